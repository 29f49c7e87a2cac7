import type { QuestionFrame } from '../reading.ts';
import type { Folded } from '../text/fold.ts';
import { isFunction } from './function-words.ts';
import { growthAgain } from './figure-topics.ts';
import { covers } from './idle-words.ts';
import type { Item } from './items.ts';

type Clause = readonly Item[];

/** Words that name what is asked for. */
const topicKinds: ReadonlySet<string> = new Set(['metric', 'price', 'perf', 'ind', 'many', 'event', 'own', 'rule']);
const referring: ReadonlySet<string> = new Set(['ref']);
const happenings: ReadonlySet<string> = new Set(['event']);
const asking: ReadonlySet<string> = new Set(['value', 'which', 'whether', 'when', 'why', 'news', 'overview', 'define']);
/** Words that name nothing by themselves: the average of years is that of the figure before. */
const leaning: ReadonlySet<string> = new Set(['peHistory', 'sma', 'distanceTo']);
const sentenceEnds: ReadonlySet<string> = new Set(['p:question', 'p:stop', 'p:semicolon']);
const opening =
  /^(?:is|are|was|were|does|do|did|has|have|had|what|how|when|why|which|who|any|tell me|show me|give me)\b/u;
const closing =
  /(?:多少|几|幾|几多|幾多|多大|多远|多遠|多高|多低|几倍|百分之几|什么|甚麼|咩|吗|嗎)$|哪|什么|甚麼|多少|边啲|邊啲/u;

const meansAny = (item: Item, kinds: ReadonlySet<string>): boolean =>
  item.is === 'word' && item.meanings.some(({ kind }) => kinds.has(kind));

const isLeaning = (item: Item): boolean => item.is === 'word' && item.meanings.some(({ id }) => leaning.has(id));

/** A word for a figure, a happening or the like, and no word that only joins or asks. */
function isTopic(item: Item): boolean {
  // "Report" also only asks to be told.
  const isNamed = !isFunction(item) || meansAny(item, happenings);
  return meansAny(item, topicKinds) && isNamed && !isLeaning(item);
}

/** "How has it done", "what did it gain". */
const moves = (item: Item): boolean => item.is === 'word' && item.meanings.some(({ kind }) => kind === 'dir');

/** 现在多少钱 asks for the price. */
const asksPrice = (item: Item): boolean =>
  item.is === 'word' && item.meanings.some(({ kind, name }) => kind === 'ask' && name === 'money');

const isIndicator = (item: Item): boolean => meansAny(item, new Set(['ind']));

const bars: ReadonlySet<string> = new Set(['days', 'weeks', 'months']);

/** A length that an average is taken over; years are those of a figure. */
function isOfBars(item: Item): boolean {
  const said = item.is === 'period' ? item.said.of({ today: '2000-01-01', isFiscal: false }) : null;
  return said?.is === 'last' && bars.has(said.of);
}

/** "Its 200-day average", 年线: an indicator with a length of its own. */
const namesLine = (clause: Clause): boolean =>
  clause.some(
    (item, at) =>
      isIndicator(item) &&
      ((item.is === 'word' && item.meanings.some(({ kind, name }) => kind === 'ind' && /^\d+$/u.test(name))) ||
        clause.slice(0, at).some(isOfBars)),
  );

/** "And what is", "is it", 多少: the words of a question, which a figure that is only named beside another has none of. */
export const asksByItself = (clause: Clause, { text }: Folded): boolean => {
  const words = clause.filter((item) => item.is !== 'mark');
  const from = words[0]?.edge.from ?? 0;
  const start = text.slice(from, words.at(-1)?.edge.to).replace(/^(?:and|also|plus|then|but) /u, '');
  // 市盈率和股息率是多少: one asking for all of a list.
  if (/^[和与跟及同]/u.test(start)) return false;
  return (
    opening.test(start) ||
    closing.test(start.replace(/[\p{P}\s]+$/u, '')) ||
    words.some((item) => item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'ask' && asking.has(id)))
  );
};

