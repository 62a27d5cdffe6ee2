// A page of somebody else: another site on the loopback, with a policy of its own, that embeds runs.

import { createServer } from "node:http";

/**
 * Serves one page on a free port, at a name that makes it another site than 127.0.0.1.
 * @param {string} body what it has, as HTML
 * @param {string} lab the origin that it embeds
 * @param {Record<string, string>} [headers] more of them, or others
 */
export async function serveHost(body, lab, headers = {}) {
  const server = createServer((_, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; script-src ${lab}; frame-src ${lab}; img-src data:`,
      ...headers,
    });
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Somebody else's page</title>${body}</html>`,
    );
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://localhost:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(null));
        server.closeAllConnections();
      }),
  };
}
