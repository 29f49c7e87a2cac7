import { dateOf } from '@plumbline/model/date';
import { type BarTable, at } from '../bar-table.ts';
import type { SeriesCheck } from '../check.ts';
import type { Finding, Repair } from '../finding.ts';

/** What the adjusted close says happened between one row and the next. */
interface AdjustedStep {
  /** By how much more the earlier row is adjusted than the later one. */
  readonly factor: number;
  /** The payment that would explain it, per share. */
  readonly paid: number;
  /** What rounding alone can make of nothing. */
  readonly tolerance: number;
}

const mostDecimals = 8;
/** Sources that carry single precision round at this share of a price. */
const singlePrecision = 3e-6;

/** Half of the last printed place of a column, seen over a few of its values. */
function roundingOf(column: Float64Array): number {
  const known = column.filter(Number.isFinite).subarray(0, 50);
  for (let decimals = 0; decimals <= mostDecimals; decimals++) {
    const scale = 10 ** decimals;
    if (known.every((value) => Math.abs(Math.round(value * scale) / scale - value) < 1e-9)) return 0.5 / scale;
  }
  return 0;
}

/** Null where there is no adjusted close or either row lacks it. */
function adjustedStep({ columns: { close }, adjustedClose }: BarTable, row: number): AdjustedStep | null {
  if (adjustedClose === undefined) return null;
  const before = at(close, row - 1);
  const factor = at(adjustedClose, row - 1) / before / (at(adjustedClose, row) / at(close, row));
  if (!Number.isFinite(factor)) return null;
  const rounding = Math.max(
    roundingOf(adjustedClose) / at(adjustedClose, row - 1),
    roundingOf(close) / before,
    singlePrecision,
  );
  return { factor, paid: (1 - factor) * before, tolerance: 4 * rounding * before };
}

/** A payment this large must be seen in the price. */
const visibleShare = 0.15;
/** Seen is a fall of at least this share of it, at the lowest price of the day or the next. */
const seenShare = 0.25;
/** Two payments of one amount within so many rows are one payment listed twice. */
const repeatRows = 10;
const sameAmount = 0.02;

interface Payment {
  readonly row: number;
  readonly amount: number;
  /** Close before the day. */
  readonly before: number;
  /** The deepest fall from it on the day or the next. */
  readonly fall: number;
  readonly gains: number;
  /** What the adjusted close says was paid; null without that column. */
  readonly step: AdjustedStep | null;
}

function paymentsOf(table: BarTable, dividends: Float64Array): readonly Payment[] {
  const { close, low } = table.columns;
  return [...dividends.keys()]
    .filter((row) => row > 0 && at(dividends, row) > 0)
    .map((row) => {
      const before = at(close, row - 1);
      const lowest = Math.min(at(low, row), row + 1 < low.length ? at(low, row + 1) : Number.POSITIVE_INFINITY);
      return {
        row,
        amount: at(dividends, row),
        before,
        fall: before - lowest,
        gains: table.capitalGains === undefined ? 0 : at(table.capitalGains, row) || 0,
        step: adjustedStep(table, row),
      };
    });
}

const isNear = (a: number, b: number, share: number): boolean => Math.abs(a - b) <= share * Math.abs(b);

/** The adjusted close before a day follows from what was paid on it: everything earlier is scaled along. */
function readjust({ row, before, step }: Payment, paid: number): readonly Repair[] {
  if (step === null) return [];
  const factor = (1 - paid / before) / step.factor;
  return [{ action: 'scale', columns: ['adjustedClose'], factor, from: 0, to: row - 1 }];
}

function finding(table: BarTable, { row }: Payment, why: string, repair: readonly Repair[] = []): Finding {
  return {
    row,
    kind: 'bad-dividend',
    severity: 'warn',
    why: `${dateOf(at(table.columns.time, row))}: ${why}`,
    ...(repair.length > 0 && { repair }),
  };
}

function repeated(payment: Payment, all: readonly Payment[]): Payment | undefined {
  return all.find(
    (other) =>
      other.row !== payment.row &&
      Math.abs(other.row - payment.row) <= repeatRows &&
      isNear(other.amount, payment.amount, sameAmount),
  );
}

