import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Pictures and fonts are compressed by their own formats. */
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

type Coding = 'br' | 'gzip' | 'identity';
type Bytes = Uint8Array<ArrayBuffer>;

interface StaticFile {
  readonly stamp: string;
  readonly etag: string;
  readonly type: string;
  readonly bodies: Map<Coding, Promise<Bytes>>;
}

const compress: Readonly<Record<'br' | 'gzip', (bytes: Bytes) => Promise<Uint8Array>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
const neighbour = { br: '.br', gzip: '.gz' } as const;

/** Serves the built web: hashed assets for ever, everything else checked again each time. Null = no such file. */
export function staticFiles(root: string): (request: Request, path: string) => Promise<Response | null> {
  const known = new Map<string, StaticFile>();

  const load = async (file: string): Promise<StaticFile | null> => {
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const stamp = `${found.mtimeMs}-${found.size}`;
    const cached = known.get(file);
    if (cached?.stamp === stamp) return cached;
    const bytes = new Uint8Array(await readFile(file));
    const fresh: StaticFile = {
      stamp,
      etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
      type: types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      bodies: new Map([['identity', Promise.resolve(bytes)]]),
    };
    known.set(file, fresh);
    return fresh;
  };

  return async (request, path) => {
    const file = inside(root, path);
    const found = file === null ? null : await load(file);
    if (file === null || found === null) return null;
    const coding = codingFor(request, found.type);
    const etag = `"${found.etag}-${coding}"`;
    const headers = new Headers({
      'content-type': found.type,
      etag,
      vary: 'accept-encoding',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    if (coding !== 'identity') headers.set('content-encoding', coding);
    return new Response(request.method === 'HEAD' ? null : await bodyOf(file, found, coding), { headers });
  };
}

/** The file a path names. No part may start with a dot, which rules out hidden files and every way upwards. */
function inside(root: string, path: string): string | null {
  let parts: string[];
  try {
    parts = decodeURIComponent(path).split('/').filter(Boolean);
  } catch {
    return null;
  }
  return parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part)) ? null : join(root, ...parts);
}

function codingFor(request: Request, type: string): Coding {
  if (!compressible.test(type)) return 'identity';
  if (acceptsEncoding(request, 'br')) return 'br';
  return acceptsEncoding(request, 'gzip') ? 'gzip' : 'identity';
}

/** A compressed file that the build left beside it, else compressed once here. */
function bodyOf(file: string, { bodies }: StaticFile, coding: Coding): Promise<Bytes> {
  const made = bodies.get(coding);
  if (made !== undefined) return made;
  const body = makeBody(file, bodies, coding);
  bodies.set(coding, body);
  return body;
}

async function makeBody(file: string, bodies: StaticFile['bodies'], coding: Coding): Promise<Bytes> {
  const plain = (await bodies.get('identity')) ?? new Uint8Array();
  if (coding === 'identity') return plain;
  const built = await readFile(file + neighbour[coding]).catch(() => null);
  return new Uint8Array(built ?? (await compress[coding](plain)));
}
