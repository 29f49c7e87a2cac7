import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Expression, ScaleIn, StrategySpec } from '@plumbline/model/strategy-spec';
import type { DraftRule } from '../reading.ts';
import { any, opposite, writeTerm, type Term } from '../term.ts';
import { asState } from './as-state.ts';
import { share, type Making } from './making.ts';
import { expressionOf } from './term-expression.ts';

/** What is bought and sold in parts, and how much in which case, from the notation of strategies. */
export interface StagedParts {
  /** Rules without the parts. */
  readonly entry: readonly DraftRule[];
  readonly exit: readonly DraftRule[];
  readonly sizing: StrategySpec['sizing'] | null;
  readonly scaleIn: ScaleIn | null;
  readonly sold: readonly { readonly when: Expression; readonly share: number }[];
  readonly assumed: readonly LocalText[];
}

interface Sized {
  readonly when: Term;
  readonly share: number;
}

/** Rules that say one thing with a share: `hold 50%`. */
function sizedBy(rules: readonly DraftRule[], does: 'hold' | 'buy' | 'sell'): readonly Sized[] {
  return rules.flatMap(({ when, does: text }) => {
    const found = new RegExp(`^${does} ([\\d.]+)%$`, 'u').exec(text ?? '');
    return found === null ? [] : [{ when, share: share(found[1]!) }];
  });
}

interface Range {
  readonly of: string;
  readonly low: number;
  readonly high: number;
}

const isNumber = (term: Term): term is Extract<Term, { readonly is: 'number' }> => term.is === 'number';

/** The values that a comparison with a number, or with another line, lets through; a line is nothing, what it is compared with more or less. */
function rangeOf(term: Term): Range | null {
  if (term.is === 'between' && isNumber(term.low) && isNumber(term.high))
    return { of: writeTerm(term.of), low: term.low.value, high: term.high.value };
  if (term.is !== 'compare' || term.op === '==' || term.op === '!=') return null;
  const isUp = term.op === '>' || term.op === '>=';
  const plain = isNumber(term.right);
  const at = plain ? term.right.value : 0;
  const of = plain ? writeTerm(term.left) : `${writeTerm(term.left)} − ${writeTerm(term.right)}`;
  return isUp ? { of, low: at, high: Number.POSITIVE_INFINITY } : { of, low: Number.NEGATIVE_INFINITY, high: at };
}

const partsOf = (term: Term): readonly Term[] => (term.is === 'and' ? term.args : [term]);

/** Whether one holds wherever the other does: each part of the wider is among those of the narrower, or wider than one. */
function isWithin(narrow: Term, wide: Term): boolean {
  return partsOf(wide).every((part) => {
    const range = rangeOf(part);
    return partsOf(narrow).some((other) => {
      const inner = rangeOf(other);
      if (range === null || inner === null) return writeTerm(other) === writeTerm(part);
      return inner.of === range.of && inner.low >= range.low && inner.high <= range.high;
    });
  });
}

/** Whether two can never hold together. */
function isApart(one: Term, other: Term): boolean {
  if (writeTerm(opposite(one)) === writeTerm(other)) return true;
  return partsOf(one).some((part) => {
    const range = rangeOf(part);
    return partsOf(other).some((against) => {
      const inner = rangeOf(against);
      return range !== null && inner?.of === range.of && (inner.low >= range.high || inner.high <= range.low);
    });
  });
}

/** From the narrowest to the widest; null where two overlap and neither is part of the other. */
function narrowestFirst(list: readonly Sized[]): readonly Sized[] | null {
  const isOpen = list.some((one, at) =>
    list
      .slice(at + 1)
      .some(
        (other) => !isApart(one.when, other.when) && !isWithin(one.when, other.when) && !isWithin(other.when, one.when),
      ),
  );
  if (isOpen) return null;
  return list.toSorted((a, b) => Number(isWithin(b.when, a.when)) - Number(isWithin(a.when, b.when)));
}

