import type { RefusalReason } from '../reading.ts';
import type { Item } from './items.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { QuestionReader, Slots } from './slots.ts';

const order = { kind: 'refuse', id: 'order', name: '', unit: '' };
const dealing = /^(?:buy|sell|purchase|short|买|买入|买进|卖|卖出|卖掉|买|沽|沽出|买入|入|走)$/u;
const others = ['ask', 'dir', 'metric', 'many', 'price', 'event', 'own:paper', 'rel', 'period', 'end'];

/** "Sell all my shares of it": the verb at the start, one instrument, how many, and nothing that asks or says when. */
function isOrder({ items, folded, instruments, quantities, has }: Slots): boolean {
  const first = items.find(({ is }) => is !== 'mark');
  const isVerb = first !== undefined && dealing.test(folded.text.slice(first.edge.from, first.edge.to).trim());
  const isWhole = items.some(({ edge }) =>
    /^(?:all|全部|所有|晒)$/u.test(folded.text.slice(edge.from, edge.to).trim()),
  );
  const isOther = others.some((cue) => has(cue)) && !isWhole;
  return isVerb && instruments.length === 1 && !isOther && (isWhole || quantities.length === 1);
}

const future = { kind: 'refuse', id: 'future', name: '', unit: '' };

/** The words that named it. */
function typed({ items, chosen, folded: { source, offsets } }: Slots, meaning: Meaning): string {
  const item = items.find((one) => chosen.get(one) === meaning);
  return item === undefined ? meaning.id : source.slice(offsets[item.edge.from], offsets[item.edge.to]).trim();
}

export const refuseReader: QuestionReader<'refuse'> = {
  act: 'refuse',
  takes: [
    'refuse',
    'instrument',
    'ask',
    'end',
    'dir',
    'many',
    'metric',
    'price',
    'event',
    'index',
    'sector',
    'market',
    'board',
    'period',
    'per',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
    'who',
    'money',
    'own',
    'fy',
    'calc',
    'rel',
    'size',
  ],
  build(slots) {
    const isAhead =
      slots.has('ask:will') &&
      !isSupposing(slots) &&
      (slots.has('dir') ||
        slots.items.some(moves) ||
        slots.has('price') ||
        slots.has('weak') ||
        (slots.has('rel') && slots.quantities.length > 0)) &&
      slots.all('event').every(({ id }) => id === 'marketMove' || id === 'fomc');
    const [first = isAhead ? future : isOrder(slots) ? order : undefined] = slots.all('refuse');
    if (first === undefined) return null;
    // What would follow from an assumption is no forecast.
    if (first.id === 'future' && slots.has('ask:if') && slots.has('metric')) return null;
    const reason = first.id as RefusalReason;
    if (reason === 'missing' && asksElsewhere(slots)) return null;
    // The figure of a company on such a day is about investments.
    const isFigure = ['metric', 'price'].some((kind) => slots.has(kind));
    if (reason === 'offTopic' && isFigure && slots.instruments.length > 0) return null;
    // A figure that follows from the assumption of the clause before is no forecast either.
    const isOfBefore = slots.before.act === 'what-if' && !slots.before.isTurn;
    if (first.id === 'future' && isOfBefore && slots.has('metric')) return null;
    // "Why would it fall after the dividend" asks for a reason, and for no forecast.
    if (first.id === 'future' && slots.items.some((item) => isWhy(item))) return null;
    const isRule = slots.items.some((item) => item.is === 'word' && item.meanings.some(({ kind }) => kind === 'rule'));
    if (reason === 'advice' && (isRule || slots.has('own:strategies') || slots.has('own:signals'))) return null;
    // What a thing is can be explained, whether or not there is data on it.
    if (reason === 'missing' && ['ask:define', 'ask:formula', 'ask:difference'].some((cue) => slots.has(cue)))
      return null;
    return {
      args: {
        reason,
        named:
          reason === 'missing' || reason === 'unlisted' || reason === 'elsewhere'
            ? typed(slots, first)
            : first.name === ''
              ? first.id
              : first.name,
      },
      votes: reason === 'advice' ? 5 : 12,
      topics: [],
      periods: [],
      quantities: slots.quantities,
      refusal: reason,
    };
  },
};

