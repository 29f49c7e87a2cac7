import type { BarColumns } from '@plumbline/model/bar';
import { dateOf, dayMs } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { marketOf, type InstrumentId } from '@plumbline/model/instrument';
import type { DividendTaxValue } from '@plumbline/model/market-rule';
import { boardFor, recordsOf, type RecordOf } from '@plumbline/model/market-rules';
import { periodsOf } from '../rules/rule-periods.ts';
import type { ActionColumns } from './action-columns.ts';

/** What is taken from dividends, by the rules on record at each ex-date. */
export interface DividendTax {
  /** Share kept back from the dividend of each bar when it is paid. */
  readonly withheld: Float64Array;
  /** Money per unit sold on bar `exit` that was bought on bar `entry`, for the dividends in between; 0 = none due. */
  readonly dueAtSale: (entry: number, exit: number) => number;
}

/** The same day of the month, so many months on; the last day where the month is shorter. Days since 1970. */
function monthsLater(day: number, months: number): number {
  const date = new Date(day * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / dayMs;
}

/** The rate for shares bought and sold on two days: a tier holds up to and including its last month. */
function rateFor({ tiers }: DividendTaxValue, bought: number, sold: number): number {
  const tier = tiers.find(({ months }) => months === null || sold <= monthsLater(bought, months));
  return tier?.rate ?? 0;
}

function recordsFor(
  instrumentId: InstrumentId,
  date: string,
  preset: string | undefined,
): readonly RecordOf<'dividend-tax'>[] {
  const query = { market: marketOf(instrumentId), instrumentId, date };
  const all = recordsOf('dividend-tax', boardFor(query), query);
  const wanted = preset ?? all[0]?.value.preset;
  const chosen = all.filter(({ value }) => value.preset === wanted);
  if (chosen.length > 0 || preset === undefined) return chosen;
  const names = [...new Set(all.map(({ value }) => value.preset))].join(', ');
  const problem = `No dividend tax "${preset}" in market ${query.market}; choose one of ${names}.`;
  throw new PlumblineError('bad-input', problem, { preset });
}

/**
 * Dividend taxes of a private holder, bound to one instrument and its bars.
 *
 * What it tells an investor: what is left of dividends. Some markets keep a share back when it is paid; mainland China
 * takes it when the share is sold, by how long that share was held, oldest first (more than a year: nothing; up to a
 * year: a tenth; up to a month: a fifth). preset: the holder's kind, the market's first by default. Every dividend is taxed
 * by the record in force on its own date. Throws `no-rule` for a dividend before the first record, `bad-input` for a preset
 * that the market does not have.
 */
export function dividendTax(
  instrumentId: InstrumentId,
  { time }: BarColumns,
  { dividends, splits }: ActionColumns,
  preset?: string,
): DividendTax {
  const days = Int32Array.from(time, (at) => Math.floor(at / dayMs));
  const records = recordsFor(instrumentId, dateOf(time[0]), preset);
  const periods = periodsOf(records, days);
  const paid = [...dividends.keys()].filter((bar) => dividends[bar] > 0);
  const untold = paid.find((bar) => periods[bar] < 0);
  if (untold !== undefined && records.length > 0) {
    const problem = `No dividend tax on record for ${instrumentId} on ${dateOf(time[untold])}; it begins ${records[0].from}.`;
    throw new PlumblineError('no-rule', problem, { instrumentId, date: dateOf(time[untold]) });
  }
  const withheld = new Float64Array(time.length);
  const atSale: number[] = [];
  for (const bar of paid) {
    if (periods[bar] < 0) continue;
    const { value } = records[periods[bar]];
    if (value.due === 'payment') withheld[bar] = value.tiers[0]?.rate ?? 0;
    else atSale.push(bar);
  }
  // Units bought before a split are fewer than those sold after it.
  const grown = new Float64Array(time.length);
  let product = 1;
  for (let bar = 0; bar < time.length; bar += 1) {
    product *= splits[bar];
    grown[bar] = product;
  }
  return {
    withheld,
    dueAtSale: (entry, exit) => {
      let due = 0;
      for (const bar of atSale) {
        if (bar <= entry || bar > exit) continue;
        const perUnit = (dividends[bar] * grown[bar]) / grown[exit];
        due += perUnit * rateFor(records[periods[bar]].value, days[entry], days[exit]);
      }
      return due;
    },
  };
}
