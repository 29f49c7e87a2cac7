import type { StatementItem } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'profit of the owners is what their shares earned',
  '归母净利润与每股收益所示一致',
  '股東應佔溢利與每股盈利所示一致',
);

const kinds = ['year', 'quarter'] as const;
type Kind = (typeof kinds)[number];

/** Half a cent of every share is lost to rounding; below so much a share it says nothing. */
const halfCent = 0.0051;
const fewCents = 0.1;

/** Periods on either side, and how many of them must be on record to show what a company's shares usually do not get. */
const besides = 3;
const fewest = 3;

/** How far outside the usual the gap must be; where minorities usually have a part and have none here, how far and how large a part. */
const apart = 0.03;
const small = 0.005;

/** Preferred dividends are fixed amounts, whatever the profit; a redemption makes them so many times as large. */
const larger = { own: 2.5, whole: 1.3 } as const;

/** How many times the usual range of the gap it may be above that; below, where the shares earned more than there is, once. */
const wander = 2;

/** Earnings before and after dilution that differ by less than this part of the gap agree on it. */
const agreeing = 1 / 3;
/** Profit after tax that is so near to a profit vouches for it. */
const vouching = 0.02;

interface Profit {
  readonly own: StatementItem;
  /** With minorities; the same where no filing states it. */
  readonly whole: number;
  /** What stands between the profit and what the shares earned, beyond the rounding of a cent, and as a part of the larger. */
  readonly by: number;
  readonly gap: number;
  /** How far the two sums of earnings are from each other, likewise. */
  readonly spread: number;
}

/** A count in thousands is told by its own identity. */
const unit = 100;
const isOfOneUnit = (profit: number, sum: number): boolean =>
  Math.abs(sum) < unit * Math.abs(profit) && Math.abs(profit) < unit * Math.abs(sum);

const beyond = (by: number, slack: number): number => Math.sign(by) * Math.max(0, Math.abs(by) - slack);

function profitAt(index: StatementIndex, kind: Kind, end: string): Profit | null {
  const own = index.known('netIncome', kind, end, latest);
  if (own === null || own.derived || own.value === 0) return null;
  const earned = (['Basic', 'Diluted'] as const).flatMap((how) => {
    const each = index.known(`eps${how}`, kind, end, latest);
    const shares = index.known(`shares${how}`, kind, end, latest);
    if (each === null || shares === null || each.derived || each.knownAt !== shares.knownAt) return [];
    // A profit that was restated since is no longer what these shares earned.
    if (own.knownAt > each.knownAt || !isOfOneUnit(own.value, each.value * shares.value)) return [];
    if (each.currency !== own.currency || Math.abs(each.value) < fewCents) return [];
    return [{ sum: each.value * shares.value, slack: halfCent * shares.value }];
  });
  const [first, second = first] = earned;
  if (first === undefined || second === undefined) return null;
  const size = Math.max(Math.abs(own.value), Math.abs(first.sum));
  const by = beyond(own.value - first.sum, first.slack);
  return {
    own,
    whole: index.known('profitWithMinorities', kind, end, latest)?.value ?? own.value,
    by,
    gap: by / size,
    spread: Math.abs(beyond(second.sum - first.sum, first.slack)) / size,
  };
}

const minoritiesOf = ({ own, whole }: Profit): number => Math.abs(1 - own.value / whole);

/** Whether minorities have a part of the profit on both sides of a period, or in two of the periods beside it. */
function isShared(row: readonly Profit[], at: number): boolean {
  const [before, after] = [row.slice(Math.max(0, at - besides), at), row.slice(at + 1, at + 1 + besides)].map(
    (side) => side.filter((one) => minoritiesOf(one) >= small).length,
  );
  return (before ?? 0) + (after ?? 0) > 1;
}

/** Whether income before tax less tax says that it is this profit, of which minorities take a part as large as they usually do. */
function isVouched(index: StatementIndex, one: Profit, beside: readonly Profit[]): boolean {
  const { kind, end } = one.own.period;
  if (kind === 'trailing') return false;
  const [pretax, tax] = (['pretaxIncome', 'incomeTax'] as const).map((line) => index.known(line, kind, end, latest));
  if (pretax == null || tax == null) return false;
  const part = ({ own, whole }: Profit): number => Math.abs(own.value - whole);
  const isUsual =
    minoritiesOf(one) <= Math.max(...beside.map(minoritiesOf)) + vouching || part(one) <= Math.max(...beside.map(part));
  return isUsual && Math.abs(pretax.value - tax.value - one.whole) <= vouching * Math.abs(one.whole);
}

/**
 * The profit of the owners beside earnings per share times shares. Preferred dividends, participating securities and a second class
 * of shares stand between the two, in one period about as in those beside it. A gap that is far outside of what the company usually
 * has, while earnings before and after dilution agree on it, is a profit of another kind: that of the parent alone, with minorities,
 * of another period. What its own statement proves is right, unless the proof takes in the minorities.
 */
export function ownersProfit(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
): readonly Verdict[] {
  return kinds.flatMap((kind) => {
    const row = index.ends('netIncome', kind).flatMap((end) => profitAt(index, kind, end) ?? []);
    return row.flatMap((one, at): readonly Verdict[] => {
      const { own, whole, by, gap, spread } = one;
      const beside = [...row.slice(Math.max(0, at - besides), at), ...row.slice(at + 1, at + 1 + besides)];
      if (beside.length < fewest || spread > agreeing * Math.abs(gap)) return [];
      const usual = beside.map((other) => other.gap);
      const [least, most] = [Math.min(...usual), Math.max(...usual)];
      const isWhole = own.value === whole && isShared(row, at);
      // Where it comes and goes in other periods, it may do so further in this one.
      const [above, below] = [Math.max(apart, wander * (most - least)), Math.max(apart, most - least)];
      const isOut = gap > Math.max(0, most) + (isWhole ? small : above) || gap < Math.min(0, least) - below;
      const times = isWhole ? larger.whole : larger.own;
      const isPaid = beside.some((other) => other.by * by > 0 && Math.abs(by) <= times * Math.abs(other.by));
      if (!isOut || isPaid || (!isWhole && (confirmed.has(own) || isVouched(index, one, beside)))) return [];
      const { period } = own;
      return [{ id: 'owners-profit', line: 'netIncome', name, period, holds: false, by: gap, concerned: [own] }];
    });
  });
}