/** A first purchase and what is added to it, from the loosest condition to the narrowest. */
function bought(list: readonly Sized[], making: Making): Pick<StagedParts, 'sizing' | 'scaleIn'> {
  const [first, ...others] = list;
  const parts = others.map(({ when, share: size }) => ({
    when: expressionOf(when, making),
    size,
    of: 'equity' as const,
    most: 1,
  }));
  return {
    sizing: { basis: 'fraction', value: first!.share },
    scaleIn: parts.length === 0 ? null : { parts },
  };
}

const followed = localText(
  'the size follows its condition from close to close, also while it is held',
  '仓位随条件逐根收盘调整，持有期间也是如此',
  '倉位隨條件逐根收市調整，持有期間也是如此',
);
const grows = localText(
  'the position grows from one size to the next and is kept until it is sold',
  '仓位逐级加到下一档，并保留到卖出为止',
  '倉位逐級加到下一檔，並保留到沽出為止',
);

const together = localText(
  'two sizes whose conditions can hold at once (say which one counts then)',
  '两档仓位的条件可能同时成立（请说明以哪一档为准）',
  '兩檔倉位的條件可能同時成立（請說明以哪一檔為準）',
);
const falling = localText(
  'sizes that change while a condition sells the position (say when each size ends)',
  '既有分档仓位又有卖出条件（请说明每一档何时结束）',
  '既有分檔倉位又有沽出條件（請說明每一檔何時結束）',
);

/** The parts of a draft's rules. What is said of sizes and cannot be kept to is missing. */
export function stagedParts(making: Making, entry: readonly DraftRule[]): StagedParts {
  const { exit } = making.parts;
  const sold = sizedBy(exit, 'sell').map((one) => ({ share: one.share, when: expressionOf(one.when, making) }));
  const rest = exit.filter(({ does }) => does === undefined || !/^sell [\d.]+%$/u.test(does));
  const none: StagedParts = { entry, exit: rest, sizing: null, scaleIn: null, sold, assumed: [] };
  const buys = sizedBy(entry, 'buy');
  if (buys.length === entry.length && buys.length > 0)
    return { ...none, entry: [{ when: buys[0]!.when }], ...bought(buys, making) };
  const said = sizedBy(entry, 'hold').map((one) => ({ ...one, when: asState(one.when) }));
  if (said.length === 0 || said.length < entry.length) return none;
  const ordered = narrowestFirst(said);
  const open: StagedParts = {
    ...none,
    entry: [{ when: any(said.map(({ when }) => when)) }],
    sizing: { basis: 'fraction', value: 1 },
  };
  if (ordered === null) {
    making.missing.push({ part: 'size', name: together });
    return open;
  }
  const out = rest.map(({ when }) => writeTerm(asState(when)));
  const whole = opposite(any(said.map(({ when }) => when)));
  const isFollowed =
    out.every((text) => [whole, ...said.map(({ when }) => opposite(when))].some((one) => writeTerm(one) === text)) &&
    making.parts.stops.length === 0;
  if (isFollowed) {
    const levels = ordered.map(({ when, share: size }) => ({ when: expressionOf(when, making), share: size }));
    return {
      ...none,
      entry: [{ when: any(said.map(({ when }) => when)) }],
      exit: [],
      sizing: { basis: 'levels', levels },
      assumed: [followed],
    };
  }
  // Held until it is sold: each narrower case adds what it holds more than the one before.
  const rising = ordered.toReversed();
  const more = rising.map((one, at) => ({ when: one.when, share: one.share - (rising[at - 1]?.share ?? 0) }));
  const isChain = rising.every((one, at) => at === 0 || isWithin(one.when, rising[at - 1]!.when));
  if (!isChain || more.some((one) => !(one.share > 0))) {
    making.missing.push({ part: 'size', name: falling });
    return open;
  }
  const steps = more.map((one) => ({ ...one, share: Number(one.share.toPrecision(9)) }));
  return { ...none, entry: [{ when: rising[0]!.when }], ...bought(steps, making), assumed: [grows] };
}
