import { dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Interval } from '@plumbline/model/bar';
import { asKnown } from '@plumbline/quant/evidence/as-known';
import type { EvidenceAsset } from '@plumbline/quant/evidence/evidence-input';
import { accountOf } from '@plumbline/quant/engine/strategy/account-terms';
import { outOfSampleRow } from '@plumbline/quant/engine/strategy/out-of-sample-row';
import type { UniverseData } from './load-universe.ts';

/** A history shorter than this has no end that could be kept apart. */
const fewestRows = 60;

/** The end of a history that a back-test counts as out of sample: exactly what a kept strategy is later judged on. */
export function sealedSpanOf({ assets, missing }: UniverseData): { readonly from: string; readonly to: string } {
  const times = [...new Set(assets.flatMap(({ bars }) => [...bars.time]))].toSorted((a, b) => a - b);
  if (times.length < fewestRows) {
    const reasons = missing.map(({ instrumentId, reason }) => ` ${instrumentId}: ${reason}`).join('');
    throw new PlumblineError(
      'data-unavailable',
      `There are too few prices to keep an end of the history sealed.${reasons}`,
    );
  }
  const row = outOfSampleRow(times.length, accountOf(assets).outOfSample);
  return { from: dateOf(times[row] ?? 0), to: dateOf(times.at(-1) ?? 0) };
}

function upTo(assets: readonly EvidenceAsset[], bar: Interval, end: number): readonly EvidenceAsset[] {
  return assets.flatMap((asset) => {
    const last = asset.bars.time.findLastIndex((instant) => instant < end);
    return last < 1 ? [] : [asKnown(asset, last, bar)];
  });
}

/** What a strategy reads without anything of the sealed span: no bar, no action, no rate, nothing that became known in it. */
export function beforeSealed(universe: UniverseData, bar: Interval, from: string): UniverseData {
  const end = timeOf(from);
  const { assets, references, others, rates, benchmark } = universe;
  const count = (time: Float64Array): number => time.findLastIndex((instant) => instant < end) + 1;
  return {
    ...universe,
    assets: upTo(assets, bar, end),
    references: upTo(references, bar, end),
    others: upTo(others, bar, end),
    rates: Object.fromEntries(
      Object.entries(rates).map(([currency, { time, rate }]) => {
        const rows = count(time);
        return [currency, { time: time.subarray(0, rows), rate: rate.subarray(0, rows) }];
      }),
    ),
    benchmark:
      benchmark === null
        ? null
        : {
            time: benchmark.time.subarray(0, count(benchmark.time)),
            close: benchmark.close.subarray(0, count(benchmark.time)),
          },
  };
}
