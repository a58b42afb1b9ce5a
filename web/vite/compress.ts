import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";
import { filesOf } from "./folder.ts";

/** Kinds of files that are not compressed yet. */
const COMPRESSIBLE = /\.(html|js|css|json|svg|wasm|ftl|txt|webmanifest)$/;

/** Below this a compressed copy saves no packet. */
const WORTHWHILE = 1024;

/** Lays a `.br` and a `.gz` copy beside each file that they make smaller, for servers that hand out such copies. */
export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "sandtable-compress",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const folder = path.resolve(config.root, config.build.outDir);
        const files = (await filesOf(folder)).filter((file) => COMPRESSIBLE.test(file));
        await Promise.all(files.map((file) => lay(path.join(folder, file))));
      },
    },
  };
}

async function lay(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < WORTHWHILE) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const copies = {
    br: await promisify(brotliCompress)(plain, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: await promisify(gzip)(plain, { level: 9 }),
  };
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < plain.length * 0.95) await writeFile(`${file}.${ending}`, copy);
  }
}
