import type { Fact } from '@plumbline/model/fact';
import type { Said } from './binder.ts';
import { windowOf } from './metric-names.ts';
import type { PeriodWord } from './periods.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { refusal } from './refusals.ts';
import { universalsOf } from './universals.ts';
import { weighingOf } from './weighing.ts';
import { deserves, multiples, ofWorth, paidIn, rankedBy } from './worth.ts';

/** Two figures held against each other: `above`, `higher than`, 比 … 高, `between`. */
export function comparisonsOf(reader: Reader) {
  const {
    tokens,
    binder,
    has,
    isSign,
    handleAt,
    metricsAt,
    entitiesAt,
    afterName,
    ownerAt,
    textAt,
    isHan,
    passes,
    saidOf,
    periodsFrom,
    skip,
    phrasesAt,
    afterFigure,
    speakingOf,
    met,
    endOf,
    shownAt,
  } = reader;

  const { weigh } = weighingOf(reader);
  const { compare: compareAll } = universalsOf(reader);
  const handlesIn = (from: number, to: number): readonly string[] =>
    tokens.slice(from, to).flatMap((token) => (token.kind === 'handle' ? [token.handle] : []));

  const kindsShown = (): readonly string[] =>
    handlesIn(0, tokens.length).map((handle) => binder.factOf(handle)?.metric ?? '');

  const paired = (left: string, right: string, context: Context): Context => ({
    ...context,
    last: left,
    pair: [left, right],
  });

  /** `above its 200-day average of {b}`: the right side with or without its figure. */
  function comparison(
    at: number,
    order: 'above' | 'below' | 'same',
    left: string | null,
    phrase: Phrase,
    outer: Context,
    next: Next,
  ): boolean {
    const context = speakingOf(phrase, outer);
    const leftFact = left === null ? binder.lookUp(saidOf(phrase, context, []), context) : binder.factOf(left);
    if (leftFact === null) return passes(at, refusal('comparison', textAt(at)));
    // `cheaper than` is said of what is paid for earnings, sales or assets.
    if (isUnfair(has(at - 1, 'than') ? at - 2 : at - 1, leftFact)) return false;
    const holding = (found: Context): Context => ({ ...found, held: { left: leftFact.id, order } });
    // `higher than the {b} of FY2025`, 高于 2025 财年的 {b}
    const lead = periodsFrom(at);
    const place = has(lead.to, 'poss') || has(lead.to, 'det') ? lead.to + 1 : lead.to;
    const direct = handleAt(place);
    if (direct !== null) {
      const right = binder.factOf(direct);
      const after = afterFigure(place + 1, direct);
      if (right === null || after === null) return passes(at, binder.isKnown(direct));
      const said = saidOf({ ...phrase, metrics: null, periods: [] }, { ...context, periods: [] }, [
        ...lead.words,
        ...after.words,
      ]);
      const known: Said = { ...said, metrics: new Set([right.metric]) };
      // `above the {b} of debt`, 高于 {b} 的有息负债
      const isOf = has(after.to, 'of') || has(after.to, 'poss') || has(after.to, 'in');
      const named = isOf ? metricsAt(after.to + 1) : null;
      const isNamed = named !== null && passes(place, binder.level(direct, { ...said, metrics: named }, context));
      if (named !== null && !isNamed) return false;
      const isTrue = passes(place, binder.level(direct, known, context)) && compareAll(at, leftFact, order, right);
      const weighed = isTrue ? weigh(place, right, leftFact, context) : null;
      return weighed !== null && next(isNamed ? after.to + 2 : after.to, holding(met(phrase, leftFact.id, weighed)));
    }
    for (const { to, phrase: other } of phrasesAt(at)) {
      const right: Phrase = {
        ...other,
        metrics: other.metrics ?? (other.isOpen || other.subject !== null ? (phrase.metrics ?? context.metrics) : null),
        subject: other.subject ?? (phrase.subject === 'it' ? 'it' : phrase.subject),
      };
      const after = skip(to);
      const said = saidOf(right, { ...context, periods: [] }, after.words);
      const shown = isSign(after.to, ':') ? null : shownAt(after.to);
      if (shown !== null) {
        const rightFact = binder.factOf(shown.handle);
        const end = afterFigure(shown.at + 1, shown.handle);
        if (rightFact === null || end === null) {
          passes(shown.at, binder.isKnown(shown.handle));
          continue;
        }
        const closed = shown.isBracket && isSign(end.to, ')') ? end.to + 1 : end.to;
        const metrics = endOf(said.metrics, context);
        const told = [...said.periods, ...end.words];
        const full: Said = {
          ...said,
          // A yield is nobody's: it takes no owner from the left side.
          ...(rightFact.instrumentId === undefined && { subject: other.subject }),
          metrics,
          periods: told.length > 0 ? told : sharedPeriod(leftFact, rightFact),
        };
        const isTrue =
          passes(shown.at, binder.level(shown.handle, full, context)) && compareAll(at, leftFact, order, rightFact);
        const weighed = isTrue ? weigh(shown.at, rightFact, leftFact, context) : null;
        if (weighed !== null && next(closed, holding(met(phrase, leftFact.id, weighed)))) return true;
        // `than AMD's ({a} versus {b})`: both figures stand behind.
        if (!shown.isBracket || !has(end.to, 'versus')) continue;
      }
      // Without a time of its own it is of the time of the left side, where several are known.
      const label = leftFact.period?.label.replaceAll('-', ' ');
      const atOnce: Said | null =
        label === undefined || said.periods.length > 0 ? null : { ...said, periods: [{ kind: 'label', label }] };
      const rightFact = binder.lookUp(said, context) ?? (atOnce && binder.lookUp(atOnce, context));
      if (rightFact === null) {
        passes(at, refusal('comparison', textAt(at)));
        continue;
      }
      if (!compareAll(at, leftFact, order, rightFact)) continue;
      const weighed = weigh(at, rightFact, leftFact, context);
      if (weighed !== null && next(after.to, holding(paired(leftFact.id, rightFact.id, weighed)))) return true;
    }
    return false;
  }

  /** Without a time of its own the right side is of the time of the left one. */
  function sharedPeriod(left: Fact, right: Fact): readonly PeriodWord[] {
    const [label, span] = [left.period?.label, windowOf(left.metric)];
    if (span !== null && right.metric === left.metric && right.instrumentId !== left.instrumentId) {
      return [{ kind: 'span', span }];
    }
    return label === undefined || label !== right.period?.label || left.instrumentId === right.instrumentId
      ? []
      : [{ kind: 'label', label: label.replaceAll('-', ' ') }];
  }

  /** Chinese: 位于 B 之上, 位于 B 和 C 上方. */
  function upon(at: number, phrase: Phrase, left: string, context: Context, next: Next): boolean {
    return has(at, 'between') && isHan(at) ? uponAll(at + 1, [], phrase, left, context, next) : false;
  }

  function uponAll(
    at: number,
    before: readonly Fact[],
    phrase: Phrase,
    left: string,
    context: Context,
    next: Next,
  ): boolean {
    const leftFact = binder.factOf(left);
    if (leftFact === null || before.length > 4) return false;
    return phrasesAt(at).some(({ to, phrase: other }) => {
      const shown = other.metrics === null ? null : shownAt(to);
      const end = shown === null ? to : shown.at + (shown.isBracket ? 2 : 1);
      const right: Phrase = { ...other, subject: other.subject ?? phrase.subject };
      const said = saidOf(right, { ...context, periods: [] }, []);
      const rightFact = shown === null ? binder.lookUp(said, context) : binder.factOf(shown.handle);
      if (rightFact === null) return false;
      if (shown !== null && !passes(shown.at, binder.level(shown.handle, said, context))) return false;
      const all = [...before, rightFact];
      if (has(end, 'and') && uponAll(end + 1, all, phrase, left, context, next)) return true;
      const past = has(end, 'poss') || has(end, 'both') ? end + 1 : end;
      const way = has(past, 'over') ? 'above' : has(past, 'under') ? 'below' : null;
      if (way === null || !all.every((one) => compareAll(at, leftFact, way, one))) return false;
      const weighed = weigh(past, rightFact, leftFact, context);
      return (
        weighed !== null &&
        next(past + 1, { ...paired(leftFact.id, rightFact.id, weighed), held: { left, order: way } })
      );
    });
  }

  /** Chinese: 比 B 高, 是 B 的两倍. */
  function thanComparison(at: number, phrase: Phrase, left: string | null, context: Context, next: Next): boolean {
    const isShare = /^占$/.test(textAt(at));
    if (!has(at, 'than') && !has(at, 'be') && !isShare) return false;
    return [...phrasesAt(at + 1)].some(({ to, phrase: other }) => {
      const shown = shownAt(to);
      const unit = shown === null ? null : afterFigure(shown.at + 1, shown.handle);
      const past = shown === null ? to : (unit?.to ?? shown.at + 1) + (shown.isBracket ? 1 : 0);
      const end = has(past, 'poss') ? past + 1 : past;
      const token = tokens[end];
      const isMultiple = token?.kind === 'word' && token.uses.measure !== null;
      const isHigher = has(at, 'than') ? has(end, 'higher') : isMultiple && has(end, 'above');
      const way = isHigher
        ? 'above'
        : (has(at, 'than') ? has(end, 'lower') : isMultiple && has(end, 'below'))
          ? 'below'
          : null;
      if (way === null) return false;
      const right: Phrase = {
        ...other,
        metrics: other.metrics ?? phrase.metrics,
        subject: other.subject ?? phrase.subject,
      };
      const leftFact = left === null ? binder.lookUp(saidOf(phrase, context, []), context) : binder.factOf(left);
      const said = saidOf(right, { ...context, periods: [] }, []);
      const rightFact = shown === null ? binder.lookUp(said, context) : binder.factOf(shown.handle);
      if (leftFact === null || rightFact === null) return passes(at, refusal('comparison', textAt(at)));
      if (isUnfair(end, leftFact)) return false;
      if (shown !== null && !passes(shown.at, binder.level(shown.handle, said, context))) return false;
      if (!compareAll(at + 1, leftFact, way, rightFact)) return false;
      const weighed = weigh(end, rightFact, leftFact, context);
      return weighed !== null && next(end + 1, paired(leftFact.id, rightFact.id, weighed));
    });
  }

  /** `a higher P/E ({a}) than AMD ({b})`. */
  function higherThan(at: number, owner: Phrase, context: Context, next: Next): boolean {
    const start = has(at, 'det') ? at + 1 : at;
    if (!has(start, 'higher') && !has(start, 'lower')) return false;
    const order = has(start, 'higher') ? 'above' : 'below';
    const metrics = metricsAt(start + 1);
    if (metrics === null) return false;
    const phrase: Phrase = { ...owner, metrics };
    const shown = shownAt(start + 2);
    const afterLeft = shown === null ? start + 2 : shown.at + (shown.isBracket ? 2 : 1);
    if (shown !== null && !passes(shown.at, binder.level(shown.handle, saidOf(phrase, context, []), context)))
      return false;
    if (!has(afterLeft, 'than')) {
      const own = binder.lookUp(saidOf(phrase, context, []), context);
      const rival =
        context.rival === null
          ? own && rivalShown(own)
          : binder.lookUp(saidOf({ ...phrase, subject: context.rival }, context, []), context);
      if (rival === null || own === null || !passes(start, binder.compare(own, order, rival))) return false;
      if (isUnfair(start, own)) return false;
      const weighed = weigh(start, rival, own, context);
      if (weighed === null) return false;
      const isBoth = shown?.handle === own.id && has(afterLeft, 'versus') && handleAt(afterLeft + 1) === rival.id;
      return next(
        isBoth ? ownedBy(afterLeft + 2, rival.id) : afterLeft,
        paired(own.id, rival.id, { ...weighed, metrics }),
      );
    }
    return comparison(afterLeft + 1, order, shown?.handle ?? null, phrase, context, next);
  }

  /** `is the cheaper of the two on P/E`, `AMD is cheaper`: against the other figure of the sentence. */
  function ranking(at: number, owner: Phrase, outer: Context, next: Next): boolean {
    const context = speakingOf(owner, outer);
    const start = has(at, 'det') ? at + 1 : at;
    if ((!has(start, 'higher') && !has(start, 'lower')) || has(start + 1, 'than')) return false;
    const isNoun = has(start + 1, 'kind') || has(start + 1, 'legal');
    const noun = isNoun ? start + 2 : start + 1;
    const behind = /^of the two$/i.test(textAt(noun)) ? noun + 1 : noun;
    const named = has(behind, 'in') || has(behind, 'by') ? metricsAt(behind + 1) : null;
    const metrics = rankedBy(textAt(start), named) ?? context.metrics ?? paidIn(textAt(start), kindsShown());
    if (metrics === null) return false;
    const own = binder.lookUp(saidOf({ ...owner, metrics }, context, []), context);
    const rival = own && rivalShown(own);
    if (own === null || rival === null || isUnfair(start, own)) return false;
    if (!passes(start, binder.compare(own, has(start, 'higher') ? 'above' : 'below', rival))) return false;
    const weighed = weigh(start, rival, own, context);
    return (
      weighed !== null && next(named === null ? behind : behind + 2, paired(own.id, rival.id, { ...weighed, metrics }))
    );
  }

  /** The one figure of the same kind that the sentence shows of another instrument. */
  function rivalShown(own: Fact): Fact | null {
    const others = new Set(
      handlesIn(0, tokens.length).filter((handle) => {
        const fact = binder.factOf(handle);
        return fact?.metric === own.metric && fact.instrumentId !== own.instrumentId;
      }),
    );
    const [only] = others;
    return others.size === 1 && only !== undefined ? binder.factOf(only) : null;
  }

  /** `cheaper` of something else than what is paid for earnings, sales or assets. */
  function isUnfair(at: number, { metric }: Fact): boolean {
    const isFair = (!ofWorth.test(textAt(at)) || multiples.test(metric)) && deserves(textAt(at), metric);
    return !isFair && !passes(at, refusal('comparison', textAt(at)));
  }

  /** `between {low} and {high}`, `from {low} to {high}`, `{low} to {high}`. */
  function between(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const verb = has(at, 'moved') ? skip(at + 1) : { to: at, words: [] };
    const afterVerb = verb.to;
    const from = has(afterVerb, 'between') || has(afterVerb, 'from') || isInside(afterVerb) ? afterVerb + 1 : afterVerb;
    const low = handleAt(from);
    if (low === null) return from > afterVerb ? betweenNamed(from, phrase, context, next) : false;
    const joins =
      has(from + 1, 'and') ||
      has(from + 1, 'to') ||
      isSign(from + 1, '–') ||
      isSign(from + 1, '-') ||
      isSign(from + 1, '—');
    const high = joins ? handleAt(from + 2) : null;
    if (high === null) return false;
    const after = skip(from + 3);
    const behind = has(after.to, 'moved') && isHan(after.to) ? skip(after.to + 1) : { to: after.to, words: [] };
    const said = saidOf(phrase, context, [...verb.words, ...after.words, ...behind.words]);
    return passes(from, binder.range(low, high, said, context)) && next(behind.to, met(phrase, high, context));
  }

  /** `in {a} to {b}`; `over {a}` says more. */
  const isInside = (at: number): boolean => has(at, 'in') && /^(?:in\b|在|于)/i.test(textAt(at));

  /** `between its 52-week low of {a} and its 52-week high of {b}`: the price stands between. */
  function betweenNamed(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const price: Phrase = { ...phrase, metrics: phrase.metrics ?? new Set(['price']) };
    return comparison(at, 'above', null, price, context, (to, found) => {
      const own = binder.lookUp(saidOf(price, context, []), context);
      const shown = handlesIn(at, to).map((handle) => binder.factOf(handle)?.metric);
      const end = shown.includes('low52w') ? 'low52w' : null;
      return (
        own !== null &&
        (has(to, 'and') || /^and the$/i.test(textAt(to))) &&
        comparison(to + 1, 'below', own.id, price, { ...found, end }, (past, last) => {
          // Chinese closes with 之间.
          const isClosed = isHan(past) && has(past, 'moved') && tokens[past + 1]?.kind !== 'handle';
          return next(isClosed ? past + 1 : past, { ...last, end: null });
        })
      );
    });
  }

  /** 与 AMD 相比，英伟达的毛利率更高. */
  function rivalComparison(at: number, phrase: Phrase, context: Context, next: Next): boolean {
    const order = has(at, 'higher') ? 'above' : has(at, 'lower') ? 'below' : null;
    if (order === null || phrase.metrics === null) return false;
    const own = binder.lookUp(saidOf(phrase, context, []), context);
    const rival =
      context.rival === null
        ? own && rivalShown(own)
        : binder.lookUp(saidOf({ ...phrase, subject: context.rival }, context, []), context);
    if (rival === null || own === null || !passes(at, binder.compare(own, order, rival))) return false;
    const weighed = isUnfair(at, own) ? null : weigh(at, rival, own, context);
    return weighed !== null && next(at + 1, paired(own.id, rival.id, { ...weighed, metrics: phrase.metrics }));
  }

  /** `dearer than AMD on P/E`: the kind of figure stands behind the other name. */
  function comparisonIn(
    at: number,
    order: 'above' | 'below' | 'same',
    owner: Phrase,
    outer: Context,
    next: Next,
  ): boolean {
    const rival = entitiesAt(at);
    if (rival === null) return false;
    const place = afterName(at);
    const metrics = has(place, 'in') || has(place, 'by') || has(place, 'at') ? metricsAt(place + 1) : null;
    if (metrics === null) return false;
    const context = speakingOf(owner, outer);
    const left = binder.lookUp(saidOf({ ...owner, metrics }, context, []), context);
    const right = binder.lookUp(saidOf({ ...owner, metrics, subject: rival }, context, []), context);
    if (left === null || right === null) return passes(at, refusal('comparison', textAt(at)));
    if (isUnfair(at - 1, left)) return false;
    if (!passes(at, binder.compare(left, order, right))) return false;
    const weighed = weigh(at, right, left, context);
    return weighed !== null && next(place + 2, paired(left.id, right.id, { ...weighed, metrics }));
  }

  /** Past `for AMD` behind a figure of AMD, and past its times. */
  function ownedBy(at: number, handle: string): number {
    const after = afterFigure(at, handle);
    const to = after === null || after.words.length > 0 ? at : after.to;
    const owner = ownerAt(to);
    return owner.subject?.has(binder.factOf(handle)?.instrumentId ?? '') === true ? owner.to : to;
  }

  /** The two figures of a comparison behind it, in its order: `higher than AMD: {a} versus {b}`. */
  function shownPair(at: number, context: Context, next: Next): boolean {
    const { pair } = context;
    const first = has(at, 'former') || has(at, 'at') || (has(at, 'be') && isHan(at)) ? at + 1 : at;
    if (pair === null) return false;
    // `…, which trades at {b}`
    const isOfOther = has(at, 'trade') || has(at, 'be') || has(at, 'level');
    if (isOfOther && textAt(at - 1) === 'which' && handleAt(at + 1) === pair[1]) {
      const after = afterFigure(at + 2, pair[1]);
      return after !== null && next(after.to, { ...context, pair: null });
    }
    if (handleAt(first) !== pair[0]) return false;
    const between = ownedBy(first + 1, pair[0]);
    const joins = has(between, 'versus') || has(between, 'and') || isSign(between, ',') || isSign(between, '、');
    // `by revenue ({a})`: the figure of the side that was named first.
    if (isSign(between, ')')) return next(between, { ...context, pair: null });
    const second = has(between + 1, 'former') ? between + 2 : between + 1;
    if (!joins || handleAt(second) !== pair[1]) return false;
    return next(ownedBy(second + 1, pair[1]), { ...context, pair: null });
  }

  return { rivalComparison, comparison, comparisonIn, ranking, shownPair, upon, thanComparison, higherThan, between };
}
