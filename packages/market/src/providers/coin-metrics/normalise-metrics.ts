import { addDays, dateOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import type { NetworkColumn, NetworkMetric, NetworkSeries } from '@plumbline/model/network-series';
import type { Unit } from '@plumbline/model/units';
import type { Sourced } from '../../provider.ts';
import type { Field } from './build-query.ts';
import type { MetricsRow } from './schema.ts';
import { sourceTitles } from '../../source-titles.ts';

interface Meaning {
  readonly field: Field;
  readonly metric: NetworkMetric;
  readonly unit: Unit;
  readonly currency?: 'USD';
  /** Whether zero is a figure (an idle day) or a gap (a price of nothing). */
  readonly mayBeZero: boolean;
}

const meanings: readonly Meaning[] = [
  { field: 'PriceUSD', metric: 'price', unit: 'price', currency: 'USD', mayBeZero: false },
  { field: 'CapMrktCurUSD', metric: 'marketCap', unit: 'money', currency: 'USD', mayBeZero: false },
  { field: 'CapMVRVCur', metric: 'mvrv', unit: 'multiple', mayBeZero: false },
  { field: 'AdrActCnt', metric: 'activeAddresses', unit: 'count', mayBeZero: true },
  { field: 'TxCnt', metric: 'transactions', unit: 'count', mayBeZero: true },
  { field: 'SplyCur', metric: 'circulatingSupply', unit: 'coins', mayBeZero: false },
];

const licence =
  'Coin Metrics Community Data, CC BY-NC 4.0: non-commercial use only, https://creativecommons.org/licenses/by-nc/4.0/';

interface Day {
  readonly date: string;
  readonly row: MetricsRow;
}

/** The days that are over, each once, oldest first; anything else is not the history that was asked for. */
function daysOf(rows: readonly MetricsRow[], asset: string, now: number): readonly Day[] {
  const today = dateOf(now);
  const days = rows.map((row) => ({ date: row.time.slice(0, 10), row }));
  const other = rows.find((row) => row.asset !== asset);
  if (other !== undefined) {
    throw new PlumblineError('data-refused', `Coin Metrics was asked for ${asset} and answered for ${other.asset}.`);
  }
  if (days.some(({ date }, at) => at > 0 && date <= (days[at - 1]?.date ?? ''))) {
    throw new PlumblineError('data-refused', `Coin Metrics lists days of ${asset} twice or out of order.`);
  }
  if (days.some(({ date }) => date > today)) {
    throw new PlumblineError('data-refused', `Coin Metrics gives figures of ${asset} for days to come.`);
  }
  return days.filter(({ date }) => date < today);
}

/** A figure, or null where there is none; a negative one spoils the whole answer. */
function figureOf(text: string | null | undefined, { field, mayBeZero }: Meaning, date: string): number | null {
  if (text === null || text === undefined) return null;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) {
    throw new PlumblineError('data-refused', `Coin Metrics gives ${field} as ${text} on ${date}.`);
  }
  return value > 0 || mayBeZero ? value : null;
}

function columnOf(days: readonly Day[], meaning: Meaning): NetworkColumn {
  const { field, metric, unit, currency } = meaning;
  const known = days.flatMap(({ date, row }) => {
    const value = figureOf(row[field], meaning, date);
    return value === null ? [] : [{ date, value }];
  });
  return {
    metric,
    unit,
    ...(currency === undefined ? {} : { currency }),
    dates: known.map(({ date }) => date),
    knownAt: known.map(({ date }) => addDays(date, 1)),
    values: known.map(({ value }) => value),
    locator: field,
    isDerived: false,
  };
}

/** The free tier withholds realised cap and gives the ratio of market cap to it. */
function realizedCapOf(marketCap: NetworkColumn, mvrv: NetworkColumn): NetworkColumn {
  const ratios = new Map(mvrv.dates.map((date, row) => [date, mvrv.values[row]]));
  const known = marketCap.dates.flatMap((date, row) => {
    const [cap, ratio] = [marketCap.values[row], ratios.get(date)];
    return cap === undefined || ratio === undefined ? [] : [{ date, value: cap / ratio }];
  });
  return {
    ...marketCap,
    metric: 'realizedCap',
    dates: known.map(({ date }) => date),
    knownAt: known.map(({ date }) => addDays(date, 1)),
    values: known.map(({ value }) => value),
    locator: 'CapMrktCurUSD / CapMVRVCur',
    isDerived: true,
  };
}

/** Rows of daily figures → columns by metric. A figure of a day is known on the next: days end at 00:00 UTC and are computed then. */
export function normaliseMetrics(
  rows: readonly MetricsRow[],
  instrument: Instrument,
  asset: string,
  now: number,
): Sourced<NetworkSeries> {
  const days = daysOf(rows, asset, now);
  const read = meanings.map((meaning) => columnOf(days, meaning));
  const [marketCap, mvrv] = (['marketCap', 'mvrv'] as const).map((metric) => read.find((one) => one.metric === metric));
  const derived = marketCap === undefined || mvrv === undefined ? [] : [realizedCapOf(marketCap, mvrv)];
  const columns = [...read, ...derived].filter((column) => column.values.length > 0);
  const asOf = columns.reduce(
    (latest, { dates }) => ((dates.at(-1) ?? '') > latest ? (dates.at(-1) ?? '') : latest),
    '',
  );
  if (asOf === '') throw new PlumblineError('provider-empty', `Coin Metrics has no free figures of ${asset}.`);
  return {
    value: { instrumentId: instrument.id, columns },
    source: {
      id: `coin-metrics-${asset}`,
      kind: 'reference',
      publisher: 'Coin Metrics',
      ...sourceTitles.network(asset.toUpperCase()),
      url: `https://charts.coinmetrics.io/crypto-data/?asset=${asset}`,
      retrievedAt: now,
      asOf,
      locator: asset,
      simulated: false,
      attribution: licence,
    },
  };
}
