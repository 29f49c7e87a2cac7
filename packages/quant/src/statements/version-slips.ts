import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const signs = localText(
  'of two signs filed for one amount, the one that the other figures prove',
  '同一数额先后以相反符号申报时，取其他数据所证明的符号',
  '同一數額先後以相反符號申報時，取其他數據所證明的符號',
);

const sizes = localText(
  'of two scales filed for one amount, that of the periods beside it',
  '同一数额先后以不同单位申报时，取与相邻期间一致的数量级',
  '同一數額先後以不同單位申報時，取與相鄰期間一致的數量級',
);

const kinds = ['instant', 'year', 'quarter'] as const;
const latest = '9999-12-31';

/** Costs and payments, which are stated without a sign; a tax may be a refund. */
const outlays: ReadonlySet<StatementLine> = new Set([
  'costOfRevenue',
  'researchAndDevelopment',
  'sellingGeneralAdmin',
  'interestExpense',
  'depreciationAmortization',
  'stockCompensation',
  'capitalExpenditure',
  'dividendsPaid',
  'shareRepurchases',
  'interestPaid',
]);

interface Place {
  readonly line: StatementLine;
  readonly kind: (typeof kinds)[number];
  readonly end: string;
}

type Amount = (line: StatementLine) => number | null;

/** Which of the two signs makes the amount come nearer to what other figures leave for it; 0 where they are equally far. */
function nearer(size: number, target: number | null): number {
  return target === null ? 0 : Math.sign(Math.abs(target + size) - Math.abs(target - size));
}

const sum = (...terms: readonly (number | null)[]): number | null =>
  terms.reduce<number | null>((total, term) => (total === null || term === null ? null : total + term), 0);

const less = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a - b);

/** What the other figures of the period leave for a line. */
function leftFor(line: StatementLine, of: Amount, cashChange: number | null): number | null {
  const profit = of('profitWithMinorities') ?? of('netIncome');
  if (line === 'pretaxIncome') return sum(profit, of('incomeTax'));
  if (line === 'incomeTax') return less(of('pretaxIncome'), profit);
  if (line === 'netIncome' || line === 'profitWithMinorities') return less(of('pretaxIncome'), of('incomeTax'));
  if (line === 'epsBasic' || line === 'epsDiluted') return of('netIncome');
  if (line === 'operatingCashFlow') return less(cashChange, sum(of('investingCashFlow'), of('financingCashFlow')));
  if (line === 'investingCashFlow') return less(cashChange, sum(of('operatingCashFlow'), of('financingCashFlow')));
  if (line === 'financingCashFlow') return less(cashChange, sum(of('operatingCashFlow'), of('investingCashFlow')));
  return null;
}

/** What is known of the periods beside it, two on either side. */
function beside(index: StatementIndex, { line, kind, end }: Place): readonly number[] {
  const ends = index.ends(line, kind);
  const at = ends.indexOf(end);
  const near = [...ends.slice(Math.max(0, at - 2), at), ...ends.slice(at + 1, at + 3)];
  return near.flatMap((day) => index.known(line, kind, day, latest)?.value ?? []);
}

/** The sign that most of the periods beside it have. */
export function usualSign(index: StatementIndex, place: Place): number {
  return Math.sign(beside(index, place).reduce((total, value) => total + Math.sign(value), 0));
}

function provedSign(index: StatementIndex, place: Place, item: StatementItem): number {
  const { line, kind, end } = place;
  if (outlays.has(line)) return 1;
  const of: Amount = (other) => index.known(other, kind, end, latest)?.value ?? null;
  const balance = (day: string): number | null =>
    (index.known('cashWithRestricted', 'instant', day, latest) ?? index.known('cash', 'instant', day, latest))?.value ??
    null;
  const moved = less(balance(end), balance(addDays(item.period.start, -1)));
  const told = nearer(Math.abs(item.value), leftFor(line, of, of('cashChange') ?? moved));
  return told === 0 ? usualSign(index, place) : told;
}

function turned(index: StatementIndex, place: Place, versions: readonly StatementItem[]): Verdict | null {
  const pair = versions.find((item) => item.value !== 0 && versions.some(({ value }) => value === -item.value));
  if (pair === undefined) return null;
  const sign = provedSign(index, place, pair) || Math.sign(pair.value);
  const wrong = -sign * Math.abs(pair.value);
  const concerned = versions.filter(({ value }) => value === wrong);
  const by = 2 * wrong;
  return { id: 'turned-sign', line: place.line, name: signs, period: pair.period, holds: false, by, concerned };
}

/** One amount in thousands or millions beside the same in units, the smaller one rounded. */
function isScaled(small: number, large: number): boolean {
  return [1e3, 1e6].some((unit) => small !== 0 && Math.abs(large / unit - small) <= 0.5 && Math.abs(small) >= 10);
}

/** The size that earnings over earnings per share give a count of shares; else that of the periods beside it; as a power of ten. */
function usualSize(index: StatementIndex, place: Place): number | null {
  const { line, kind, end } = place;
  const of = (other: StatementLine): number => index.known(other, kind, end, latest)?.value ?? Number.NaN;
  const counted = line.startsWith('shares')
    ? Math.abs(of('netIncome') / of(line === 'sharesBasic' ? 'epsBasic' : 'epsDiluted'))
    : Number.NaN;
  if (counted > 0 && Number.isFinite(counted)) return Math.log10(counted);
  const near = beside(index, place)
    .map((value) => Math.log10(Math.abs(value) || 1))
    .toSorted((a, b) => a - b);
  return near[Math.floor(near.length / 2)] ?? null;
}

function scaled(index: StatementIndex, place: Place, versions: readonly StatementItem[]): Verdict | null {
  const small = versions.find(({ value }) => versions.some((other) => isScaled(value, other.value)));
  const large = versions.find(({ value }) => small !== undefined && isScaled(small.value, value));
  if (small === undefined || large === undefined) return null;
  const usual = usualSize(index, place);
  if (usual === null) return null;
  const apart = ({ value }: StatementItem): number => Math.abs(Math.log10(Math.abs(value)) - usual);
  const slip = apart(small) > apart(large) ? small : large;
  const concerned = versions.filter(({ value }) => value === slip.value);
  return {
    id: 'turned-scale',
    line: place.line,
    name: sizes,
    period: small.period,
    holds: false,
    by: small.value - large.value,
    concerned,
  };
}

/**
 * Amounts that stand on record with either sign, or in two units: a slip of one filing that another puts right, or the other way
 * round. The figure that the rest of the statements contradicts is withheld; where nothing tells of a sign, the later one.
 */
export function versionSlips(index: StatementIndex, lines: readonly StatementLine[]): readonly Verdict[] {
  return lines.flatMap((line) =>
    kinds.flatMap((kind) =>
      index.ends(line, kind).flatMap((end): readonly Verdict[] => {
        const versions = index.versions(line, kind, end);
        const place = { line, kind, end };
        if (versions.length < 2) return [];
        return [turned(index, place, versions), scaled(index, place, versions)].filter((one) => one !== null);
      }),
    ),
  );
}
