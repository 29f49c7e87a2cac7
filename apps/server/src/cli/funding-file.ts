import { dateOf, timeOf } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, type InstrumentId } from '@plumbline/model/instrument';
import { ruleOn } from '@plumbline/model/market-rules';
import { fundingRates, usualGap, type FundingPayment } from '@plumbline/quant/engine/backtest/actions/funding-columns';
import { timeNames } from './bars-file.ts';
import { numberColumn, readCsv, refuseCell } from './csv-table.ts';
import { timeOfCell } from './time-cell.ts';

const settledNames = ['calc_time', 'fundingtime', 'funding_time', ...timeNames];
const rateNames = ['last_funding_rate', 'fundingrate', 'funding_rate', 'lastfundingrate', 'funding', 'rate'];
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** No venue has settled more than a few per cent at once: larger numbers are per cent, or something else. */
const mostRate = 0.1;

/** Rates of a file by settlement, rising. Venues stamp them some milliseconds late: they count from the minute. */
export async function readFunding(file: string): Promise<readonly FundingPayment[]> {
  const table = await readCsv(file);
  const placeOf = (names: readonly string[], field: string): number => {
    const at = names.map((name) => table.names.indexOf(name)).find((place) => place >= 0);
    if (at !== undefined) return at;
    throw new PlumblineError('bad-input', `${file}: there is no column "${field}".`, { file, field, row: 0 });
  };
  const [timeAt, rateAt] = [placeOf(settledNames, 'time'), placeOf(rateNames, 'rate')];
  const rates = numberColumn(table, rateAt);
  const payments: FundingPayment[] = [];
  for (let row = 0; row < table.count; row += 1) {
    const at = Math.round(timeOfCell(table.cell(row, timeAt)) / minuteMs) * minuteMs;
    const rate = rates[row] ?? Number.NaN;
    if (Number.isNaN(at)) refuseCell(table, 'time', row, `is "${table.cell(row, timeAt)}", which is not a time.`);
    if (!(Math.abs(rate) <= mostRate)) {
      refuseCell(table, 'rate', row, `must be a share such as 0.0001 for 0.01 %, not "${table.cell(row, rateAt)}".`);
    }
    if (at <= (payments.at(-1)?.at ?? -Infinity)) refuseCell(table, 'time', row, 'is not later than the row before.');
    payments.push({ at, rate });
  }
  return payments;
}

/** When the last bar is over, as far as the usual distance of bars tells. */
function endOf(time: Float64Array): number {
  return (time.at(-1) ?? 0) + usualGap(time);
}

/** The interest on record at every settlement of the bars, the premium taken as nought. */
export function interestOf(id: InstrumentId, time: Float64Array): readonly FundingPayment[] {
  if (marketOf(id) !== 'crypto') {
    throw new PlumblineError('no-rule', `No funding is on record for ${id}: give a file.`, { field: '--funding' });
  }
  const from = time[0] ?? 0;
  const hours = ruleOn('funding', { market: 'crypto', instrumentId: id, date: dateOf(from) }).value.intervalHours;
  const first = timeOf(dateOf(from));
  const count = Math.ceil((endOf(time) - first) / (hours * minuteMs * 60));
  const times = Array.from({ length: Math.max(0, count) }, (_, k) => first + k * hours * 60 * minuteMs);
  return fundingRates(
    id,
    times.map((at) => ({ at, premium: 0 })),
  );
}

function shown(at: number): string {
  return new Date(at).toISOString().replace(/T00:00:00\.000Z$|:00\.000Z$/, (end) => (end.startsWith('T') ? '' : 'Z'));
}

/**
 * What is to be said of the payments of a file beside bars: null where they reach from end to end, but for a day. Throws
 * `bad-input` where none of them falls on the bars, because nothing would be paid.
 */
export function fundingGap(
  file: string,
  id: string,
  payments: readonly FundingPayment[],
  time: Float64Array,
): string | null {
  const [from, to] = [time[0] ?? 0, endOf(time)];
  const [first, last] = [payments[0]?.at, payments.at(-1)?.at];
  const refuse = (problem: string): never => {
    throw new PlumblineError('bad-input', `--funding ${file}: ${problem}`, { file, field: '--funding' });
  };
  if (first === undefined || last === undefined) return refuse('there are no settlements in it.');
  const known = `settlements from ${shown(first)} to ${shown(last)}`;
  const span = `the bars of ${id}, from ${shown(from)} to ${shown(to)}`;
  if (!payments.some(({ at }) => at > from && at < to)) {
    return refuse(`it has ${known}, none of them within ${span}: nothing would be paid. Give the file for this time.`);
  }
  if (first <= from + dayMs && last >= to - dayMs) return null;
  return `--funding ${file} has ${known} only: none is paid for the rest of ${span}.`;
}
