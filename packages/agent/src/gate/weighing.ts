import type { Fact } from '@plumbline/model/fact';
import { isMeasured } from './measures.ts';
import type { Context } from './context.ts';
import type { Reader } from './reader.ts';
import { refusal } from './refusals.ts';

/** Checks words such as `well above` or `doubled` against the two figures they are said of. */
export function weighingOf({ tokens, passes, textAt }: Reader) {
  const places = tokens.flatMap((token, at) => (token.kind === 'word' && token.uses.measure !== null ? [at] : []));

  const valueOf = (one: Fact | number): number => (typeof one === 'number' ? one : (one.value ?? Number.NaN));

  /** The context once the nearest such word in front of a place holds of two figures; null where it does not. */
  function weigh(at: number, first: Fact | number, second: Fact | number, context: Context): Context | null {
    const place = places.findLast((one) => one <= at && !context.weighed.includes(one));
    if (place === undefined) return context;
    const token = tokens[place];
    const measure = token?.kind === 'word' ? token.uses.measure : null;
    if (measure === null || !isMeasured(measure, valueOf(first), valueOf(second))) {
      passes(at, refusal('comparison', textAt(place)));
      return null;
    }
    return { ...context, weighed: [...context.weighed, place] };
  }

  /** Every word of the sentence that says how far has been checked. */
  const isWhollyWeighed = ({ weighed }: Context): boolean => places.every((place) => weighed.includes(place));

  return { weigh, isWhollyWeighed };
}
