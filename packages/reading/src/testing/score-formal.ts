import type { PrintedReading } from '../print-reading.ts';
import { writeTerm, type Term } from '../term.ts';
import { canonical, withoutOwner } from './canonical.ts';
import { holdAlike } from './evaluate.ts';
import { parseTerm } from '../parse-term.ts';

/** One line of the corpus of strategies, screens and edits. */
export interface FormalItem {
  readonly id: string;
  readonly group: 'strategy' | 'screen' | 'edit';
  readonly lang: 'en' | 'zh-CN' | 'zh-HK';
  readonly text: string;
  readonly given?: string;
  readonly expect: Readonly<Record<string, unknown>> & { readonly outcome: 'read' | 'ask' | 'refuse' };
}

export type Mark = 'exact' | 'also' | 'asked well' | 'asked without need' | 'silent';

export interface Score {
  readonly mark: Mark;
  /** What differs, slot by slot. */
  readonly differs: readonly string[];
}

type Slots = Readonly<Record<string, unknown>>;

function plainId(id: string): string {
  return id.replace(/HK:0*(\d+)/gu, 'HK:$1').replace(/BRK-B/gu, 'BRK.B');
}

function ids(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((one) => plainId(String(one)))
      .toSorted()
      .join(',');
  return JSON.stringify(value ?? null);
}

/** Every rule of a slot in one form, whatever the order. */
function rules(text: unknown, owner: string | null, isState: boolean): string {
  if (typeof text !== 'string' || text === '') return '';
  if (/^(top|bottom) /u.test(text)) return rank(text);
  return text
    .split(' ; ')
    .map((one) => {
      const [when = '', does = ''] = one.split(' -> ');
      const term = canonical(withoutOwner(parseTerm(plainId(when)), owner), isState);
      return `${writeTerm(term)}${does === '' ? '' : ` -> ${plainId(does)}`}`;
    })
    .toSorted()
    .join(' ; ');
}

interface FormalRule {
  readonly term: Term;
  readonly does: string;
}

function rulesOf(text: unknown, owner: string | null, isState: boolean): readonly FormalRule[] {
  if (typeof text !== 'string' || text === '' || /^(top|bottom) /u.test(text)) return [];
  return text.split(' ; ').map((one) => {
    const [when = '', does = ''] = one.split(' -> ');
    return { term: canonical(withoutOwner(parseTerm(plainId(when)), owner), isState), does: plainId(does) };
  });
}

/** Trees that are written otherwise but hold on the same bars are one. */
function sameRules(wanted: unknown, given: unknown, owner: string | null, isState: boolean): boolean {
  const left = rulesOf(wanted, owner, isState);
  const right = [...rulesOf(given, owner, isState)];
  if (left.length === 0 || left.length !== right.length) return false;
  return left.every(({ term, does }) => {
    const at = right.findIndex((one) => one.does === does && holdAlike(term, one.term));
    if (at >= 0) right.splice(at, 1);
    return at >= 0;
  });
}

/** What is held needs no word where it is the first of the list, or what is held otherwise. */
function withoutHolding(text: unknown, held: unknown): unknown {
  return typeof text === 'string' && !text.includes(' ; ') ? text.replace(` -> hold ${String(held)}`, '') : text;
}

