import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Expression, Recurring, StrategySpec } from '@plumbline/model/strategy-spec';
import { parseTerm } from '../parse-term.ts';
import type { StrategyParts } from '../reading.ts';
import { all, named, someTerm, writeTerm, type Term } from '../term.ts';
import { asState } from './as-state.ts';
import { lack, share, type Making } from './making.ts';
import { sizeOf } from './size-parts.ts';
import { expressionOf, weekdays } from './term-expression.ts';

/** Purchases that are made again and again, from the notation of strategies. */
export interface RecurringParts {
  readonly recurring: Recurring;
  /** The rest of the draft. */
  readonly parts: StrategyParts;
  readonly sizing: StrategySpec['sizing'];
  readonly leave: readonly Expression[];
  readonly assumed: readonly LocalText[];
}

const periods: Readonly<Record<string, Recurring['every']>> = {
  day: 'bar',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};

const notation = /^(.+) per (day|week|month|quarter|year)$/u;

interface Day {
  /** Absent = any: the first of the period. */
  readonly on?: number;
}

/** The day that a part of an entry names; null where it is no day. */
function dayOf(term: Term): Day | null {
  if (term.is === 'name' && term.name === 'true') return {};
  if (term.is !== 'compare') return null;
  const { op, left, right } = term;
  const of = left.is === 'ago' ? left.of : left;
  if (of.is !== 'call') return null;
  if (of.name === 'tradingDayOfMonth' && right.is === 'number' && right.value === 1 && op === '==') return {};
  if (of.name === 'weekday' && right.is === 'name' && op === '==') return { on: weekdays[right.name] ?? 0 };
  if (of.name !== 'dayOfMonth' || right.is !== 'number') return null;
  return left.is === 'ago' ? {} : op === '>=' ? { on: right.value } : null;
}

const dayNames = new Set(['tradingDayOfMonth', 'weekday', 'dayOfMonth']);

/** A day that no purchase can be made on, such as the third session of a month. */
const isOtherDay = (term: Term): boolean => someTerm(term, (part) => part.is === 'call' && dayNames.has(part.name));

function moreOf(making: Making): Recurring['more'] {
  const found = making.parts.constraints.flatMap((text) => {
    const [, times, when] = timesAsMuch.exec(text) ?? [];
    return times === undefined ? [] : [{ times: Number(times), when: expressionOf(asState(parseTerm(when!)), making) }];
  });
  return found.length === 0 ? undefined : found;
}

/** A purchase of several times the size. */
export const timesAsMuch = /^(?:buy )?([\d.]+) times as much when (.+)$/u;

const profit: Expression = { op: 'position', field: 'profit' };

/** All of it is sold at so much above or below what it cost on average. */
function leaveOf(making: Making): readonly Expression[] {
  return making.parts.stops.flatMap((text): readonly Expression[] => {
    const [, kind, far] = /^(takeProfit|stop) ([\d.]+)% of entry$/u.exec(text) ?? [];
    if (far === undefined) {
      lack(making, 'stop', text);
      return [];
    }
    const isGain = kind === 'takeProfit';
    const value = share(far) * (isGain ? 1 : -1);
    return [{ op: isGain ? 'atLeast' : 'atMost', left: profit, right: { op: 'constant', value } }];
  });
}

/** The purchases of a draft that are made in every period; null where it has none. */
export function recurringParts(making: Making): RecurringParts | null {
  const { parts } = making;
  const [, size, period] = notation.exec(parts.sizing ?? '') ?? [];
  if (size === undefined || period === undefined) return null;
  const every = periods[period]!;
  const [rule, ...others] = parts.entry;
  const terms = rule === undefined ? [] : rule.when.is === 'and' ? rule.when.args : [rule.when];
  const days = terms.map(dayOf);
  const on = days.flatMap((day) => day?.on ?? []).at(0);
  const rest = terms.filter((_, at) => days[at] === null).map(asState);
  const isOdd = others.length > 0 || parts.short.length > 0 || parts.cover.length > 0 || parts.rank !== null;
  const wrong = rest.find(isOtherDay);
  if (wrong !== undefined) lack(making, 'schedule', writeTerm(wrong));
  if (isOdd || (on !== undefined && every !== 'week' && every !== 'month')) lack(making, 'size', parts.sizing!);
  const sized = sizeOf({ ...making, parts: { ...parts, sizing: size } }, 1);
  const several = making.traded.length;
  const isSplit = several > 1 && sized.basis === 'cash' && typeof sized.value === 'number';
  const more = moreOf(making);
  return {
    recurring: { every, ...(on !== undefined && { on }), money: 'paid-in', ...(more !== undefined && { more }) },
    sizing: isSplit ? { basis: 'cash', value: Number((Number(sized.value) / several).toPrecision(9)) } : sized,
    parts: {
      ...parts,
      entry: [{ when: rest.length === 0 ? named('true') : all(rest) }],
      stops: [],
      constraints: parts.constraints.filter((text) => !timesAsMuch.test(text)),
      rebalance: null,
      sizing: null,
    },
    leave: leaveOf(making),
    assumed: [
      localText(
        'the account begins empty; each sum is paid in for its purchase, which is made at the next open',
        '账户从零开始；每笔金额在买入时投入，于次日开盘成交',
        '賬戶由零開始；每筆金額在買入時投入，於翌日開市成交',
      ),
      ...(isSplit
        ? [
            localText(
              `the sum is split equally among the ${several}`,
              `金额在 ${several} 个标的之间平分`,
              `金額在 ${several} 個標的之間平分`,
            ),
          ]
        : []),
    ],
  };
}
