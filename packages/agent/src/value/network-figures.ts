import { addDays, daysBetween } from '@plumbline/model/date';
import type { NetworkMetric } from '@plumbline/model/network-series';
import { citable } from '../report/build-context.ts';
import type { ReportContext } from '../report/context.ts';

/** Our name of a count, and the source's. */
const counted = {
  networkCap: 'marketCap',
  realizedCap: 'realizedCap',
  circulatingSupply: 'circulatingSupply',
  activeAddresses: 'activeAddresses',
} as const satisfies Readonly<Record<string, NetworkMetric>>;
type Counted = keyof typeof counted;

/** A count may be so old; what is older says nothing of today. */
const oldestDays = 10;
const yearDays = 365;

/** The last value on or before a day as a figure; null where no source has one that is near enough. */
function addCount(context: ReportContext, metric: Counted, id: string, day: string): string | null {
  const { book, network = [] } = context;
  for (const { series, source } of network) {
    const column = series.columns.find((one) => one.metric === counted[metric]);
    const row = column?.dates.findLastIndex((date) => date <= day) ?? -1;
    const [date, value, knownAt] = [column?.dates[row], column?.values[row], column?.knownAt[row]];
    if (column === undefined || date === undefined || value === undefined || knownAt === undefined) continue;
    if (daysBetween(date, day) > oldestDays) continue;
    book.addSource(citable(source, context.asOf));
    return book.observed({
      id,
      metric,
      value,
      ...(column.currency === undefined ? {} : { currency: column.currency }),
      asOf: date,
      knownAt,
      source: { id: source.id, locator: `${column.locator} ${date}` },
      quality: column.isDerived ? ['estimate'] : [],
    }).id;
  }
  return null;
}

/**
 * Counts of a coin's network now and a year ago: `network.<count>` and `network.<count>.yearAgo`, and the coins added in
 * between as `network.yearlyIssuance`. Answers the handles of those that are on record.
 */
export function addNetworkFigures(context: ReportContext): ReadonlyMap<string, string> {
  const { book, asOf } = context;
  const found = new Map<string, string>();
  // Object.keys widens the names of the table above to strings.
  for (const metric of Object.keys(counted) as Counted[]) {
    const now = addCount(context, metric, `network.${metric}`, asOf);
    const before = addCount(context, metric, `network.${metric}.yearAgo`, addDays(asOf, -yearDays));
    if (now !== null) found.set(metric, now);
    if (before !== null) found.set(`${metric}.yearAgo`, before);
  }
  const [supply, past] = [found.get('circulatingSupply'), found.get('circulatingSupply.yearAgo')];
  if (supply !== undefined && past !== undefined) {
    const issued = book.derived({
      id: 'network.yearlyIssuance',
      metric: 'yearlyIssuance',
      expression: 'now - before',
      inputs: [
        { name: 'now', fact: supply },
        { name: 'before', fact: past },
      ],
    });
    found.set('yearlyIssuance', issued.id);
  }
  return found;
}
