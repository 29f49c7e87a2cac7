import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { DraftRule, StrategyParts } from '../reading.ts';
import { ago, all, call, compare, mapTerm, named, number, someTerm, type Term } from '../term.ts';

/** A draft whose rules hold on certain days alone, and what of that was not said. */
export interface LookedAt {
  readonly parts: StrategyParts;
  readonly assumed: LocalText | null;
}

const weekday = call('weekday');
const monthStart = compare('==', call('tradingDayOfMonth'), number(1));
const monthIn = (...months: readonly number[]): Term => ({ is: 'in', of: call('month'), list: months.map(number) });

const first = (en: string, cn: string, hk: string): LocalText =>
  localText(
    `rules looked at on the first session of each ${en}`,
    `规则在每${cn}首个交易日检查`,
    `規則在每${hk}首個交易日檢查`,
  );

const days: Readonly<Record<string, { readonly on: Term; readonly assumed: LocalText }>> = {
  weekly: { on: compare('<', weekday, ago(weekday, 1)), assumed: first('week', '周', '星期') },
  monthly: { on: monthStart, assumed: first('month', '月', '月') },
  quarterly: { on: all([monthStart, monthIn(1, 4, 7, 10)]), assumed: first('quarter', '季', '季') },
  yearly: { on: all([monthStart, monthIn(1)]), assumed: first('year', '年', '年') },
};

const isDay = (part: Term): boolean =>
  part.is === 'call' && (part.name === 'weekday' || part.name === 'month' || part.name === 'tradingDayOfMonth');

/** On the days it is looked at, a line that was crossed in between is one that the price stands beyond. */
const standing = (term: Term): Term =>
  mapTerm(term, (part) => {
    const [left, right] = part.is === 'call' ? part.args : [];
    if (part.is !== 'call' || left === undefined || right === undefined) return null;
    if (part.name === 'crossesAbove') return compare('>', left, right);
    return part.name === 'crossesBelow' ? compare('<', left, right) : null;
  });

/**
 * "Checked every month" of rules: an account of one instrument, or one with stops, has no calendar, so that the rules carry it.
 * Null where there is none to carry.
 */
export function lookedAt(parts: StrategyParts): LookedAt | null {
  const { rebalance, rank, entry, exit, short, cover, universe, stops } = parts;
  const day = /^weekly on (\w{3})\w*$/u.exec(rebalance ?? '')?.[1];
  const found = day === undefined ? days[rebalance ?? ''] : { on: compare('==', weekday, named(day)), assumed: null };
  const rules = [...entry, ...exit, ...short, ...cover];
  const isOne = universe?.is === 'instruments' && universe.ids.length === 1;
  const isCarried = day !== undefined || isOne || stops.length > 0;
  const isAlways = entry.every(({ when }) => when.is === 'name' && when.name === 'true');
  if (found === undefined || rank !== null || !isCarried || (isAlways && short.length === 0) || parts.bar !== '1d')
    return null;
  if (rules.some(({ when }) => someTerm(when, isDay))) return null;
  const on = (list: readonly DraftRule[]): readonly DraftRule[] =>
    list.map((rule) => ({ ...rule, when: all([standing(rule.when), found.on]) }));
  const made = { entry: on(entry), exit: on(exit), short: on(short), cover: on(cover) };
  return { parts: { ...parts, ...made, rebalance: null }, assumed: found.assumed };
}
