import type { CorporateAction } from '@plumbline/model/corporate-action';
import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument } from '@plumbline/model/instrument';
import { textIn } from './cells.ts';
import type { ReportRow } from './schema.ts';

const currencies: Readonly<Record<string, string>> = { 港币: 'HKD', 港元: 'HKD', 美元: 'USD', 人民币: 'CNY' };
const money = '(港币|港元|美元|人民币)';

/** `2026/05/15` or with dashes → the date; null when absent or no date. */
function dateIn(row: ReportRow, column: string): string | null {
  const text = textIn(row, column)?.slice(0, 10).replaceAll('/', '-') ?? '';
  return isDate(text) ? text : null;
}

/** Shares of another company, handed out: what they are worth is no dividend in money. */
const isInKind = (plan: string): boolean => /分派\d+股/.test(plan);

interface Paid {
  readonly amount: number;
  readonly currency: string;
}

/**
 * What is paid on a share, in dollars of Hong Kong where the plan says what it is worth in them: `每股派港币5.3元`,
 * `每股派美元0.1元(相当于港币0.784234元(计算值))`, `每股派0.13美元`. Null where nothing is paid in money.
 */
function paidOn(plan: string): Paid | null {
  if (isInKind(plan)) return null;
  const worth = /相当于港[币元]([\d.]+)元?/.exec(plan)?.[1];
  const [, before, amountAfter] = new RegExp(`每股派${money}([\\d.]+)元?`).exec(plan) ?? [];
  const [, amountBefore, after] = new RegExp(`每股派([\\d.]+)${money}`).exec(plan) ?? [];
  const currency = currencies[before ?? after ?? ''];
  if (currency === undefined) return null;
  return worth === undefined
    ? { amount: Number(amountAfter ?? amountBefore), currency }
    : { amount: Number(worth), currency: 'HKD' };
}

/** Shares after over shares before, of bonus shares and of capital turned into shares: `每10股派送8股,每10股转12股` → 3. */
function ratioOf(plan: string): number | null {
  const given = [...plan.matchAll(/每([\d.]+)股(?:派送|送|转|轉)([\d.]+)(?:红)?股/g)];
  const more = given.reduce((sum, [, per, shares]) => sum + Number(shares) / Number(per), 0);
  return more > 0 ? Number((1 + more).toPrecision(10)) : null;
}

function refusal(how: string, plan: string): PlumblineError {
  return new PlumblineError('data-refused', `Eastmoney tells of a payment ${how}: ${plan.slice(0, 80)}.`);
}

/**
 * Rows of RPT_HKF10_MAIN_DIVBASIC → dividends and bonus issues with an ex-date. The plan is a sentence: one of a kind that is not
 * known is refused as a whole, since a payment that is left out would bend every return. Splits and consolidations are no
 * distributions and are not in this table.
 */
export function normaliseHongKongActions(
  rows: readonly ReportRow[],
  instrument: Instrument,
): readonly CorporateAction[] {
  return rows
    .flatMap((row): readonly CorporateAction[] => {
      const plan = textIn(row, 'PLAN_EXPLAIN') ?? '';
      const exDate = dateIn(row, 'EX_DIVIDEND_DATE');
      if (exDate === null || /不派|不分配|不派息/.test(plan)) return [];
      const notice = dateIn(row, 'NOTICE_DATE');
      const base = {
        instrumentId: instrument.id,
        exDate,
        knownAt: notice !== null && notice < exDate ? notice : exDate,
      };
      const paid = paidOn(plan);
      const ratio = ratioOf(plan);
      if (paid === null && ratio === null && !isInKind(plan)) throw refusal('in words we do not know', plan);
      // The price falls by what is paid in its own money; what that is worth is told by the plan or by nobody.
      if (paid !== null && paid.currency !== instrument.currency) throw refusal('in other money than the price', plan);
      return [
        ...(ratio === null ? [] : [{ kind: 'split' as const, ...base, ratio }]),
        ...(paid === null ? [] : [{ kind: 'dividend' as const, ...base, ...paid }]),
      ];
    })
    .toSorted((a, b) => a.exDate.localeCompare(b.exDate));
}
