import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  existsSync,
  chmodSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** A browser and what its environment needs. */
export interface BrowserBinary {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** Writes the plain files of a tar archive: 512-byte headers, contents padded to 512 bytes. */
function untar(archive: Buffer, into: string): void {
  let at = 0;
  while (at + 512 <= archive.length) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    if (name === '') return;
    const size = Number.parseInt(archive.toString('utf8', at + 124, at + 136), 8);
    const isFile = archive[at + 156] === 0x30 || archive[at + 156] === 0;
    const path = join(into, name);
    if (!path.startsWith(into)) throw new Error(`archive entry leaves its folder: ${name}`);
    if (isFile) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, archive.subarray(at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

/**
 * The browser inside the optional npm package, unpacked once into a private, versioned folder.
 * The package's own unpacker writes to a fixed shared path and trusts whatever lies there.
 */
export function unpackChromium(): BrowserBinary | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const require = createRequire(import.meta.url);
  let bin: string;
  let version: string;
  try {
    const manifest = join(dirname(require.resolve('@sparticuz/chromium')), '../..', 'package.json');
    const home = existsSync(manifest)
      ? dirname(manifest)
      : join(fileURLToPath(new URL('../../node_modules/@sparticuz/chromium', import.meta.url)));
    bin = join(home, 'bin');
    // The manifest is JSON of a known package.
    version = (JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
  const home = join(cache, `chromium-${version}`);
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true });
    const staging = mkdtempSync(join(cache, 'chromium-unpacking-'));
    const part = (name: string): Buffer => brotliDecompressSync(readFileSync(join(bin, name)));
    writeFileSync(join(staging, 'chromium'), part('chromium.br'));
    chmodSync(join(staging, 'chromium'), 0o755);
    untar(part('swiftshader.tar.br'), staging);
    untar(part('al2023.tar.br'), staging);
    untar(part('fonts.tar.br'), staging);
    try {
      renameSync(staging, home);
    } catch {
      // Another process was first.
      rmSync(staging, { recursive: true, force: true });
    }
  }
  const env: Record<string, string> = { LD_LIBRARY_PATH: join(home, 'lib') };
  if (existsSync(join(home, 'fonts'))) env.FONTCONFIG_PATH = join(home, 'fonts');
  return { executablePath: join(home, 'chromium'), env };
}
