import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import type { LocalText } from '@plumbline/model/locale';

/** Figures of one period by line; absent where nothing is on record. */
export type Amounts = Readonly<Partial<Record<StatementLine, number>>>;

/** How far an identity is from holding: 0 where it holds to the rounding of the report. */
export interface Judgement {
  readonly by: number;
  readonly holds: boolean;
}

/** A relation that true statements keep within one period. */
export interface Identity {
  readonly id: string;
  readonly name: LocalText;
  readonly kinds: readonly ('instant' | 'year' | 'quarter')[];
  /** Lines without which there is nothing to judge, and lines it reads where they are on record. */
  readonly lines: readonly StatementLine[];
  readonly also?: readonly StatementLine[];
  /** Lines withheld when it fails; absent: all it reads. */
  readonly blames?: readonly StatementLine[];
  /** Lines that it compares only as one filing states them: a split between two filings is no fault of either. */
  readonly together?: readonly StatementLine[];
  readonly judge: (amounts: Amounts) => Judgement | null;
  /** What is left to judge where two filings tell the lines that it compares together; absent: nothing. */
  readonly judgeApart?: (amounts: Amounts) => Judgement | null;
}

/** Reports in millions round each figure by up to half a million; thousands and whole units likewise. */
export function rounding(values: readonly number[]): number {
  const unit = [1e6, 1e5, 1e3].find((size) => values.every((value) => value % size === 0)) ?? 1;
  return (values.length * unit) / 2;
}

/**
 * whole = the sum of the parts, to their rounding or a share of the whole. Amounts of one currency; `by` is what is left over,
 * 0 where it holds.
 */
export function equals(whole: number, parts: readonly number[], share = 0.005): Judgement {
  const by = whole - parts.reduce((sum, part) => sum + part, 0);
  const holds = Math.abs(by) <= Math.max(rounding([whole, ...parts]), share * Math.abs(whole));
  return { by: holds ? 0 : by, holds };
}

/** part <= whole, to their rounding. */
export function within(part: number, whole: number, share = 0.005): Judgement {
  const by = part - whole;
  const holds = by <= Math.max(rounding([part, whole]), share * Math.abs(whole));
  return { by: holds ? 0 : by, holds };
}

/** Two profits of one company: of one sign and within a factor of twelve, or apart by less than the slack. */
export function isNear(a: number, b: number, slack: number): boolean {
  const [small = 0, large = 0] = [Math.abs(a), Math.abs(b)].toSorted((x, y) => x - y);
  return Math.abs(a - b) <= Math.max(0.6 * large, slack) || (a * b > 0 && large < 12 * small);
}

/** Digits of an amount without the zeros that end it: how unlikely it is that two are alike by chance. */
export const digitsOf = (value: number): number =>
  String(Math.abs(value)).replace('.', '').replace(/0+$/, '').replace(/^0+/, '').length;

const mergerFactor = 2000;

/** So many times what stood there, and more than a slip of the unit: the shell that filed first has since bought the business. */
export function isOfAnother(before: number, after: number): boolean {
  return Math.abs(after) > mergerFactor * Math.abs(before);
}

/** A hundred or a thousand shares, all held by those who founded the company: of no size that later counts could be near. */
export const isNominal = ({ line, value }: Pick<StatementItem, 'line' | 'value'>): boolean =>
  line.startsWith('shares') && value <= 10_000 && digitsOf(value) <= 1;