/** The next open is what the product fills at when nothing is said. */
function order(value: unknown): string {
  const text = plain(value)
    .toLowerCase()
    .replace(/\b(at|the|market|on|of)\b/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const parts = text
    .split(';')
    .map((one) => one.replace(/\b(buy|next day's)\b/gu, (word) => (word === 'buy' ? '' : 'next')).trim());
  return parts
    .map(restingOrder)
    .filter((one) => one !== 'next open' && one !== 'open' && one !== '')
    .join('; ');
}

/** The price of a resting order in one form, however it was written. */
function restingOrder(text: string): string {
  const match = /^(limit|stop)( sell)? (.*?)(,.*)?$/u.exec(text);
  if (match === null) return text;
  const [, kind = '', side = '', price = '', rest = ''] = match;
  try {
    return `${kind}${side} ${writeTerm(canonical(parseTerm(price.trim())))}${rest}`;
  } catch {
    return text;
  }
}

function list(value: unknown): string {
  return Array.isArray(value) ? value.map(String).toSorted().join('; ') : plain(value);
}

/** Two crossing averages may stand apart already at the entry: there a state is no crossing. */
function isCrossOfAverages(text: unknown): boolean {
  return typeof text === 'string' && /^crosses\w+\((SMA|EMA)\(.*,(SMA|EMA)\(/u.test(text);
}

const aliases: readonly (readonly [RegExp, string])[] = [
  [/\s+/gu, ' '],
  [/ of entry/gu, ''],
  [/ of equity/gu, ''],
  [/ against the short/gu, ''],
  [/ per signal/gu, ''],
  [/ from peak/gu, ''],
  [/, own slot/gu, ''],
  [/dollarNeutral equalWeight/gu, 'dollarNeutral'],
  [/\bbars\b/gu, 'bar'],
  [/ \((\d+ shares( each)?|board lot \d+)\)/gu, ''],
];

function plain(value: unknown): string {
  if (value === undefined || value === null) return '';
  return aliases.reduce((text, [from, to]) => text.replace(from, to), String(value)).trim();
}

function parts(value: unknown): string {
  return plain(value)
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'none')
    .toSorted()
    .join('; ');
}

function rank(value: unknown): string {
  const text = plain(value);
  const match = /^((?:top|bottom) [\d.]+%?(?: per sector)?) by (lowest|highest) (.+?) within (.+)$/u.exec(
    text.replace(' by composite(', ' by highest composite('),
  );
  if (match === null) return text;
  const [, said = '', from = '', by = '', within = ''] = match;
  // The bottom by highest is the top by lowest.
  const isBottom = said.startsWith('bottom');
  const head = said.replace('bottom', 'top');
  const end = isBottom ? (from === 'highest' ? 'lowest' : 'highest') : from;
  const inner = /^\((.*)\)$/u.exec(within)?.[1];
  return `${head} by ${end} ${writeTerm(canonical(parseTerm(by)))} within ${inner === undefined ? within.replace(/^universe$/u, '*') : rank(inner)}`;
}

function filters(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value
    .map((one) => writeTerm(canonical(parseTerm(plainId(String(one))))))
    .filter((one) => !/^(pe|forwardPE|peg|peDynamic) > 0$/u.test(one))
    .toSorted()
    .join(' ; ');
}

/** The one instrument that rules are about: alone, or with what is held otherwise. */
function ownerOf({ universe, otherwise }: Slots): string | null {
  const traded = (Array.isArray(universe) ? universe : []).filter((id) => id !== otherwise);
  return traded.length === 1 ? plainId(String(traded[0])) : null;
}

/** So many of equal weight have that part each. */
function evenly(sizing: string, ranked: unknown): string {
  const count = Number(/^top (\d+) by /u.exec(plain(ranked))?.[1] ?? Number.NaN);
  const each = /^(?:percent )?([\d.]+)%? each$/u.exec(sizing)?.[1];
  return each !== undefined && Math.abs(Number(each) * count - 100) < 0.01 ? 'equalWeight' : sizing;
}

const numbersIn = (value: unknown): string => (plain(value).match(/[\d.]+/gu) ?? []).toSorted().join(' ');

/** What is compared, each with the way to compare it. */
function differences(expected: Slots, got: Slots, assumed: ReadonlySet<string>): readonly string[] {
  const owners = ownerOf(expected);
  const found: string[] = [];
  const shown = new Set(Array.isArray(got.assumed) ? (got.assumed as string[]) : []);
  const check = (
    slot: string,
    form: (value: unknown) => string,
    sameTruth?: (wanted: unknown, given: unknown) => boolean,
  ): void => {
    if (!(slot in expected) && got[slot] === undefined) return;
    const [wanted, given] = [form(expected[slot]), form(got[slot])];
    if (wanted === given) return;
    // A value that the sentence does not state may differ, as long as it is shown.
    if (assumed.has(slot) && (given === '' || shown.has(slot))) return;
    if (slot === 'universe' && expected.universe_implied === true && shown.has(slot)) return;
    if (!(slot in expected) && shown.has(slot)) return;
    if (sameTruth?.(expected[slot], got[slot]) === true) return;
    found.push(`${slot}: ${given === '' ? '—' : given}  ≠  ${wanted === '' ? '—' : wanted}`);
  };
  const first = Array.isArray(expected.universe) ? (expected.universe as unknown[])[0] : undefined;
  const plainHolding = (slots: Slots): Slots => ({
    ...slots,
    ...('entry' in slots && { entry: withoutHolding(slots.entry, first) }),
    ...('exit' in slots && { exit: withoutHolding(slots.exit, expected.otherwise) }),
  });
  // Held so many bars is said once, as a stop.
  if (/^barsHeld >= \d+$/u.test(String(expected.cover))) expected = { ...expected, cover: undefined };
  const sold = /; sell at next (open|close)$/u.exec(String(expected.order ?? ''))?.[1];
  if (sold !== undefined && expected.stops === undefined)
    expected = { ...expected, stops: `timeExit 1 bars at ${sold}` };
  expected = plainHolding(expected);
  got = plainHolding(got);
  check('universe', ids);
  check('bar', (value) => plain(value) || '1d');
  const bare = (value: unknown): unknown =>
    typeof value === 'string' && /^(top|bottom) /u.test(value)
      ? `${value.replace(/ within .*$/u, '')} within *`
      : value;
  for (const slot of ['entry', 'short'])
    check(
      slot,
      (value) => rules(bare(value), owners, true),
      (wanted, given) => sameRules(wanted, given, owners, true),
    );
  for (const slot of ['exit', 'cover']) {
    const isExact = isCrossOfAverages(expected[slot]);
    check(
      slot,
      (value) => rules(value, owners, !isExact),
      (wanted, given) => sameRules(wanted, given, owners, !isExact),
    );
  }
  check('rank', rank);
  // A sale at the next close is said once, whether among the stops or the orders.
  const isTimed = /timeExit [01] bar (at|\()/u.test(parts(got.stops));
  check('order', (value) =>
    isTimed
      ? order(value).replace(/(^|; )sell (next (close|open)|same close|close same day|close)$/u, '')
      : order(value),
  );
  for (const slot of ['constraints', 'period']) check(slot, list);
  check('filters', filters);
  check('rebalance', plain);
  // Cash is what any strategy holds that holds nothing.
  check('otherwise', (value) => plainId(plain(value)).replace(/^cash$/u, ''));
  // Where the rules say how much is held, the size only says it again.
  const isLevels = /-> hold [\d.]+%( ;|$)/u.test(String(expected.entry ?? ''));
  check('sizing', (value) => (isLevels ? numbersIn(value) : evenly(parts(value), expected.rank)));
  check('stops', parts);
  return found;
}

const sortedKeys = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function condition(one: Slots): string {
  const { field, op, value } = one;
  if (field === 'expr') return writeTerm(canonical(parseTerm(plainId(String(value)))));
  const { currency: _, ...rest } = one;
  const loose = op === '>=' ? '>' : op === '<=' ? '<' : op === 'is' ? '==' : op;
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const sorted = Array.isArray(single) && typeof single[0] === 'string' ? single.toSorted() : single;
  const { field: _f, op: _o, value: _v, ...more } = rest as Slots;
  return JSON.stringify(
    { field, op: loose, value: sorted, ...sortedKeys(more), within: undefined },
    (_key, inner: unknown) => (typeof inner === 'number' ? Number(inner.toPrecision(6)) : inner),
  );
}

/** A bound on one figure has the form of a filter, however it was written. */
function asFilter(term: Term): Slots {
  const isPlain = term.is === 'compare' && term.left.is === 'name' && term.right.is === 'number';
  if (isPlain && !priceNames.has(term.left.name))
    return { field: term.left.name, op: term.op, value: term.right.value };
  return { field: 'expr', op: 'is', value: writeTerm(term) };
}

const priceNames: ReadonlySet<string> = new Set(['open', 'high', 'low', 'close', 'volume', 'turnover']);

const positive = /"field":"(pe|peg|forwardPE|peDynamic|peStatic)","op":">","value":0/u;

function screenDifferences(expected: Slots, got: Slots): readonly string[] {
  // Several in one formula are several of the list.
  const split = (one: Slots): readonly Slots[] => {
    if (one.field !== 'expr') return [one];
    const term = parseTerm(plainId(String(one.value)));
    return term.is === 'and' ? term.args.map((part) => asFilter(part)) : [asFilter(term)];
  };
  const texts = (list: unknown): readonly string[] =>
    (Array.isArray(list) ? (list as Slots[]) : []).flatMap(split).map(condition);
  const wanted = new Set(texts(expected.conditions).filter((one) => !positive.test(one)));
  const given = new Set(texts(got.conditions).filter((one) => !positive.test(one)));
  // Formulas written otherwise that hold on the same bars are one.
  for (const one of [...wanted].filter((text) => !text.startsWith('{') && !given.has(text))) {
    const same = [...given].find((text) => !text.startsWith('{') && holdAlike(parseTerm(one), parseTerm(text)));
    if (same === undefined) continue;
    given.delete(same);
    given.add(one);
  }
  const found = [...wanted].filter((one) => !given.has(one)).map((one) => `lost: ${one}`);
  found.push(...[...given].filter((one) => !wanted.has(one)).map((one) => `invented: ${one}`));
  if (ids(expected.universe) !== ids(got.universe) && expected.universe_implied !== true)
    found.push(`universe: ${ids(got.universe)} ≠ ${ids(expected.universe)}`);
  return found;
}

/** Whether one of the other right readings is met: another value of a slot, or a refusal of what is missing. */
function meetsAlso({ expect, group }: FormalItem, printed: PrintedReading): boolean {
  const also = (expect.also ?? []) as readonly string[];
  if (printed.state === 'refuse') return also.some((one) => one.startsWith('refuse'));
  const got = (printed.spec ?? {}) as Slots;
  return also.some((one) => {
    const match = /^(entry|exit|short|cover|universe): ?(.*)$/u.exec(one);
    if (match === null || group === 'screen') return false;
    try {
      return differences({ ...expect, [match[1]!]: match[2] }, got, new Set()).length === 0;
    } catch {
      return false;
    }
  });
}

/** Marks one reading against what its writer expected. */
export function scoreFormal(item: FormalItem, printed: PrintedReading): Score {
  const { expect } = item;
  const isOpen = printed.state === 'ask' || printed.state === 'refuse';
  if (expect.outcome !== 'read') {
    if (isOpen) return { mark: 'asked well', differs: [] };
    return {
      mark: 'silent',
      differs: [`read as a rule, to ${expect.outcome} about: ${String(expect.ask_about ?? expect.reason)}`],
    };
  }
  const got =
    item.group === 'screen'
      ? { conditions: printed.conditions, universe: printed.universe }
      : ((printed.spec ?? {}) as Slots);
  const assumed = new Set((expect.assumed ?? []) as readonly string[]);
  let differs: readonly string[];
  try {
    const relevant =
      item.group === 'edit' ? Object.fromEntries(Object.entries(got).filter(([slot]) => slot in expect)) : got;
    differs = item.group === 'screen' ? screenDifferences(expect, got) : differences(expect, relevant, assumed);
  } catch (problem) {
    differs = [`cannot compare: ${String(problem)}`];
  }
  if (!isOpen) {
    if (differs.length === 0) return { mark: 'exact', differs };
    return { mark: meetsAlso(item, printed) ? 'also' : 'silent', differs };
  }
  if (printed.state === 'refuse') return { mark: meetsAlso(item, printed) ? 'also' : 'asked without need', differs };
  return {
    mark: 'asked without need',
    differs: [
      `unread: ${printed.unread.join(' | ')}`,
      ...(printed.question === null || printed.unread.length > 0 ? [] : [`asks: ${printed.question.text}`]),
      ...differs,
    ],
  };
}
