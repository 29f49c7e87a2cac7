import type { Subject } from './binder.ts';
import type { Reading } from './grammar.ts';
import { asSentence } from './parted.ts';

// `Revenue rose from {a} to {b}, following the sale of a division`: what stands beside the figures is nothing that was looked up,
// and the figures are true without it. Each stretch of clauses that is true by itself may be shown as a sentence of its own.

/** A stretch of clauses: what is read of it where it is true, and the rest as it stands. */
export interface Stretch {
  readonly text: string;
  readonly reading: Reading | null;
}

const mark =
  /[,;:，；：。] ?| ?[—–] ?| (?=(?:and|but|yet|while|whereas|although|though|because|since|after|following|which) )/g;
const quoted = /["“”„「」『』«»?？|\n]/;
/** Begins in the middle of a sentence: by itself it is none. */
const leaning =
  /^(?:(?:from|to|at|of|in|on|by|for|with|as) (?:about |just |some )?\{|(?:against|versus|compared|than|up|down|which|who|whose|that|or|nor|not|after|has|have|had|is|are|was|were|still|just|yields?|trades?|pays?|generate[ds]?|report(?:s|ed)|posted|earn(?:s|ed)|paid|returned|carrie[ds]|booked|spent|\w+ing)\b|[由从從自至到较較比却卻则則]|相[对對]|[对對][应應]|同期|当年|當年|同年)/i;
/** Words that name nothing: a sentence says in front of its first figure what it is of. */
const empty = /\b(?:from|to|in|at|of|on|by|and|fiscal|about|the|an?|then|later)\b|[\d\s,.]|[年月日财]/gi;
const namesNothing = (text: string): boolean => !/\p{L}{2}/u.test((text.split('{')[0] ?? '').replace(empty, ''));
const mostClauses = 10;
const mostFigures = 6;
const mostReadings = 16;

/** `…, on Nike, whose margin fell`: the name in front of `whose`. */
const nameBefore = (text: string): string => /((?:\p{Lu}[\p{L}&.'-]* ?)+), $/u.exec(text)?.[1]?.trim() ?? 'whose';

const nobody: ReadonlySet<string> = new Set();
const isOne = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((id) => b.has(id));

/** The clauses of a sentence, each with the mark behind it. */
function clausesOf(sentence: string): readonly string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of sentence.matchAll(mark)) {
    const before = sentence.slice(from, index);
    const opened = (sentence.slice(0, index).match(/[({（]/g) ?? []).length;
    const closed = (sentence.slice(0, index).match(/[)}）]/g) ?? []).length;
    if (opened > closed || before.trim() === '') continue;
    found.push(sentence.slice(from, index + sign.length));
    from = index + sign.length;
  }
  const rest = sentence.slice(from);
  return rest.trim() === '' ? found : [...found, rest];
}

/**
 * A sentence that is not true as a whole, as stretches: those with figures that are true by themselves, the longest first, and
 * what stands between them. Null where no figure of it can be shown.
 */
export function stretchesOf(
  sentence: string,
  antecedent: Subject,
  read: (text: string, subject: Subject) => Reading,
  ownersIn: (text: string) => readonly ReadonlySet<string>[],
): readonly Stretch[] | null {
  if (quoted.test(sentence) || (sentence.match(/\{/g) ?? []).length > mostFigures) return null;
  const clauses = clausesOf(sentence);
  if (clauses.length < 2 || clauses.length > mostClauses) return null;
  const found: Stretch[] = [];
  let left = mostReadings;
  let subject = antecedent;
  let named: Subject = null;
  let rest = '';
  for (let at = 0; at < clauses.length;) {
    let end = clauses.length;
    let reading: Reading | null = null;
    for (; end > at; end -= 1) {
      const text = clauses.slice(at, end).join('');
      const isWhole = at === 0 && end === clauses.length;
      if (isWhole || !text.includes('{') || !clauses[end - 1]?.includes('{')) continue;
      const whole = asSentence(text.replace(/^whose /, `${nameBefore(rest)}'s `));
      if (leaning.test(whole) || namesNothing(whole)) continue;
      if ((left -= 1) < 0) return null;
      const own = read(whole, subject);
      if (own.isTrue) {
        reading = own;
        break;
      }
    }
    if (reading === null) {
      const clause = clauses[at] ?? '';
      rest += clause;
      at += 1;
      // What is cut has named somebody: a figure behind it is that one's, or nobody's where it named several.
      for (const owner of ownersIn(clause)) subject = named === null || isOne(named, owner) ? (named = owner) : nobody;
      continue;
    }
    const name = nameBefore(rest);
    if (rest.trim() !== '') found.push({ text: rest, reading: null });
    rest = '';
    found.push({
      text: clauses
        .slice(at, end)
        .join('')
        .replace(/^whose /, `${name}'s `),
      reading,
    });
    subject = reading.subject;
    at = end;
  }
  if (rest.trim() !== '') found.push({ text: rest, reading: null });
  return found.some(({ reading }) => reading !== null) ? found : null;
}
