import { addDays, dateOf, dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { NetworkColumn, NetworkMetric, NetworkSeries } from '@plumbline/model/network-series';
import type { Sourced } from '../../provider.ts';
import { figureOf, sourceOf, updatedAt } from './coin-row.ts';
import type { ChartBody, CoinRow } from './schema.ts';

/** Daily points stand at midnight UTC, give or take; the last one of an answer is the running hour. */
const midnightToleranceMs = 300_000;

interface Entry {
  readonly date: string;
  readonly knownAt: string;
  readonly value: number;
}

type Form = Pick<NetworkColumn, 'metric' | 'unit' | 'locator'> & { readonly currency?: 'USD' };

function columnOf({ metric, unit, locator, currency }: Form, entries: readonly Entry[]): readonly NetworkColumn[] {
  if (entries.length === 0) return [];
  return [
    {
      metric,
      unit,
      ...(currency === undefined ? {} : { currency }),
      dates: entries.map(({ date }) => date),
      knownAt: entries.map(({ knownAt }) => knownAt),
      values: entries.map(({ value }) => value),
      locator,
      isDerived: false,
    },
  ];
}

/** What stood at the midnight that begins a day is the close of the day before it, known on the day that begins. */
function closesOf(points: ChartBody['prices'], field: string, coinId: string, now: number): readonly Entry[] {
  const entries = points.flatMap(([at, given]): readonly Entry[] => {
    if (at > now + midnightToleranceMs) {
      throw new PlumblineError('data-refused', `CoinGecko gives ${field} of ${coinId} for days to come.`);
    }
    const midnight = Math.round(at / dayMs) * dayMs;
    const value = figureOf(given, field, coinId);
    if (value === null || Math.abs(at - midnight) > midnightToleranceMs) return [];
    const knownAt = dateOf(midnight);
    return [{ date: addDays(knownAt, -1), knownAt, value }];
  });
  if (entries.some(({ date }, row) => row > 0 && date <= (entries[row - 1]?.date ?? ''))) {
    throw new PlumblineError('data-refused', `CoinGecko lists ${field} of ${coinId} twice or out of order.`);
  }
  return entries;
}

/** The same figure as it stands now, dated now; the day's close will replace it. */
function withSnapshot(closes: readonly Entry[], snapshot: readonly Entry[]): readonly Entry[] {
  return [...closes, ...snapshot.filter(({ date }) => date > (closes.at(-1)?.date ?? ''))];
}

const supplies = [
  ['circulatingSupply', 'circulating_supply'],
  ['totalSupply', 'total_supply'],
  ['maxSupply', 'max_supply'],
] as const satisfies readonly (readonly [NetworkMetric, keyof CoinRow])[];

/** Row of a coin and its chart → price and market cap by day for a year, supply as it stands. A cap that CoinGecko does not know is left out. */
export function normaliseNetwork(
  row: CoinRow,
  chart: ChartBody,
  instrument: Instrument,
  now: number,
): Sourced<NetworkSeries> {
  const at = updatedAt(row, now);
  const snapshotOf = (field: 'current_price' | 'market_cap' | (typeof supplies)[number][1]): readonly Entry[] => {
    const value = figureOf(row[field], field, row.id);
    if (value === null || at === null) return [];
    return [{ date: dateOf(at), knownAt: dateOf(at), value }];
  };
  const prices = withSnapshot(closesOf(chart.prices, 'prices', row.id, now), snapshotOf('current_price'));
  const caps = withSnapshot(closesOf(chart.market_caps, 'market_caps', row.id, now), snapshotOf('market_cap'));
  const columns = [
    ...columnOf({ metric: 'price', unit: 'price', currency: 'USD', locator: 'prices' }, prices),
    ...columnOf({ metric: 'marketCap', unit: 'money', currency: 'USD', locator: 'market_caps' }, caps),
    ...supplies.flatMap(([metric, field]) => columnOf({ metric, unit: 'coins', locator: field }, snapshotOf(field))),
  ];
  const asOf = columns.reduce(
    (latest, { dates }) => ((dates.at(-1) ?? '') > latest ? (dates.at(-1) ?? '') : latest),
    '',
  );
  if (asOf === '') throw new PlumblineError('provider-empty', `CoinGecko has no figures of ${row.id}.`);
  return {
    value: { instrumentId: instrument.id, columns },
    source: sourceOf('reference', row.id, `${row.name} market cap and supply`, asOf, now),
  };
}
