import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BarColumns } from '@plumbline/model/bar';

/** What the peer needs for one number of an indicator, and its last value, to see that both compute the same. */
export interface PeerFigure {
  readonly ns: number;
  readonly last: number;
}

/** The textbook loops of `bench/peers/classic.c`, compiled here: call it to have them timed. Null where nothing compiles. */
export function compiledPeer(bars: BarColumns): (() => ReadonlyMap<string, PeerFigure>) | null {
  const folder = fileURLToPath(new URL('../../.cache/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const program = join(folder, 'classic');
  const data = join(folder, 'classic.bars');
  const source = fileURLToPath(new URL('../peers/classic.c', import.meta.url));
  if (spawnSync(process.env.CC ?? 'cc', ['-O2', '-o', program, source, '-lm']).status !== 0) return null;
  const columns = [bars.open, bars.high, bars.low, bars.close];
  writeFileSync(data, Buffer.concat(columns.map((column) => Buffer.from(new Float64Array(column).buffer))));
  return () => {
    const { status, stdout } = spawnSync(program, [data], { encoding: 'utf8' });
    if (status !== 0) throw new Error('the compiled peer could not read its bars');
    return new Map(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
        .map(([id, ns, last]) => [id, { ns: Number(ns), last: Number(last) }] as const),
    );
  };
}
