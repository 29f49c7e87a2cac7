import { ratios } from '@plumbline/quant/catalogue/ratios/registry';
import type { Binder, Subject } from './binder.ts';
import { conclusionsIn, isConcluded, withNames } from './conclusions.ts';
import { divisions, isOwner, keepsTime, namesKinds, sharedFronts, withoutGap } from './divisions.ts';
import type { Reading } from './grammar.ts';
import { readMeaning } from './meaning/read-meaning.ts';
import { withoutModifiers } from './modifiers.ts';
import { isMisdirected, isMisnamed, isMisowned, isMistimed, isOffCourse, isUnowned } from './owners-and-times.ts';
import { readSentence } from './read-sentence.ts';
import { isMisstepped } from './rewordings-compared.ts';
import { datedByOthers, isBackwards } from './relative-times.ts';
import { reworded } from './rewordings.ts';
import { strangerOf, unknownHandle } from './strangers.ts';
import type { Token } from './tokens.ts';
import { tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Sentences that may be tried for one: a crafted one ends as unread. */
const mostTries = 60;
const mostParts = 8;

const expressions = new Map(ratios.map(({ id, expression }) => [id, expression]));

/** Reads sentences of figures: as they stand, with verbs as nouns, and part by part. */
export function figureReader(vocabulary: Vocabulary, binder: Binder) {
  function tokensIn(sentence: string): readonly Token[] {
    return tokensOf(sentence, vocabulary) ?? [];
  }

  function asItStands(sentence: string, subject: Subject): Reading {
    const tokens = tokensIn(sentence);
    const stranger = tokens.length === 0 ? null : (strangerOf(tokens) ?? unknownHandle(tokens, binder));
    if (stranger !== null || tokens.length === 0) return { isTrue: false, why: stranger, subject, sized: [] };
    return readSentence(tokens, binder, subject);
  }

  function whole(sentence: string, subject: Subject): Reading {
    const first = asItStands(sentence, subject);
    const other = first.isTrue ? null : reworded(sentence, binder.factOf);
    if (other === null) return first;
    const second = other.text === sentence ? first : asItStands(other.text, subject);
    if (second.isTrue) return { ...second, sized: [...second.sized, ...other.sized] };
    for (const text of new Set([sentence, other.text])) {
      const third = byMeaning(text, subject);
      if (third.isTrue) return text === sentence ? third : { ...third, sized: [...third.sized, ...other.sized] };
    }
    return first;
  }

  function byMeaning(sentence: string, subject: Subject): Reading {
    const tokens = withoutModifiers(tokensIn(sentence), binder) ?? [];
    return readMeaning(tokens, binder, subject);
  }

  /** Whether a figure is worked out from another one shown: `debt of {x}, equivalent to {y} times equity`. */
  function isWorkedOut(first: readonly Token[], rest: readonly Token[]): boolean {
    const shown = first.flatMap((token) => (token.kind === 'handle' ? (binder.factOf(token.handle) ?? []) : []));
    const next = rest.find((token) => token.kind === 'handle');
    const fact = next?.kind === 'handle' ? binder.factOf(next.handle) : null;
    if (fact === null) return false;
    return shown.some(({ metric, instrumentId, period }) => {
      const isNear =
        instrumentId === fact.instrumentId &&
        (period === undefined || fact.period === undefined || period.label === fact.period.label);
      const isPart = new RegExp(`\\b${metric}\\b`).test(expressions.get(fact.metric) ?? '');
      return isNear && (isPart || (metric === 'netIncome' && fact.metric.startsWith('eps')));
    });
  }

  /** A reading of a sentence that coordinates, part by part. */
  function inParts(sentence: string, subject: Subject, tries: { left: number }, parts: number): Reading | null {
    if (parts >= mostParts) return null;
    for (const { first, rest, isSame } of divisions(sentence)) {
      if ((tries.left -= 1) < 0) return null;
      const [before, behind] = [tokensIn(first), tokensIn(rest)];
      // A part in front that names nobody is about whom the part behind it names.
      const named = subject === null && !before.some(isOwner) ? behind.find(isOwner) : undefined;
      const head = whole(first, named?.kind === 'word' ? named.uses.entities : subject);
      if (!head.isTrue || !namesKinds(before, behind, binder)) continue;
      if (isSame && !isWorkedOut(before, behind)) continue;
      if (!keepsTime(behind, before, rest, binder) || !keepsTime(before, behind, first, binder)) continue;
      for (const sentenceOfRest of wholeParts(first, rest, before, behind)) {
        if ((tries.left -= 1) < 0) return null;
        const own = whole(sentenceOfRest, head.subject);
        const tail = own.isTrue ? own : inParts(sentenceOfRest, head.subject, tries, parts + 1);
        if (tail !== null) return { ...tail, sized: [...head.sized, ...tail.sized] };
      }
    }
    return null;
  }

  /** A part with what it leaves out. */
  function wholeParts(
    first: string,
    rest: string,
    before: readonly Token[],
    behind: readonly Token[],
  ): readonly string[] {
    const space = /\p{Script=Han}/u.test(first) ? '' : ' ';
    const fronted = sharedFronts(first, before).map((front) => `${front}${space}${rest}`.replace(/ +/g, ' '));
    const gapped = withoutGap(first, rest, before, behind, binder);
    const paid = /^\{[^{}]+\} times \w/.test(rest) ? [`the stock trades at ${rest}`] : [];
    // A left-out verb is the first part's: `A gained {x}, and B {y}` says that B gained.
    return gapped === null ? [...new Set([rest, ...fronted, ...paid])] : [gapped];
  }

  function anyWay(sentence: string, subject: Subject, most: number): Reading {
    const first = whole(sentence, subject);
    if (first.isTrue) return first;
    const tries = { left: most };
    const plain = inParts(sentence, subject, tries, 0);
    const other = plain === null ? reworded(sentence, binder.factOf) : null;
    if (other === null || other.text === sentence) return plain ?? first;
    const second = inParts(other.text, subject, tries, 0);
    return second === null ? first : { ...second, sized: [...second.sized, ...other.sized] };
  }

  /** A clause with its names as `@`, and whom they mean. */
  function named(clause: string) {
    const owners = tokensIn(clause).filter(isOwner);
    const text = owners.reduceRight((all, { from, to }) => `${all.slice(0, from)}@${all.slice(to)}`, clause);
    return {
      text,
      names: owners.map(({ text: name }) => name),
      ids: owners.flatMap((token) => (token.kind === 'word' ? [token.uses.entities] : [])),
    };
  }

  /** A sentence with a clause that its figures show; null where it has none, or the rest is not true. */
  function concluded(sentence: string, subject: Subject, most: number, depth: number): Reading | null {
    for (const { rest, clause, isFirst } of conclusionsIn(sentence)) {
      const facts = [...rest.matchAll(/\{([^{}]+)\}/g)].flatMap(([, id = '']) => binder.factOf(id.trim()) ?? []);
      const { text, names, ids } = named(clause);
      if (!isConcluded(text, { facts, named: ids, subject: ids[0] ?? subject, before: binder.before })) continue;
      const own = isFirst
        ? read(withNames(rest, names), ids[0] ?? subject, most, depth + 1)
        : read(rest, subject, most, depth + 1);
      if (own.isTrue) return own;
    }
    return null;
  }

  return {
    /** `most` sentences are tried for it. */
    read: (sentence: string, subject: Subject, most = mostTries): Reading => read(sentence, subject, most, 0),
  };

  function read(sentence: string, subject: Subject, most: number, depth: number): Reading {
    const asWritten = anyWay(sentence, subject, most);
    const placed = asWritten.isTrue ? sentence : datedByOthers(sentence, binder.factOf);
    const found = placed === sentence ? asWritten : anyWay(placed, subject, most);
    const tokens = found.isTrue ? tokensIn(sentence) : [];
    const isFair =
      [isMisowned, isUnowned, isMistimed, isOffCourse, isMisdirected, isMisnamed].every(
        (isWrong) => !isWrong(tokens, binder),
      ) &&
      !isMisstepped(sentence, binder.factOf) &&
      !isBackwards(sentence, binder.factOf);
    if (isFair && found.isTrue) return found;
    const other = depth < 2 ? concluded(sentence, subject, most, depth) : null;
    return other ?? (isFair ? found : { isTrue: false, why: null, subject, sized: [] });
  }
}
