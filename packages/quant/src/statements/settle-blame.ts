import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Verdict } from './statement-check.ts';
import { steadyGaps } from './steady-gaps.ts';

const hints = {
  thousands: localText(
    ' The share count looks as if it had been filed in thousands.',
    '股数疑似以千股为单位申报。',
    '股數疑似以千股為單位申報。',
  ),
  millions: localText(
    ' The share count looks as if it had been filed in millions.',
    '股数疑似以百万股为单位申报。',
    '股數疑似以百萬股為單位申報。',
  ),
  split: localText(
    ' The two counts differ by a whole factor, as after a split.',
    '两个股数相差整数倍，疑似发生过拆股。',
    '兩個股數相差整數倍，疑似曾經拆股。',
  ),
  classes: localText(
    ' One of the counts may be of another share class.',
    '其中一个股数可能属于另一类别的股份。',
    '其中一個股數可能屬於另一類別的股份。',
  ),
};

/** A factor between two share counts that ought to be alike, by name. */
function factorHint(ratio: number): LocalText {
  const factor = Math.max(ratio, 1 / ratio);
  if (factor > 300 && factor < 3000) return hints.thousands;
  if (factor > 3e5 && factor < 3e6) return hints.millions;
  const isWhole = Math.abs(factor / Math.round(factor) - 1) < 0.06;
  return factor > 1.8 && factor < 60 && isWhole ? hints.split : hints.classes;
}

const placeOf = ({ period }: Pick<Verdict, 'period'>): string => `${period.kind}|${period.start}|${period.end}`;

function byId(verdicts: readonly Verdict[], id: string): ReadonlyMap<string, Verdict> {
  return new Map(verdicts.filter((verdict) => verdict.id === id).map((verdict) => [placeOf(verdict), verdict]));
}

const isShares = (line: StatementLine): boolean => line === 'sharesDiluted' || line === 'sharesBasic';

function find(items: readonly StatementItem[], test: (line: StatementLine) => boolean): number | null {
  return items.find(({ line }) => test(line))?.value ?? null;
}

/** Both sums of earnings agree with each other and not with the income: what is left for common shares is another amount. */
function isOtherIncome(verdict: Verdict, other: Verdict | undefined): boolean {
  const product = (one: Verdict): number =>
    (find(one.concerned, (line) => line.startsWith('eps')) ?? Number.NaN) *
    (find(one.concerned, isShares) ?? Number.NaN);
  if (other === undefined) return false;
  const [mine, theirs] = [product(verdict), product(other)];
  const income = find(verdict.concerned, (line) => line === 'netIncome') ?? Number.NaN;
  return Math.abs(mine - theirs) <= 0.2 * Math.abs(theirs) && Math.abs(verdict.by) < 0.9 * Math.abs(income);
}

/** A profit between a thousandth of the sales and all of them is of the size of a profit. */
function isOfSize({ amounts = {} }: Verdict): boolean {
  const { netIncome, revenue } = amounts;
  if (netIncome === undefined || revenue === undefined || !(revenue > 0)) return false;
  return Math.abs(netIncome) <= revenue && Math.abs(netIncome) >= 0.001 * revenue;
}

/** Where earnings per share confirm the profit, a business sold stands between it and the tax. */
function bridgeBlame(verdict: Verdict, perShare: Verdict | undefined): Verdict {
  if (perShare?.holds !== true) return verdict;
  const { pretaxIncome = 0, incomeTax = 0, revenue } = verdict.amounts ?? {};
  const isPossible = revenue !== undefined && Math.abs(pretaxIncome - incomeTax) <= 1.5 * Math.abs(revenue);
  if (isPossible) return { ...verdict, holds: true, by: 0 };
  return { ...verdict, concerned: verdict.concerned.filter(({ line }) => line !== 'netIncome') };
}

/** How near profit before tax less tax must be to the profit to vouch for it, and how near two amounts are one. */
const vouching = 0.25;
const alike = 0.03;

/** Whether the tax vouches for the profit: near it, and not a profit and a tax that changed places, which leave the same sum. */
function isVouched(bridge: Verdict | undefined, { by, amounts }: Verdict): boolean {
  const { pretaxIncome, incomeTax, netIncome } = bridge?.amounts ?? {};
  if (bridge?.holds !== true || pretaxIncome === undefined || incomeTax === undefined || netIncome === undefined)
    return false;
  const earned = (amounts?.netIncome ?? netIncome) - by;
  const isExchanged = Math.abs(earned - incomeTax) <= alike * Math.abs(incomeTax);
  const after = pretaxIncome - incomeTax;
  return !isExchanged && Math.abs(after - netIncome) <= vouching * Math.max(Math.abs(after), Math.abs(netIncome));
}

/** Average counts beside the counts on covers, and whether they fit. */
type Counts = readonly { readonly average: number; readonly holds: boolean }[];

/** Whether covers contradict a count of this size, or confirm it; null where no cover stands beside one. */
function isCountDoubted(counts: Counts, shares: number): boolean | null {
  const like = counts.filter(({ average }) => average > shares / 3 && average < shares * 3);
  if (like.length === 0) return null;
  return like.filter(({ holds }) => holds).length * 2 < like.length;
}