const names = (clause: Clause): boolean => clause.some(({ is }) => is === 'instrument');
const isTimed = (clause: Clause): boolean => clause.some(({ is }) => is === 'period');
const isStated = (clause: Clause): boolean => clause.some(({ is }) => is === 'quantity');
const isAsked = (clause: Clause): boolean => clause.some((item) => isTopic(item) || moves(item) || asksPrice(item));

const idsIn = (clause: Clause, kinds: ReadonlySet<string>): readonly string[] =>
  clause.flatMap((item) =>
    item.is === 'word' && !isFunction(item)
      ? item.meanings.flatMap(({ kind, id }) => (kinds.has(kind) ? [id] : []))
      : [],
  );

/** "How levered is it? Net debt to EBITDA please": figures named alone behind a question say what it meant. */
function isClearer(clause: Clause, earlier: Clause): boolean {
  if (names(clause)) return false;
  const held = new Set(idsIn(earlier, topicKinds));
  const isVague = earlier.filter(isTopic).every((item) => meansAny(item, new Set(['many'])));
  return isVague || idsIn(clause, topicKinds).some((id) => held.has(id));
}

const isPart = (item: Item): boolean =>
  item.is === 'word' && item.meanings.some(({ id }) => id === 'percentOf' || id === 'segmentShare');
const wholes: ReadonlySet<string> = new Set(['revenue', 'netIncome', 'marketCap', 'totalAssets', 'segmentShare']);

const isOnYear = (item: Item): boolean =>
  item.is === 'word' && item.meanings.some(({ id }) => id === 'yoy' || id === 'qoq');

const moved: ReadonlySet<string> = new Set(['dayChange', 'totalReturn', 'growth']);

const isOnlyMoved = (clause: Clause): boolean =>
  (clause.some(moves) || idsIn(clause, topicKinds).length > 0) &&
  idsIn(clause, topicKinds).every((id) => moved.has(id));

/** "And what share of revenue was it", 同比涨了多少: a part or the growth of what is named before. */
function isPartOfBefore(clause: Clause, earlier: Clause): boolean {
  const ids = idsIn(clause, topicKinds);
  if (clause.some(isPart) && ids.every((id) => wholes.has(id))) return true;
  // How far it moved, after whether it did, or after an amount that grows.
  const isOfSame = idsIn(earlier, topicKinds).some((id) => growthAgain(id) !== undefined) || isOnlyMoved(earlier);
  const isPlain = !names(clause) && !isTimed(clause) && !clause.some((item) => meansAny(item, referring));
  return ids.length > 0 && ids.every((id) => moved.has(id)) && (clause.some(isOnYear) || (isOfSame && isPlain));
}

/** 现金这么多，扣掉净现金后市盈率几倍: what is only stated belongs to the figure that stands for it. */
function isStatedFor(clause: Clause, earlier: Clause, folded: Folded): boolean {
  const own = idsIn(clause, topicKinds);
  return !asksByItself(earlier, folded) && idsIn(earlier, topicKinds).every((id) => own.some((one) => covers(one, id)));
}

const times = [['nextTime'], ['lastTime', 'last']] as const;
const namesTime = (clause: Clause, ids: (typeof times)[number]): boolean =>
  clause.some(
    (item) =>
      (item.is === 'word' || item.is === 'period') && item.meanings.some(({ id }) => ids.some((one) => one === id)),
  );

/** "And when was the last one", after the next was asked for. */
const isOtherTime = (clause: Clause, earlier: Clause): boolean =>
  earlier.some((item) => meansAny(item, happenings)) &&
  times.some((time) => namesTime(clause, time) && !namesTime(earlier, time));

