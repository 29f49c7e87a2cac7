import type { Shown } from './conclusion-facts.ts';
import { chineseConclusions } from './conclusions-chinese.ts';
import { englishConclusions } from './conclusions-english.ts';
import { simplify } from '@plumbline/model/simplified';

// `…, and the gap is small`, `…, so Moutai is the dearer`, `Profitability improved: …`: a clause without a figure that says no more
// than what the figures of the same sentence show. It is worked out from them; where that cannot be done it says something.

/** Where such a clause may be cut off. */
const cut = /[,;:，；：] ?| ?[—–] ?|。| (?=(?:so|but|which|while|although|though|meaning|meaning that) )/g;
/** What joins it to the figures. */
const joint =
  /^(?:(?:and|but|yet|so|although|though|while|which means(?: that)?|meaning(?: that)?|that is|i\.e\.|in other words|in short|thus|therefore|hence|as a result|overall|clearly|however|以至于|即|也就是说|换言之|因此|所以|说明|表明|显示|意味着|可见|但|而|且|并且|总体(?:来看|而言)?|整体(?:来看|而言)?|也|亦),? ?)+/i;

export interface Concluded {
  /** The rest of the sentence, as a sentence. */
  readonly rest: string;
  readonly clause: string;
  /** The clause stands in front: whom it names the rest may leave out. */
  readonly isFirst: boolean;
}

/** Every way to part a clause without a figure from the figures of a sentence. */
export function conclusionsIn(sentence: string): readonly Concluded[] {
  if (/[?？"“”「」]/.test(sentence)) return [];
  const text = sentence
    .trim()
    .replace(/[.。]$/, '')
    // `A beta of {x} implies that …`
    .replace(/^([^{}]*?) of (\{[^{}]+\}) (?:implies|means|indicates|shows)(?: that)? /, '$1 is $2, meaning ');
  return [...text.matchAll(cut)].flatMap(({ 0: mark, index }): readonly Concluded[] => {
    const [front, back] = [text.slice(0, index).trim(), text.slice(index + mark.length).trim()];
    const [isFront, isBack] = [front.includes('{'), back.includes('{')];
    if (isFront === isBack || isInside(text, index)) return [];
    const [rest, clause] = isFront ? [front, back] : [back, front];
    return [{ rest, clause: clause.replace(joint, '').trim(), isFirst: !isFront }];
  });
}

const against = /^(\{[^{}]+\}) (?:against|versus|vs\.?|compared with|compared to) (\{[^{}]+\})( times \w+)/;

/** What stands behind a clause with the names that it leaves out: `{a} against {b} times earnings`, `with a yield of {a}`. */
export function withNames(rest: string, names: readonly string[]): string {
  const [one, other] = names;
  if (one === undefined || /\p{Script=Han}/u.test(rest)) return rest;
  if (other === undefined) return rest.replace(/^with (?=an? )/, `${one} has `);
  return rest
    .split(/, (?:and )?/)
    .map((part) => part.replace(against, `${one} trades at $1$3 and ${other} trades at $2$3`))
    .join(', and ');
}

const isInside = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return (before.match(/[({（]/g) ?? []).length > (before.match(/[)}）]/g) ?? []).length;
};

/** A year, with the little words around it. */
const year = / ?\b(?:in|for|during|over) (?:(fiscal )?(?:year )?|the year )(20\d\d)\b|(20\d\d)(年|财年|財年)(?:的)?/;

/** A clause without its year, which must be that of the latest figure; null where it is another. */
function withoutYear(clause: string, { facts }: Shown): string | null {
  const found = year.exec(clause);
  if (found === null) return clause;
  const [last] = facts.toSorted((a, b) => ((a.period?.end ?? '') < (b.period?.end ?? '') ? 1 : -1));
  const label = found[2] ?? found[3] ?? '';
  const isFiscal = found[1] !== undefined || /财|財/.test(found[4] ?? '');
  const isCalendar = last?.period?.start === `${label}-01-01`;
  const isSame = last?.period?.label === `FY${label}` && (isFiscal || isCalendar);
  return isSame ? clause.replace(year, '') : null;
}

/** Whether a clause, its names written as `@`, says no more than the figures show. Every form that it is written in must hold. */
export function isConcluded(given: string, shown: Shown): boolean {
  const owners = new Set(shown.facts.map(({ instrumentId = '' }) => instrumentId));
  if (shown.named.some((ids) => ![...ids].some((id) => owners.has(id)))) return false;
  const clause = withoutYear(given, shown);
  if (clause === null) return false;
  const isHan = /\p{Script=Han}/u.test(clause);
  const plain = isHan ? simplify(clause).replace(/\s+/g, '') : clause.toLowerCase().replaceAll('’', "'");
  const found = (isHan ? chineseConclusions : englishConclusions).flatMap(({ pattern, holds }) => {
    const [whole, ...words] = pattern.exec(plain) ?? [];
    return whole === undefined ? [] : [holds(shown, words)];
  });
  return found.length > 0 && found.every(Boolean);
}