/** A change that the balances confirm leaves the flows to be wrong, and flows that the balances confirm the change; else all of them. */
function flowsBlame(verdict: Verdict, change: Verdict | undefined, flows: Verdict | undefined): Verdict {
  const isChangeRight = change?.holds === true;
  if (!isChangeRight && !(flows?.holds === true && flows.isExact === true)) return verdict;
  return { ...verdict, concerned: verdict.concerned.filter(({ line }) => (line === 'cashChange') !== isChangeRight) };
}

const largestSalesPerShare = 5000;

/** Which of income, earnings per share and count is wrong: whichever nothing else confirms. */
function earningsBlame(verdict: Verdict, other: Verdict | undefined, isBridged: boolean, counts: Counts): Verdict {
  if (isOtherIncome(verdict, other)) return { ...verdict, holds: true, by: 0 };
  const { concerned } = verdict;
  const income = find(concerned, (line) => line === 'netIncome') ?? 0;
  const product = income - verdict.by;
  const factor = Math.abs(product === 0 ? Number.NaN : income / product);
  const isScale = [1e3, 1e6, 1e-3, 1e-6].some((size) => factor > 0.6 * size && factor < 1.6 * size);
  if (!isBridged && !(isScale && isOfSize(verdict))) return verdict;
  const shares = concerned.find(({ line }) => isShares(line));
  // No share stands for so much of the sales of a year: its count was filed in thousands or millions.
  const eachSold = (verdict.amounts?.revenue ?? Number.NaN) / (shares?.value ?? Number.NaN);
  const isCountInThousands = isScale && factor > 1 && eachSold > largestSalesPerShare;
  const doubt = !isScale || shares === undefined ? null : isCountInThousands || isCountDoubted(counts, shares.value);
  const isOut = (line: StatementLine): boolean =>
    line === 'netIncome' || (doubt === true && !isShares(line)) || (doubt === false && isShares(line));
  const left = concerned.filter(({ line }) => !isOut(line));
  return { ...verdict, concerned: left, ...(doubt === true ? { hint: factorHint(factor) } : {}) };
}

/**
 * Takes figures out of blame that other identities confirm, so that a count filed in thousands costs the count and not the income.
 * verdicts: all of one company. The same verdicts come back, some with fewer figures concerned and a hint at what happened.
 */
export function settleBlame(verdicts: readonly Verdict[]): readonly Verdict[] {
  const balances = byId(verdicts, 'cash-balances');
  const changes = byId(verdicts, 'cash-change');
  const bridges = byId(verdicts, 'tax-bridge');
  const diluted = byId(verdicts, 'eps-shares');
  const basic = byId(verdicts, 'eps-shares-basic');
  const counts = verdicts
    .filter(({ id }) => id === 'share-counts')
    .flatMap(({ concerned: [, average], holds }) => (average === undefined ? [] : [{ average: average.value, holds }]));
  const gaps = steadyGaps(verdicts);
  const settled = verdicts.map((verdict): Verdict => {
    if (verdict.holds) return verdict;
    if (gaps.has(verdict)) return { ...verdict, holds: true, by: 0 };
    const place = placeOf(verdict);
    if (verdict.id === 'cash-flows') return flowsBlame(verdict, changes.get(place), balances.get(place));
    if (verdict.id === 'tax-bridge') return bridgeBlame(verdict, diluted.get(place));
    const isBridged = isVouched(bridges.get(place), verdict);
    if (verdict.id === 'dividends-shares' && basic.get(place)?.holds !== true)
      return { ...verdict, holds: true, by: 0 };
    if (verdict.id === 'eps-shares') return earningsBlame(verdict, basic.get(place), isBridged, counts);
    if (verdict.id === 'eps-shares-basic') return earningsBlame(verdict, diluted.get(place), isBridged, counts);
    return verdict;
  });
  const doubted = new Set(
    settled.filter(({ id, holds }) => id.startsWith('eps-shares') && !holds).flatMap(({ concerned }) => concerned),
  );
  const inThousands = new Set(
    settled
      .filter(({ id, holds, hint }) => id.startsWith('eps-shares') && !holds && hint !== undefined)
      .flatMap(({ concerned, hint }) => (hint === hints.thousands || hint === hints.millions ? concerned : [])),
  );
  return settled.map((verdict): Verdict => {
    if (verdict.id !== 'share-counts') return verdict;
    const [count, average] = verdict.concerned;
    if (count === undefined || average === undefined) return verdict;
    const isAverageWrong = doubted.has(average);
    const hint = verdict.holds ? {} : { hint: factorHint(verdict.by) };
    // A count like an average that was filed in thousands was filed in thousands too.
    if (verdict.holds && isAverageWrong && inThousands.has(average))
      return { ...verdict, holds: false, by: count.value, concerned: [count], hint: hints.thousands };
    return { ...verdict, concerned: [isAverageWrong ? average : count], ...hint };
  });
}