const isUnseen = ({ amount, before, fall }: Payment): boolean =>
  amount / before >= visibleShare && fall < seenShare * amount;

function checkTooLarge(table: BarTable, payment: Payment): Finding | null {
  if (!isUnseen(payment)) return null;
  const { amount, before } = payment;
  const paid = amount / 100;
  return finding(
    table,
    payment,
    `a dividend of ${amount} on a price of ${before} that hardly fell: it is a hundred times too large`,
    [{ action: 'set', column: 'dividends', value: paid }, ...readjust(payment, paid)],
  );
}

/** Funds list a capital gain beside a payment that already holds it; together they would take it out twice. */
function checkGains(table: BarTable, payment: Payment): Finding | null {
  const { amount, gains, before, row, step } = payment;
  if (gains <= 0 || amount < gains * (1 - sameAmount)) return null;
  if (step !== null && !isNear(step.paid, amount + gains, 0.1)) return null;
  const fell = before - at(table.columns.close, row);
  if (Math.abs(fell - amount) >= Math.abs(fell - amount - gains)) return null;
  return finding(table, payment, `the capital gain of ${gains} is already part of the payment of ${amount}`, [
    { action: 'set', column: 'dividends', value: Math.max(0, amount - gains) },
    ...readjust(payment, amount),
  ]);
}

function checkUnadjusted(table: BarTable, payment: Payment, all: readonly Payment[]): Finding {
  const { amount } = payment;
  const twin = repeated(payment, all);
  if (twin !== undefined) {
    const other = dateOf(at(table.columns.time, twin.row));
    return finding(table, payment, `the dividend of ${amount} is listed again on ${other}, where it is taken out`, [
      { action: 'set', column: 'dividends', value: 0 },
    ]);
  }
  return finding(table, payment, `the adjusted close leaves out the dividend of ${amount}`, readjust(payment, amount));
}

function checkOtherAmount(table: BarTable, payment: Payment, step: AdjustedStep): Finding {
  const { amount, before, fall } = payment;
  const shown = Number(step.paid.toPrecision(4));
  const contradiction = `the adjusted close takes out ${shown} where a dividend of ${amount} is listed`;
  const ratio = step.paid / amount;
  if (isNear(ratio, 100, 0.1) && step.paid / before >= 0.02 && fall >= step.paid / 2) {
    return finding(table, payment, `${contradiction}; the price fell by the larger amount`, [
      { action: 'set', column: 'dividends', value: amount * 100 },
    ]);
  }
  if (isNear(ratio, 100, 0.1)) {
    return finding(table, payment, `${contradiction}; the price did not fall by that`, readjust(payment, amount));
  }
  if (isNear(ratio, 0.01, 0.1) && fall >= amount / 2) {
    return finding(table, payment, `${contradiction}; the price fell by what is listed`, readjust(payment, amount));
  }
  return finding(table, payment, contradiction);
}

function checkPayment(table: BarTable, payment: Payment, all: readonly Payment[]): Finding | null {
  const { amount, before, step, gains } = payment;
  const large = checkTooLarge(table, payment) ?? checkGains(table, payment);
  if (large !== null) return large;
  if (amount >= before)
    return finding(table, payment, `a dividend of ${amount} is not smaller than the price ${before}`);
  if (step === null) return null;
  const due = amount + gains;
  const isVisible = due > 2 * step.tolerance;
  if (isVisible && Math.abs(step.paid) <= step.tolerance) return checkUnadjusted(table, payment, all);
  if (Math.abs(step.paid - due) <= step.tolerance + sameAmount * due) return null;
  return checkOtherAmount(table, payment, step);
}

/** Dividends against the price, which falls by a large one, and against the adjusted close of the same source. */
export const checkDividends: SeriesCheck = (table) => {
  const { dividends } = table;
  if (dividends === undefined) return [];
  const payments = paymentsOf(table, dividends);
  return payments.flatMap((payment) => checkPayment(table, payment, payments) ?? []);
};
