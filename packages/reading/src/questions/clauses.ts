import { isHan, type Folded } from '../text/fold.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import { isFunction } from './function-words.ts';
import type { Item } from './items.ts';

const mostClauses = 6;

const joins: ReadonlySet<string> = new Set([
  'p:comma',
  'p:semicolon',
  'p:stop',
  'p:question',
  'p:colon',
  'p:dash',
  'p:close',
  'p:open',
]);

/** A blank between Chinese signs stands for a comma. */
function isAfterBlank({ edge }: Item, { text }: Folded): boolean {
  return text.charAt(edge.from - 1) === ' ' && isHan(text.charAt(edge.from)) && isHan(text.charAt(edge.from - 2));
}

function startsClause(item: Item, before: Item | undefined, folded: Folded): boolean {
  if (isAfterBlank(item, folded)) return true;
  if (before?.is === 'mark' && joins.has(before.edge.symbol)) return item.is !== 'mark';
  // "What does it do": behind its subject the verb leads on to nothing.
  const isVerb = isFunction(item) && before !== undefined && before.is !== 'mark';
  return (
    item.is === 'word' &&
    item.meanings.some(({ kind, id }: Meaning) => kind === 'join' && (id === 'and' || (id === 'also' && !isVerb)))
  );
}

const whether: Meaning = { kind: 'ask', id: 'whether', name: '', unit: '' };

/** "Isn't its P/E above 30?" asks whether it is; anywhere else such a word denies, and no act takes it. */
export function withNegativeQuestions(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    const isFirst = items.slice(0, at).every((one) => one.is === 'mark' || isFunction(one));
    return isFirst && item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'no' && id === 'whether')
      ? { ...item, meanings: [whether] }
      : item;
  });
}

export function clausesOf(items: readonly Item[], folded: Folded): readonly (readonly Item[])[] {
  const clauses: Item[][] = [];
  for (const [at, item] of items.entries()) {
    const last = clauses.at(-1);
    if (last === undefined || (startsClause(item, items[at - 1], folded) && clauses.length < mostClauses))
      clauses.push([item]);
    else last.push(item);
  }
  return clauses;
}

/** Ways of asking that one request does not mix across clauses, the plain one last. */
const ways: readonly (readonly string[])[] = [
  ['when'],
  ['why'],
  ['define', 'formula', 'difference'],
  ['news'],
  ['value', 'each'],
];

const figureKinds: ReadonlySet<string> = new Set(['metric', 'price', 'perf']);

const asking: ReadonlySet<string> = new Set(['value', 'which', 'whether']);
const topicKinds: ReadonlySet<string> = new Set([...figureKinds, 'many']);

const isTopic = (item: Item): boolean => item.is === 'word' && item.meanings.some(({ kind }) => topicKinds.has(kind));

const isAsk = (item: Item): boolean =>
  item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'ask' && id === 'value');

const isFigureWord = (item: Item): boolean =>
  item.is === 'word' && item.meanings.length > 0 && item.meanings.every(({ kind }) => figureKinds.has(kind));

function wayOf(clause: readonly Item[]): number {
  const ids = new Set(
    clause.flatMap((item) =>
      item.is === 'word' ? item.meanings.flatMap(({ kind, id }) => (kind === 'ask' ? [id] : [])) : [],
    ),
  );
  const way = ways.findIndex((names) => names.some((id) => ids.has(id)));
  // A figure named alone is asked for.
  return way < 0 && clause.some(isFigureWord) ? ways.length - 1 : way;
}

/** A figure in one clause, and in a later one another with its own time and its own asking: two requests. */
function isTimedApart(clauses: readonly (readonly Item[])[]): boolean {
  const timed = clauses.findIndex((clause) => clause.some(({ is }) => is === 'period'));
  const before = clauses.slice(0, Math.max(timed, 0)).flat();
  const own = clauses[timed] ?? [];
  const isAsked = own.some(
    (item) => item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'ask' && asking.has(id)),
  );
  return isAsked && before.some(isFigureWord) && own.some(isTopic);
}

/** "What is PEG and what is NVIDIA's": a term that is asked about by itself, and then somebody's. */
function isTermThenWhose(clauses: readonly (readonly Item[])[]): boolean {
  const isNamed = (clause: readonly Item[]): boolean => clause.some(({ is }) => is === 'instrument');
  const isAsking = (clause: readonly Item[]): boolean => wayOf(clause) === ways.length - 1 && clause.some(isAsk);
  const whose = clauses.findIndex(isNamed);
  const [before, own] = [clauses[whose - 1], clauses[whose]];
  if (before === undefined || own === undefined || own.some(isTopic)) return false;
  return before.some(isFigureWord) && !before.some(({ is }) => is === 'period') && isAsking(before) && isAsking(own);
}

/** "What is it at, and when was it last above 30": when it was somewhere is not asked of what is asked before. */
function isOfItsOwnLevel(clauses: readonly (readonly Item[])[]): boolean {
  const at = clauses.findIndex((clause) => wayOf(clause) === 0 && clause.some(({ is }) => is === 'quantity'));
  return clauses.slice(0, Math.max(at, 0)).some((clause) => clause.some(isAsk));
}

/** How many ways of asking a stretch of clauses has beyond the first. */
export function mixedIn(clauses: readonly (readonly Item[])[]): number {
  const found = new Set(clauses.map(wayOf).filter((way) => way >= 0));
  // A meaning and somebody's value are two things, asked for in the same words.
  const apart = isTermThenWhose(clauses) ? 2 : isTimedApart(clauses) ? 1 : 0;
  return Math.max(found.size - 1, apart) + (isOfItsOwnLevel(clauses) ? 1 : 0);
}
