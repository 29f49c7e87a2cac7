import { priceLike } from './changes.ts';
import type { Context, Next, Phrase } from './context.ts';
import type { Reader } from './reader.ts';
import { bare } from './context.ts';

/** Several kinds or owners and as many figures, bound by their order. */
export function pairsOf(reader: Reader) {
  const { binder, has, isSign, handleAt, metricsAt, textAt, passes, saidOf, skip, phrasesAt, met } = reader;

  /** `Its low and its high are {a} and {b}`, `NVIDIA and AMD trade at {a} and {b}, respectively`. */
  function pairs(start: number, at: number, first: Phrase, context: Context, next: Next): boolean {
    const list: Phrase[] = [first];
    let to = at;
    while (
      list.length < 6 &&
      (has(to, 'and') || has(to, 'versus') || isSign(to, ',') || isSign(to, '、') || isSign(to, '/'))
    ) {
      const begin = isSign(to, ',') && has(to + 1, 'and') ? to + 2 : to + 1;
      const found = phrasesAt(begin)[0];
      if (found === undefined) break;
      list.push(found.phrase);
      to = found.to;
    }
    if (list.length < 2) return false;
    const after = skip(to);
    const verb =
      has(after.to, 'be') ||
      has(after.to, 'level') ||
      has(after.to, 'trade') ||
      has(after.to, 'have') ||
      has(after.to, 'pay') ||
      has(after.to, 'earn') ||
      has(after.to, 'take') ||
      isSign(after.to, ':')
        ? after.to
        : -1;
    if (verb < 0) return false;
    const owner = list.find(({ subject }) => subject !== null)?.subject ?? null;
    const object = objectAt(verb + 1);
    const before =
      object?.metrics ??
      list.findLast(({ metrics }) => metrics !== null)?.metrics ??
      (has(verb, 'trade') ? priceLike : null);
    const shown: { readonly handle: string; readonly at: number }[] = [];
    const between = skip(object?.to ?? verb + 1);
    let place = between.to;
    if (has(place, 'at') && handleAt(place + 1) !== null) place += 1;
    while (handleAt(place) !== null) {
      shown.push({ handle: handleAt(place) ?? '', at: place });
      place += 1;
      // `{a} times and {b} times`
      if (has(place, 'times') || has(place, 'unit')) {
        if (!passes(place, binder.unit(shown.at(-1)?.handle ?? '', textAt(place)))) return false;
        place += 1;
      }
      if (isSign(place, ',') && has(place + 1, 'and') && handleAt(place + 2) !== null) place += 2;
      else if (
        (has(place, 'and') ||
          has(place, 'versus') ||
          isSign(place, '/') ||
          isSign(place, ',') ||
          isSign(place, '、')) &&
        handleAt(place + 1) !== null
      )
        place += 1;
    }
    if (shown.length !== list.length) return false;
    const pastWord = (at: number): number =>
      isSign(at, ',') && has(at + 1, 'respectively') ? at + 2 : has(at, 'respectively') ? at + 1 : at;
    // `spent {a} and {b} respectively on capital expenditure`: the kind stands behind.
    const word = pastWord(place);
    const isBehind = has(word, 'in') || has(word, 'of') || has(word, 'with');
    const behind = before === null && isBehind ? metricsAt(word + 1) : null;
    const kind = before ?? behind;
    if (kind === null) return false;
    const end = skip(behind === null ? place : word + 2);
    const close = pastWord(end.to);
    const timed = list.findLast(({ periods }) => periods.length > 0)?.periods ?? [];
    const isTrue = list.every((phrase, index) => {
      const figure = shown[index];
      const whole: Phrase = {
        ...phrase,
        subject: phrase.subject ?? owner,
        metrics: phrase.metrics ?? kind,
        // A time said once holds for all of the list.
        periods: [
          ...(phrase.periods.length > 0 ? phrase.periods : timed),
          ...after.words,
          ...between.words,
          ...end.words,
        ],
      };
      return (
        figure !== undefined && passes(figure.at, binder.level(figure.handle, saidOf(whole, context, []), context))
      );
    });
    const lastShown = shown.at(-1);
    return (
      isTrue && start < at && lastShown !== undefined && next(close, met(list[0] ?? bare, lastShown.handle, context))
    );
  }

  /** `have a P/E of`: the kind between the verb and the figures. */
  function objectAt(at: number): { readonly to: number; readonly metrics: ReadonlySet<string> } | null {
    for (const { to, phrase } of phrasesAt(at)) {
      const isPlain = phrase.metrics !== null && phrase.subject === null && phrase.periods.length === 0;
      if (isPlain && phrase.metrics !== null && has(to, 'of') && handleAt(to + 1) !== null) {
        return { to: to + 1, metrics: phrase.metrics };
      }
    }
    return null;
  }

  return { pairs };
}
