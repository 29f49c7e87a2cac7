import type { Binder, Subject } from './binder.ts';
import type { Reading } from './grammar.ts';
import { readTokens } from './grammar.ts';
import type { PeriodWord } from './periods.ts';
import { withoutModifiers } from './modifiers.ts';
import { readerOf } from './reader.ts';
import type { Token } from './tokens.ts';

interface Placed {
  readonly tokens: readonly Token[];
  /** Times that hold for every figure of the sentence. */
  readonly periods: readonly PeriodWord[];
}

const aside = /^(?:by contrast|in contrast|by comparison|in comparison|for comparison|however|meanwhile|in turn)$/i;

const isFixed = ({ kind }: PeriodWord): boolean => kind === 'label' || kind === 'calendar';

/** Reads a sentence as it stands, and once more with its times in their usual places. */
export function readSentence(given: readonly Token[], binder: Binder, before: Subject): Reading {
  const named = ahead(given);
  // A clause that concedes is read of nobody else.
  const isOpen = named !== null && concedes(given);
  const first = readOf(given, binder, isOpen ? named : before);
  if (first.isTrue || isOpen || named === null || before !== null || saysTwice(given)) return first;
  return readOf(given, binder, named);
}

/** Whether one figure stands in it twice: said of one name, it would be held against itself. */
function saysTwice(tokens: readonly Token[]): boolean {
  const handles = tokens.flatMap((token) => (token.kind === 'handle' ? [token.handle] : []));
  return new Set(handles).size < handles.length;
}

function readOf(given: readonly Token[], binder: Binder, antecedent: Subject): Reading {
  const tokens = withoutModifiers(withoutLabel(given), binder);
  if (tokens === null) return { isTrue: false, why: null, subject: antecedent, sized: [] };
  const first = readTokens(tokens, binder, antecedent, []);
  const placed = first.isTrue ? null : placePeriods(tokens, binder);
  if (placed === null) return first;
  const second = readTokens(placed.tokens, binder, antecedent, placed.periods);
  return second.isTrue ? second : first;
}

/**
 * `Although revenue grew {x}, AMD's margin fell {y}`: the clause in front is about the one name that comes behind it. So is any
 * where the text spoke of nobody before: `The modelled value of {x} is below AMD's price of {y}`.
 */
function ahead(tokens: readonly Token[]): Subject {
  const names = tokens.flatMap((token) =>
    token.kind === 'word' && token.uses.entities.size > 0 ? [token.uses.entities] : [],
  );
  const [only] = names;
  const isOne = only !== undefined && names.every((one) => [...one].every((id) => only.has(id)));
  // A pronoun means whom the text spoke of before.
  const hasPronoun = tokens.some(({ text }) => /^(?:its?|their|they|其|它|该公司|公司)$/i.test(text));
  return isOne && !hasPronoun ? only : null;
}

/** Whether it begins with `although` or `despite`. */
function concedes([first]: readonly Token[]): boolean {
  return first?.kind === 'word' && (first.uses.roles.has('concede') || first.uses.roles.has('despite'));
}

/**
 * The same sentence with its times where they are looked for, or null: two times in front of a course stand behind its two
 * figures, one time at the end stands in front and holds for all of them.
 */
function placePeriods(tokens: readonly Token[], binder: Binder): Placed | null {
  return (
    withoutAside(tokens) ?? beforeCourse(tokens, binder) ?? behindCourse(tokens, binder) ?? behindAll(tokens, binder)
  );
}

const labelRoles = ['head', 'lead', 'kind', 'and', 'adjective', 'now'] as const;

/** A name of a figure, which a label in front does not name. */
const isName = (token: Token | undefined): boolean => token?.kind === 'word' && token.uses.metrics.size > 0;

/** `Balance sheet: …`: a label that names no figure and no instrument says nothing of what follows. */
function withoutLabel(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind, text }) => kind === 'sign' && text === ':');
  const isLabel = tokens
    .slice(0, Math.max(end, 0))
    .every(
      (token) =>
        token.kind === 'word' &&
        token.uses.entities.size === 0 &&
        (token.uses.metrics.size === 0 || (isName(tokens[end + 1]) && token.uses.roles.has('head'))) &&
        token.uses.period === null &&
        labelRoles.some((role) => token.uses.roles.has(role)),
    );
  return end > 0 && isLabel ? tokens.slice(end + 1) : tokens;
}

