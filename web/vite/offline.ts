import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transformWithOxc, type Plugin, type ResolvedConfig } from "vite";
import { filesOf } from "./folder.ts";

/** Copies for servers, and fonts in the form that only browsers without service workers need. */
const UNASKED = /\.(br|gz|map|woff)$/;

/** The engine of a game: kept when that game is opened. */
const ENGINE = /(?:^|\/)(\w+)_bg-[\w-]+\.wasm$/;

/** Writes `sw.js`, the service worker of `src/sw.ts`, with the list of everything that was built. */
export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "sandtable-offline",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const folder = path.resolve(config.root, config.build.outDir);
        const files = await digests(folder);
        const source = path.resolve(config.root, "src/sw.ts");
        const code = await readFile(source, "utf8");
        const version = digest(code + JSON.stringify(files), "hex").slice(0, 16);
        const script = await transformWithOxc(code, source, {
          target: "es2022",
          define: { __VERSION__: JSON.stringify(version), __FILES__: JSON.stringify(files) },
        });
        await writeFile(path.join(folder, "sw.js"), script.code);
      },
    },
  };
}

/**
 * Each file with its digest as `fetch` checks it, and the game of which it is the engine. The page itself goes by the name
 * of its folder.
 */
async function digests(folder: string): Promise<[path: string, integrity: string, game?: string][]> {
  const kept = (await filesOf(folder)).filter((file) => file !== "sw.js" && !UNASKED.test(file));
  return Promise.all(
    kept.map(async (file): Promise<[string, string, string?]> => {
      const integrity = `sha256-${digest(await readFile(path.join(folder, file)), "base64")}`;
      const game = ENGINE.exec(file)?.[1];
      return game ? [file, integrity, game] : [file === "index.html" ? "./" : file, integrity];
    }),
  );
}

function digest(data: string | Buffer, form: "hex" | "base64"): string {
  return createHash("sha256").update(data).digest(form);
}