/** A figure asked for in another clause than the word refused: "its market cap, and who runs it" are two requests. */
function asksElsewhere({ items, chosen }: Slots): boolean {
  const isJoint = (item: Item): boolean => item.is === 'mark' || chosen.get(item)?.kind === 'join';
  const clauseOf = (at: number): number => items.slice(0, at).filter(isJoint).length;
  const clauses = (kinds: readonly string[]): readonly number[] =>
    items.flatMap((item, at) => (kinds.includes(chosen.get(item)?.kind ?? '') ? [clauseOf(at)] : []));
  const refused = clauses(['refuse']);
  return clauses(['metric', 'price', 'perf', 'many', 'event']).some((clause) => !refused.includes(clause));
}

const moves = (item: Item): boolean => item.is === 'word' && item.meanings.some(({ kind }) => kind === 'dir');

/** A word that only supposes; "will they cut" moves, though "cut" supposes elsewhere. */
function isSupposing({ items, chosen }: Slots): boolean {
  return items.some((item) => chosen.get(item)?.kind === 'ask' && chosen.get(item)?.id === 'if' && !moves(item));
}

function isWhy(item: Item): boolean {
  return item.is === 'word' && item.meanings.some(({ kind, id }) => kind === 'ask' && id === 'why');
}

const proposed: ReadonlySet<string> = new Set(['draft', 'edit', 'alert', 'screen', 'backtest', 'portfolio', 'signals']);

/** Something was drafted, changed or asked for, and waits for a word. */
function isPending({ context: { open, history = [] } }: Slots): boolean {
  const last = history.at(-1)?.frames.at(-1);
  return open !== undefined || (last !== undefined && proposed.has(last.act));
}

/** What stands after "call it", up to "and save". */
function nameIn({ items, chosen, folded }: Slots): { readonly name: string; readonly items: readonly Item[] } | null {
  const at = items.findIndex((item) => chosen.get(item)?.id === 'name');
  const rest = at < 0 ? [] : items.slice(at + 1);
  const end = rest.findIndex((item) => chosen.get(item)?.id === 'save' || chosen.get(item)?.kind === 'join');
  const words = end < 0 ? rest : rest.slice(0, end);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const text = folded.source.slice(folded.offsets[first.edge.from], folded.offsets[last.edge.to]);
  return { name: text.replace(/^[\s"'“”「」]+|[\s"'“”「」.。]+$/gu, ''), items: words };
}

export const consentReader: QuestionReader<'consent'> = {
  act: 'consent',
  takes: ['task:yes', 'task:no', 'task:save', 'task:name', 'ref:it', 'join:and', 'join:also'],
  build(slots) {
    if (!isPending(slots)) return null;
    const named = nameIn(slots);
    const isNo = slots.has('task:no');
    const isSave = slots.has('task:save') || named !== null;
    if ((!isNo && !isSave && !slots.has('task:yes')) || (isNo && (isSave || slots.has('task:yes')))) return null;
    const does = isNo ? 'reject' : isSave ? 'save' : 'accept';
    const { open } = slots.context;
    const universe = open?.universe?.is === 'instruments' ? open.universe.ids : [];
    return {
      instruments: universe.map((value) => ({ value, from: 'context', spans: [] })),
      args: { does, ...(named !== null && { name: named.name }) },
      votes: named === null ? 3 : 8,
      topics: [],
      periods: [],
      ...(named !== null && { quantities: named.items }),
    };
  },
};

export const smalltalkReader: QuestionReader<'smalltalk'> = {
  act: 'smalltalk',
  takes: ['chat', 'join:and', 'join:or', 'join:vs', 'join:also', 'join:add'],
  build(slots) {
    const [first] = slots.all('chat');
    if (first === undefined) return null;
    return { args: { kind: first.id as 'hello' }, votes: 2, topics: [], periods: [] };
  },
};
