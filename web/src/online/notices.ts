// "Your turn", told by the browser to whoever looks at something else.
export type May = "yes" | "ask" | "no";

export function mayNotify(): May {
  if (typeof Notification === "undefined" || Notification.permission === "denied") return "no";
  return Notification.permission === "granted" ? "yes" : "ask";
}

export async function wantNotices(): Promise<May> {
  await Notification.requestPermission();
  return mayNotify();
}

/** Tells it, unless somebody looks at the table already. A click leads there. */
export function notify(title: string, body: string, tag: string) {
  if (mayNotify() !== "yes" || !document.hidden) return;
  const notice = new Notification(title, { body, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
