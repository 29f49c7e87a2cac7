import type { BarColumns } from '@plumbline/model/bar';
import type { UniverseScope } from './expression-context.ts';

type Samples = UniverseScope['samples'];

/** What an instrument of a universe reads. */
interface Read {
  readonly id: string;
  readonly sector?: string;
  readonly bars: BarColumns;
  readonly dividends?: Float64Array;
  readonly splits?: Float64Array;
  readonly series?: Readonly<Record<string, Float64Array>>;
}

interface Kept {
  readonly of: readonly unknown[];
  readonly samples: Samples;
}

/** By the first instrument: prices do not change, and runs over the same ones follow one another. */
const kept = new WeakMap<BarColumns, Kept>();

/** Numbers that a universe keeps beyond what a run adds: 16 MB. */
const mostNumbers = 2 ** 21;

/**
 * What earlier runs found of these very instruments at these rows, to be read and added to: whoever turns the weight of one
 * factor asks for the same cross-sections again. What was asked for longest ago makes room.
 */
export function keptSamples(
  assets: readonly Read[],
  references: readonly Read[],
  sampledAt: readonly number[],
  membership: UniverseScope['membership'] = null,
): Samples {
  const [first] = assets;
  if (first === undefined) return new Map();
  const of: unknown[] = [assets.length, membership, ...sampledAt];
  for (const { id, sector, bars, dividends, splits, series } of [...assets, ...references]) {
    of.push(id, sector, bars, dividends, splits, series);
  }
  const known = kept.get(first.bars);
  if (known?.of.length !== of.length || of.some((part, k) => part !== known.of[k])) {
    const samples: Samples = new Map();
    kept.set(first.bars, { of, samples });
    return samples;
  }
  const { samples } = known;
  const most = Math.floor(mostNumbers / (assets.length * sampledAt.length));
  for (const text of samples.keys()) {
    if (samples.size <= most) break;
    samples.delete(text);
  }
  return samples;
}

/** The samples under a text, one column per member, made once and then the last to make room. */
export function sampleOf(samples: Samples, text: string, make: () => readonly Float64Array[]): readonly Float64Array[] {
  const columns = samples.get(text) ?? make();
  samples.delete(text);
  samples.set(text, columns);
  return columns;
}
