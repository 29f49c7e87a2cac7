import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import { rounding } from './identity.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const kinds = ['year', 'quarter'] as const;
const name = localText(
  'change in cash = change of the balances',
  '现金变动 = 期末减期初余额',
  '現金變動 = 期末減期初餘額',
);

interface Balances {
  readonly opening: StatementItem;
  readonly closing: StatementItem;
}

/** What stood there on the day before a period and on its last; days may be off by two. */
function balancesOf(index: StatementIndex, line: StatementLine, { period }: StatementItem): Balances | null {
  const on = (day: string): StatementItem | null =>
    [0, -1, 1, -2, 2].reduce<StatementItem | null>(
      (found, shift) => found ?? index.known(line, 'instant', addDays(day, shift), latest),
      null,
    );
  const [opening, closing] = [on(addDays(period.start, -1)), on(period.end)];
  return opening === null || closing === null ? null : { opening, closing };
}

/** What flowed in a period beside the balances before and after it. */
interface Compared extends Balances {
  readonly flows: readonly StatementItem[];
  readonly isRestricted: boolean;
  /** What the balances changed by beyond the flows. */
  readonly by: number;
  /** All that flowed, in and out. */
  readonly gross: number;
}

/** The flows of every period that has balances on either side, restricted cash by its name. */
function comparedFlows(index: StatementIndex, kind: (typeof kinds)[number]): readonly Compared[] {
  return index.ends('operatingCashFlow', kind).flatMap((end): readonly Compared[] => {
    const parts = (['operatingCashFlow', 'investingCashFlow', 'financingCashFlow'] as const).map((part) =>
      index.known(part, kind, end, latest),
    );
    const flows = parts.filter((part) => part !== null);
    const [flow] = flows;
    if (flow === undefined || flows.length < 3) return [];
    const restricted = balancesOf(index, 'cashWithRestricted', flow);
    const found = restricted ?? balancesOf(index, 'cash', flow);
    if (found === null) return [];
    if (new Set([...flows, found.opening, found.closing].map(({ currency }) => currency)).size > 1) return [];
    const sum = flows.reduce((total, { value }) => total + value, 0);
    const gross = flows.reduce((total, { value }) => total + Math.abs(value), 0);
    const by = found.closing.value - found.opening.value - sum;
    return [{ ...found, flows, isRestricted: restricted !== null, by, gross }];
  });
}

/** The flows of a period against the balances before and after. */
export function cashBalances(index: StatementIndex): readonly Verdict[] {
  return kinds.flatMap((kind) =>
    comparedFlows(index, kind).flatMap(({ flows, opening, closing, isRestricted, by, gross }): readonly Verdict[] => {
      const [flow] = flows;
      if (flow === undefined) return [];
      const largest = Math.max(Math.abs(opening.value), Math.abs(closing.value));
      // Rates, businesses sold and, where it has no name, restricted cash stand between the two.
      const slack = isRestricted ? 0.25 : 0.5;
      const holds = Math.abs(by) <= Math.max(0.15 * gross, slack * largest);
      const isExact = Math.abs(by) <= 0.01 * gross;
      const told = { id: 'cash-balances', name, period: flow.period, holds, isExact, by: holds ? 0 : by };
      return [{ ...told, concerned: [...flows, closing, opening] }];
    }),
  );
}

/** Of so many periods on either side all but one come out to this part of what flowed; by more than the second none is off. */
const besides = 4;
const fewestBesides = 6;
const toTheDigit = 0.002;
const outside = 0.02;

/**
 * Flows that leave something over in one period of a company whose other periods leave nothing: its cash is in one currency and no
 * restricted cash stands beside it. Where the next period is off by as much the other way, the balance between the two is doubted.
 */
export function cashHabits(index: StatementIndex): readonly Verdict[] {
  return kinds.flatMap((kind) => {
    const all = comparedFlows(index, kind);
    const off = all.map(({ by, gross }) => Math.abs(by) / gross);
    return all.flatMap((one, at): readonly Verdict[] => {
      const after = off.slice(at + 1, at + 1 + besides);
      // Nothing stands after the newest: there twice as many before it are asked.
      const beside = [...off.slice(Math.max(0, at - 2 * besides + after.length), at), ...after];
      const isHabit = beside.length >= fewestBesides && beside.filter((part) => part > toTheDigit).length <= 1;
      const { flows, by, gross } = one;
      const [flow] = flows;
      if (flow === undefined || !isHabit || Math.abs(by) <= outside * gross) return [];
      const takesBack = (other: Compared | undefined): boolean =>
        other !== undefined && Math.abs(by + other.by) <= toTheDigit * (gross + other.gross);
      const between = [
        ...(takesBack(all[at + 1]) ? [one.closing] : []),
        ...(takesBack(all[at - 1]) ? [one.opening] : []),
      ];
      const concerned = between.length > 0 ? [...between, ...flows.filter(({ derived }) => derived)] : flows;
      return [{ id: 'cash-habit', name, period: flow.period, holds: false, by, concerned }];
    });
  });
}

interface Told {
  readonly change: StatementItem;
  readonly balances: Balances;
  readonly by: number;
}

/** The change that a cash-flow statement names, against whichever of the two balances it is the change of. */
function toldChanges(index: StatementIndex): readonly Told[] {
  return kinds.flatMap((kind) =>
    index.ends('cashChange', kind).flatMap((end): readonly Told[] => {
      const change = index.known('cashChange', kind, end, latest);
      if (change === null || change.derived) return [];
      const each = (['cashWithRestricted', 'cash'] as const).flatMap((line) => {
        const balances = balancesOf(index, line, change);
        if (balances === null || balances.closing.currency !== change.currency) return [];
        return [{ change, balances, by: balances.closing.value - balances.opening.value - change.value }];
      });
      return each.toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by)).slice(0, 1);
    }),
  );
}

/** A company whose changes come out to the digit so often is wrong where one does not. */
const fewestHeld = 4;
const usually = 0.8;
const apart = 0.02;

/**
 * The change in cash that is stated, to the rounding of the report, against the balances. Where it does not come out, a balance
 * that no neighbouring period confirms is wrong, else the change. Nothing is said of companies whose changes leave something over.
 */
export function cashChanges(index: StatementIndex): readonly Verdict[] {
  const told = toldChanges(index);
  const isHeld = ({ change, balances: { opening, closing }, by }: Told): boolean =>
    Math.abs(by) <= rounding([change.value, opening.value, closing.value]);
  const held = told.filter(isHeld);
  const isHabit = held.length >= fewestHeld && held.length >= usually * told.length;
  const confirmed = new Set(held.flatMap(({ balances: { opening, closing } }) => [opening, closing]));
  return told.flatMap((one): readonly Verdict[] => {
    const { change, by, balances } = one;
    const { opening, closing } = balances;
    const verdict = { id: 'cash-change', name, period: change.period, concerned: [change] };
    if (isHeld(one)) return [{ ...verdict, holds: true, by: 0 }];
    const size = Math.max(Math.abs(change.value), Math.abs(closing.value));
    if (!isHabit || Math.abs(by) <= apart * size) return [];
    const doubted = [closing, opening].filter((balance) => !confirmed.has(balance));
    return [{ ...verdict, holds: false, by, concerned: doubted.length > 0 ? doubted : [change] }];
  });
}
