import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { EntryOrder, Expression, StrategySpec } from '@plumbline/model/strategy-spec';
import type { DraftRule, StrategyParts } from '../reading.ts';
import { all, ago, mapTerm, named, someTerm, type Term } from '../term.ts';
import { expressionOf, type Place } from './term-expression.ts';

/** When the orders of a draft are filled, and at which price an entry waits. */
export interface OrderParts {
  readonly fill: Pick<StrategySpec['execution'], 'fillPolicy' | 'delayBars'>;
  readonly entry: readonly DraftRule[];
  readonly waiting: Pick<EntryOrder, 'limit' | 'goodForBars'>;
  readonly assumed: readonly LocalText[];
}

const nextOpen = { fillPolicy: 'next-open', delayBars: 0 } as const;

const isOfTheDay = (part: Term): boolean =>
  part.is === 'call' && ['weekday', 'month', 'tradingDayOfMonth', 'gap', 'daysTo', 'daysSince'].includes(part.name);

const isLimit = (part: Term): boolean => part.is === 'call' && part.name === 'limit';

/** What is known at a close is bought at the next open; what names the day itself would come a day late. */
function fillOf({ order, entry, exit, short, cover }: StrategyParts): OrderParts['fill'] | null {
  if (order === null || order === 'next open' || order === 'buy next open') return nextOpen;
  if (order === 'at close') return { fillPolicy: 'same-close', delayBars: 0 };
  if (order === 'next close') return { fillPolicy: 'same-close', delayBars: 1 };
  const rules = [...entry, ...exit, ...short, ...cover];
  if (order !== 'at open' && order !== 'buy at open') return null;
  return rules.some(({ when }) => someTerm(when, isOfTheDay)) ? null : nextOpen;
}

/** The price as it is known one bar ahead of the fill. */
const atClose = (price: Term): Term =>
  mapTerm(price, (part) =>
    part.is === 'ago' && part.unit === 'bar' ? (part.back === 1 ? part.of : ago(part.of, part.back - 1)) : null,
  );

const withoutLimit = (when: Term): Term => {
  if (isLimit(when)) return named('true');
  return when.is === 'and' ? all(when.args.filter((part) => !isLimit(part))) : when;
};

/** The orders of a draft as a strategy has them; null where it has none of that kind. */
export function orderParts(parts: StrategyParts, place: Place): OrderParts | null {
  const plain = fillOf(parts);
  if (plain !== null) return { fill: plain, entry: parts.entry, waiting: {}, assumed: [] };
  const [rule, ...others] = parts.entry;
  const isOneLimit = /^limit buy at [^;,]+$/u.test(parts.order ?? '');
  if (!isOneLimit || rule === undefined || others.length > 0 || parts.short.length > 0) return null;
  const found = rule.when.is === 'and' ? rule.when.args : [rule.when];
  const [limit] = found.filter(isLimit);
  const when = withoutLimit(rule.when);
  if (limit?.is !== 'call' || someTerm(when, isLimit)) return null;
  const price = limit.args[0]!;
  const made: Expression = expressionOf(atClose(price), place);
  const isFixed = price.is === 'number';
  return {
    fill: nextOpen,
    entry: [{ ...rule, when }],
    waiting: { limit: made, ...(!isFixed && { goodForBars: 1 }) },
    assumed: isFixed
      ? []
      : [
          localText(
            'the limit is set anew at every close, for the next bar',
            '限价于每根 K 线收盘后重设，只对下一根有效',
            '限價於每根 K 線收市後重設，只對下一根有效',
          ),
        ],
  };
}
