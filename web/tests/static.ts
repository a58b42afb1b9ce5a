import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const KINDS: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** A running server of plain files. */
export interface StaticServer {
  /** Where the folder is served, with a slash at the end. */
  readonly url: string;
  /** The folder that is served; may be changed at any time. */
  folder: string;
  /** Ends it. */
  close(): Promise<void>;
}

/** Serves a folder below a path as the plainest of hosts would: files, an index for folders, and no headers. */
export async function serveFolder(folder: string, below = "/"): Promise<StaticServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.startsWith(below) ? pathname.slice(below.length) || "index.html" : undefined;
    const file = path.join(served.folder, name ?? "");
    try {
      if (name === undefined || !file.startsWith(served.folder)) throw new Error("outside");
      const bytes = await readFile(file);
      response.setHeader("Content-Type", KINDS[path.extname(file)] ?? "application/octet-stream");
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const served: StaticServer = {
    url: `http://127.0.0.1:${port}${below}`,
    folder,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return served;
}
