import type { Fact } from '@plumbline/model/fact';
import type { Context, Next, Phrase } from './context.ts';
import type { PeriodWord } from './periods.ts';
import { wayOfChange } from './polarity.ts';
import { groupWords } from './rank-words.ts';
import type { Reader } from './reader.ts';
import { refusal } from './refusals.ts';
import { deserves, mostBy, multiples, ofWorth } from './worth.ts';

type Order = 'above' | 'below';

/** What a superlative was said of: several companies, or several years of one. */
interface Scope {
  readonly to: number;
  /** How many companies; zero where the words leave it open, null where none are spoken of. */
  readonly group: number | null;
  readonly years: number | null;
  readonly metrics: ReadonlySet<string> | null;
  readonly words: readonly PeriodWord[];
}

/** Who stands first or last: among companies whose figures are known, or among one's own years. */
export function groupsOf(reader: Reader) {
  const { tokens, binder, has, isSign, handleAt, metricsAt, entitiesAt, textAt, passes, saidOf } = reader;
  const { afterFigure, afterName, skip, met, level } = reader;

  const groupAt = (at: number): number | null =>
    has(at, 'group') ? (groupWords.get(textAt(at).toLowerCase()) ?? null) : null;

  /** `of the three`, `by market value`, `of the last three years`, in any order. */
  function scopeFrom(at: number, before: readonly PeriodWord[]): Scope {
    let scope: Scope = { to: at, group: null, years: null, metrics: null, words: before };
    for (let round = 0; round < 4; round += 1) {
      const { to } = scope;
      const named = has(to, 'by') || has(to, 'in') || has(to, 'at') ? metricsAt(to + 1) : null;
      const skipped = skip(has(to, 'of') ? to + 1 : to);
      if (groupAt(to) !== null) scope = { ...scope, to: to + 1, group: groupAt(to) };
      else if (has(to, 'history'))
        scope = { ...scope, to: to + 1, years: groupWords.get(textAt(to).toLowerCase()) ?? null };
      else if (named !== null && scope.metrics === null) scope = { ...scope, to: to + 2, metrics: named };
      else if (skipped.words.length > 0)
        scope = { ...scope, to: skipped.to, words: [...scope.words, ...skipped.words] };
    }
    const span = scope.words.flatMap((word) => (word.kind === 'span' ? (/^(\d)Y$/.exec(word.span)?.[1] ?? []) : []));
    const [years] = span;
    return years === undefined || years === '1'
      ? scope
      : { ...scope, years: Number(years), words: scope.words.filter(({ kind }) => kind !== 'span') };
  }

  /** The figure that a superlative ends with: `, at {x}`, `({x})`, `，为 {x}`. */
  function endOf(at: number): { readonly handle: string; readonly at: number; readonly isBracket: boolean } | null {
    const isBracket = isSign(at, '(');
    const mark = isSign(at, ',') || isSign(at, ':') || isBracket ? at + 1 : at;
    const joined = has(mark, 'at') || has(mark, 'with') || has(mark, 'be') || has(mark, 'level') ? mark + 1 : mark;
    const handle = handleAt(joined);
    return handle === null ? null : { handle, at: joined, isBracket };
  }

  /**
   * `has the highest revenue at {x}`, `is the smallest of the three by market value`, 毛利率最高，达 {x}: of the subject of a
   * phrase, or of the figure that was shown before.
   */
  function superlative(at: number, phrase: Phrase, shown: string | null, context: Context, next: Next): boolean {
    const verb = has(at, 'have') || has(at, 'be') || has(at, 'moved') ? at + 1 : at;
    const lead = skip(verb);
    // 是三家中最高的: the group stands in front.
    const ahead = groupAt(lead.to);
    const start = ahead === null ? lead.to : lead.to + 1;
    const word = has(start, 'det') || has(start, 'its') ? start + 1 : start;
    if (!has(word, 'most') && !has(word, 'least')) return false;
    const noun =
      metricsAt(word + 1) === null && (has(word + 1, 'kind') || has(word + 1, 'legal')) ? word + 2 : word + 1;
    const object = metricsAt(noun);
    const found = scopeFrom(object === null ? noun : noun + 1, lead.words);
    const isClosed = ahead !== null && object === null && has(found.to, 'poss');
    const scope = ahead === null ? found : { ...found, group: ahead, to: isClosed ? found.to + 1 : found.to };
    const before = shown === null ? undefined : binder.factOf(shown)?.metric;
    const metrics =
      mostBy(textAt(word), object ?? scope.metrics) ??
      phrase.metrics ??
      context.metrics ??
      (before === undefined ? null : new Set([before]));
    if (metrics === null) return false;
    const whole: Phrase = { ...phrase, metrics };
    const said = saidOf(whole, context, scope.words);
    const end = shown === null ? endOf(scope.to) : null;
    const own =
      shown === null ? (end === null ? binder.lookUp(said, context) : binder.factOf(end.handle)) : binder.factOf(shown);
    if (own === null || !metrics.has(own.metric)) return false;
    const order = orderOf(textAt(word), has(word, 'most') ? 'above' : 'below', own.metric);
    if (order === null || !leads(word, own, order, scope, context)) return false;
    const held = { left: own.id, order: order } as const;
    if (end === null) {
      // A year that the words name is that of the figure.
      const isTimed = passes(word, binder.level(own.id, said, context));
      return isTimed && next(scope.to, { ...met(whole, own.id, context), held });
    }
    return level(end.at, { ...whole, periods: [...whole.periods, ...scope.words] }, context, (to, found) =>
      next(end.isBracket && isSign(to, ')') ? to + 1 : to, { ...found, held }),
    );
  }

  /** `highest`, `best`: which way it is, of a kind of figure it may be said of. */
  function orderOf(word: string, order: Order, metric: string): Order | null {
    if (/^(?:best|worst|最好|最差|最佳)$/i.test(word)) {
      const way = wayOfChange('improved', metric);
      return way === null ? null : (way === 'up') === /^(?:best|最好|最佳)$/i.test(word) ? 'above' : 'below';
    }
    const isFair = (!ofWorth.test(word) || multiples.test(metric)) && deserves(word, metric);
    return isFair ? order : null;
  }

  /** Whether a figure stands first among its group or its years. */
  function leads(at: number, own: Fact, order: Order, scope: Scope, context: Context): boolean {
    const rivals = scope.years === null ? rivalsOf(own, scope.group ?? context.group) : yearsOf(own, scope.years);
    // `of the last three years` ends with the newest one.
    const isNewest =
      binder.level(own.id, { subject: null, metrics: null, periods: [], isAssumed: true }, { subject: null }) === null;
    const isMeant = scope.years === null || isNewest;
    if (rivals === null || rivals.length === 0 || !isMeant) return passes(at, refusal('comparison', textAt(at)));
    return rivals.every((one) => passes(at, binder.compare(own, order, one)));
  }

  /** Those it is held against: the ones that the sentence shows, else all that are known. Null where that is not clear. */
  function rivalsOf(own: Fact, group: number | null): readonly Fact[] | null {
    const shown = shownBeside(own);
    if (group !== null && group > 0 && shown.length === group - 1) return shown;
    if (group === null) return shown.length > 1 ? shown : null;
    const known = binder.peers(own);
    return known.length + 1 >= Math.max(group, 2) ? known : null;
  }

  function shownBeside(own: Fact): readonly Fact[] {
    const found = new Map<string, Fact>();
    for (const token of tokens) {
      const fact = token.kind === 'handle' ? binder.factOf(token.handle) : null;
      const owner = fact?.instrumentId;
      if (fact !== null && owner !== undefined && fact.metric === own.metric && owner !== own.instrumentId) {
        found.set(owner, fact);
      }
    }
    return [...found.values()];
  }

  /** So many years that follow each other, without the newest one; null where one of them is not known. */
  function yearsOf(own: Fact, count: number): readonly Fact[] | null {
    const found: Fact[] = [];
    let last = own;
    while (found.length < count - 1) {
      const before = binder.before(last.id);
      if (before === null || !binder.isYearApart(before.id, last.id)) return null;
      found.push(before);
      last = before;
    }
    return found;
  }

  /** `…, followed by AMD at {b} and Intel at {c}`: behind who leads, each lower than the one before. */
  function followedBy(at: number, context: Context, next: Next): boolean {
    if (!has(at, 'followedBy') || context.held === null) return false;
    const left = binder.factOf(context.held.left);
    const owner = entitiesAt(at + 1);
    if (left === null || owner === null || context.held.order === 'same') return false;
    const { order } = context.held;
    const place = endOf(afterName(at + 1));
    const fact = place === null ? null : binder.factOf(place.handle);
    if (place === null || fact === null) return false;
    // Another company's year may have another name: then the newest one is meant.
    const periods = fact.period?.label === left.period?.label ? labelOf(left) : [];
    const phrase: Phrase = { subject: owner, metrics: new Set([left.metric]), periods, isOpen: false };
    return (
      passes(at, binder.compare(left, order, fact)) &&
      level(place.at, phrase, { ...context, held: null, periods: [] }, (to, found) =>
        next(place.isBracket && isSign(to, ')') ? to + 1 : to, { ...found, held: { left: fact.id, order } }),
      )
    );
  }

  const labelOf = ({ period }: Fact): readonly PeriodWord[] =>
    period === undefined ? [] : [{ kind: 'label', label: period.label.replaceAll('-', ' ') }];

  /** 市值从高到低依次为 A {a}、B {b}、C {c} */
  function inOrder(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const order: Order | null = has(at, 'descending') ? 'above' : has(at, 'ascending') ? 'below' : null;
    if (order === null || phrase.metrics === null) return false;
    const list = has(at + 1, 'respectively') ? at + 2 : at + 1;
    let place = has(list, 'be') || isSign(list, ':') || isSign(list, ',') ? list + 1 : list;
    let before: Fact | null = null;
    let count = 0;
    for (;;) {
      const owner = entitiesAt(place);
      const shown = owner === null ? null : endOf(afterName(place));
      const fact = shown === null ? null : binder.factOf(shown.handle);
      const after = shown === null ? null : afterFigure(shown.at + 1, shown.handle);
      if (owner === null || shown === null || fact === null || after === null) return false;
      const said = saidOf({ ...phrase, subject: owner }, context, after.words);
      if (!passes(shown.at, binder.level(shown.handle, said, context))) return false;
      if (before !== null && !passes(shown.at, binder.compare(before, order, fact))) return false;
      before = fact;
      count += 1;
      const end = shown.isBracket && isSign(after.to, ')') ? after.to + 1 : after.to;
      const mark = isSign(end, ',') || isSign(end, '、') ? end + 1 : end;
      const more = has(mark, 'and') ? mark + 1 : mark;
      if (more === end || entitiesAt(more) === null) return count > 1 && next(end, met(phrase, fact.id, context));
      place = more;
    }
  }

  return { groupAt, superlative, followedBy, inOrder };
}