/** `AMD, by contrast, trades at {x}`: an aside that says nothing. */
function withoutAside(tokens: readonly Token[]): Placed | null {
  const isComma = (token: Token | undefined): boolean => token?.kind === 'sign' && token.text === ',';
  const at = tokens.findIndex(
    (token, place) => isComma(tokens[place - 1]) && aside.test(token.text) && isComma(tokens[place + 1]),
  );
  return at < 2 ? null : { tokens: [...tokens.slice(0, at - 1), ...tokens.slice(at + 2)], periods: [] };
}

/** `From FY2025 to FY2026 revenue rose from {a} to {b}`: `… rose from {a} FY2025 to {b} FY2026`. */
function beforeCourse(tokens: readonly Token[], binder: Binder): Placed | null {
  const { has, periodsFrom, handleAt, isSign, isHan } = readerOf(tokens, binder);
  if (!has(0, 'between') && !has(0, 'from')) return null;
  const first = periodsFrom(1);
  const joins = has(first.to, 'and') || has(first.to, 'to');
  const second = joins ? periodsFrom(first.to + 1) : first;
  if (first.words.length !== 1 || !joins || second.words.length !== 1) return null;
  if (![...first.words, ...second.words].every(isFixed)) return null;
  // Chinese closes with 之间 or 间.
  const closed = isHan(second.to) && has(second.to, 'moved') ? second.to + 1 : second.to;
  const start = isSign(closed, ',') ? closed + 1 : closed;
  const at = tokens.findIndex(
    (_, place) => place >= start && handleAt(place) !== null && has(place + 1, 'to') && handleAt(place + 2) !== null,
  );
  if (at < 0) return null;
  return {
    tokens: [
      ...tokens.slice(start, at + 1),
      ...tokens.slice(1, first.to),
      ...tokens.slice(at + 1, at + 3),
      ...tokens.slice(first.to + 1, second.to),
      ...tokens.slice(at + 3),
    ],
    periods: [],
  };
}

/** `… rose from {a} to {b} between FY2025 and FY2026`: `… rose from {a} FY2025 to {b} FY2026`. */
function behindCourse(tokens: readonly Token[], binder: Binder): Placed | null {
  const { has, periodsFrom, handleAt } = readerOf(tokens, binder);
  const at = tokens.findIndex(
    (_, place) => handleAt(place) !== null && has(place + 1, 'to') && handleAt(place + 2) !== null,
  );
  if (at < 0 || !(has(at + 3, 'between') || has(at + 3, 'from'))) return null;
  const first = periodsFrom(at + 4);
  const joins = has(first.to, 'and') || has(first.to, 'to');
  const second = joins ? periodsFrom(first.to + 1) : first;
  if (first.words.length !== 1 || !joins || second.words.length !== 1) return null;
  if (![...first.words, ...second.words].every(isFixed)) return null;
  return {
    tokens: [
      ...tokens.slice(0, at + 1),
      ...tokens.slice(at + 4, first.to),
      ...tokens.slice(at + 1, at + 3),
      ...tokens.slice(first.to + 1, second.to),
      ...tokens.slice(second.to),
    ],
    periods: [],
  };
}

/** `A ({a}) was higher than B ({b}) in FY2025`: both figures are of that time. */
function behindAll(tokens: readonly Token[], binder: Binder): Placed | null {
  const { periodsFrom } = readerOf(tokens, binder);
  const isEnd = (token: Token | undefined): boolean => token?.kind === 'sign' && /^[.!。]$/.test(token.text);
  const end = isEnd(tokens.at(-1)) ? tokens.length - 1 : tokens.length;
  for (let at = Math.max(1, end - 5); at < end; at += 1) {
    const { to, words } = periodsFrom(at);
    if (to === end && words.length === 1 && words.every(isFixed)) {
      return { tokens: [...tokens.slice(0, at), ...tokens.slice(end)], periods: words };
    }
  }
  return null;
}
