import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The policy of the product: what breaks it here would break there. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'";

export interface BuiltServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds pages that are not part of the product into a folder of their own and serves them under the product's policy. */
export async function serveBuilt(config: string, folder: string): Promise<BuiltServer> {
  const out = join(root, '.cache', folder);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Not in this thread: a runner whose worker says nothing for a minute gives it up.
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--config', join(root, config), '--outDir', out, '--logLevel', 'error'],
    { cwd: root },
  );
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://built').pathname);
    readFile(join(out, path)).then(
      (body) => {
        response.writeHead(200, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'content-security-policy': policy,
        });
        response.end(body);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the built pages have no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
