import type { InstrumentId } from '@plumbline/model/instrument';
import type { Turn } from '../step.ts';

/** The index that the beta of a market's shares is measured against. */
const benchmarks: Readonly<Record<string, InstrumentId>> = { us: 'US:^GSPC', hk: 'HK:^HSI', cn: 'SH:^000300' };

/** "Beta of X against the S&P 500" is one figure of X; null for another index, which no beta here is measured against. */
export function againstIndex(
  ids: readonly InstrumentId[],
  topics: readonly string[],
  { listings }: Turn['directory'],
): InstrumentId | null {
  const [one, ...more] = ids.filter((id) => listings.get(id)?.kind !== 'index');
  if (one === undefined || more.length > 0 || ids.length !== 2 || !topics.every((id) => id === 'beta')) return null;
  const benchmark = benchmarks[listings.get(one)?.market ?? ''];
  return benchmark !== undefined && ids.includes(benchmark) ? one : null;
}
