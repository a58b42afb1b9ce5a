/** A button takes the focus, so that Enter and Space go on; afterwards it is given back. */
export function hold(node: HTMLElement) {
  const before = document.activeElement;
  node.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