/** Whether a clause asks for something of its own, after those before it have. */
function isApart(clause: Clause, before: readonly Clause[], folded: Folded): boolean {
  const earlier = before.flat();
  if (!isAsked(earlier) && !namesLine(earlier)) return false;
  if (isPartOfBefore(clause, earlier)) return false;
  const isLine = namesLine(clause);
  const isAsking = asksByItself(clause, folded);
  if (isAsking && isOtherTime(clause, earlier)) return true;
  if (!clause.some(isTopic) && !isLine && !(clause.some(moves) && isAsking)) return false;
  if (isStatedFor(clause, earlier, folded)) return false;
  const mark = earlier.findLast(({ edge }) => edge.to <= clause[0]!.edge.from);
  if (mark !== undefined && mark.is === 'mark' && sentenceEnds.has(mark.edge.symbol))
    return isAsking || !isClearer(clause, earlier);
  return (
    isAsking ||
    (names(clause) && names(earlier)) ||
    (isTimed(clause) && isTimed(earlier)) ||
    (isStated(clause) && isStated(earlier)) ||
    // The days of an average are its own.
    (earlier.some(isIndicator) && !clause.some(isIndicator)) ||
    (isLine && !earlier.some(isIndicator))
  );
}

/** The clauses of a text that a request of its own may begin with, by their places. */
export function seamsOf(clauses: readonly Clause[], folded: Folded): ReadonlySet<number> {
  return new Set(
    clauses.flatMap((clause, at) => (at > 0 && isApart(clause, clauses.slice(0, at), folded) ? [at] : [])),
  );
}

/** Clauses in which words may have another sense than in the whole text: those that ask by themselves, each with what follows. */
export function askedInTurn(clauses: readonly Clause[], folded: Folded): readonly Clause[] {
  return clauses.reduce<Item[][]>((all, clause, at) => {
    const mark = clauses[at - 1]?.at(-1);
    const isFirst = mark?.is === 'mark' && sentenceEnds.has(mark.edge.symbol);
    if (at === 0 || isFirst || asksByItself(clause, folded)) return [...all, [...clause]];
    all.at(-1)!.push(...clause);
    return all;
  }, []);
}

/** Acts that tell something of who is named. */
const told: ReadonlySet<string> = new Set(['figure', 'compare', 'events', 'news', 'define', 'rule', 'why']);
/** Two holdings are also made of two companies that are asked about one after the other. */
const joinedActs: ReadonlySet<string> = new Set([...told, 'portfolio']);

/** What frames ask: each figure of each company with its own time and its own way of asking. */
function partsOf(frames: readonly QuestionFrame[]): readonly string[] {
  const all = frames.flatMap(({ act, instruments, subjects, topics, periods, claim, args }) => {
    const how = Object.entries(args).filter(([name, value]) => name !== 'years' && value !== 'direction');
    const whole = act === 'compare' && !('end' in args) ? 'figure' : act;
    const times = periods.map(({ value }) => value).filter(({ is }) => is !== 'latest');
    const whose: readonly unknown[] = [...instruments, ...subjects].map(({ value }) => value);
    const what = topics.length === 0 ? [''] : topics.map(({ value }) => value.id);
    return whose.flatMap((one) => what.map((id) => JSON.stringify([whole, one, id, times, how, claim?.value])));
  });
  return [...new Set(all)].toSorted();
}

/** Whether requests that were read one by one say another thing than they do as one. */
export function isTakenApart(joined: readonly QuestionFrame[], apart: readonly QuestionFrame[]): boolean {
  if (!joined.every(({ act }) => joinedActs.has(act)) || !apart.every(({ act }) => told.has(act))) return false;
  const explains = (frames: readonly QuestionFrame[]): boolean => frames.some(({ act }) => act === 'define');
  if (explains(apart) && !explains(joined)) return false;
  // A figure that is stated and then asked for is one figure.
  const asked = apart.flatMap((one) => [...new Set(partsOf([{ ...one, claim: undefined } as QuestionFrame]))]);
  if (new Set(asked).size < asked.length) return false;
  return JSON.stringify(partsOf(joined)) !== JSON.stringify(partsOf(apart));
}
