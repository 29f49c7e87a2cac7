import { unknownFigure } from '../grammar/figures.ts';
import type { Exclusion, Group } from '../grammar/groups.ts';
import type { Ranking } from '../grammar/rankings.ts';
import type { Condition } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import type { Part, ScreenCondition, ScreenFrame, Universe } from '../reading.ts';
import { all, compare, mapTerm, named, number, someTerm, writeTerm, type Series, type Term } from '../term.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';
import { said, usual, type FrameInput, type FrameReader, type FrameResult } from './frame-reader.ts';

/** Multiples of which "below n" means a company that earns something. */
const positiveOnly: ReadonlySet<string> = new Set(['pe', 'forwardPE', 'peg', 'peDynamic', 'peStatic']);

const moneyFields: ReadonlySet<string> = new Set([
  'marketCap',
  'floatMarketCap',
  'revenue',
  'netIncome',
  'fcf',
  'operatingCashFlow',
  'cash',
  'totalDebt',
  'netDebt',
  'avgTurnover20',
  'turnover',
]);

const currencies: Readonly<Record<string, string>> = { CN: 'CNY', HK: 'HKD', US: 'USD', CRYPTO: 'USD' };

/** Values of bars that have a name among the figures of a company. */
const namedValues: Readonly<Record<string, string>> = {
  'HV(20)': 'volatility20d',
  'HV(252)': 'volatility1y',
  'ROC(close,5)': 'return1w',
  'ROC(close,21)': 'return1m',
  'ROC(close,60)': 'return60d',
  'ROC(close,63)': 'return3m',
  'ROC(close,252)': 'return1y',
  'SMA(turnover,20)': 'avgTurnover20',
};

/** On a list, standing at the high of so many days is what the day itself has made. */
function newExtreme({ op, left, right }: Extract<Term, { is: 'compare' }>): Term | null {
  if (left.is !== 'name' || left.name !== 'close' || right.is !== 'ago' || right.of.is !== 'call') return null;
  const [of] = right.of.args;
  if (of?.is !== 'name' || (right.of.name !== 'highest' && right.of.name !== 'lowest')) return null;
  return compare(op === '>' ? '>=' : '<=', of, right.of);
}

/** On a list, a line that the price "crosses" is one that it stands beyond; crossings of two indicators stay events. */
function stateOf(term: Term): Term {
  return mapTerm(term, (part) => {
    const high = part.is === 'compare' ? newExtreme(part) : null;
    if (high !== null) return high;
    const name = part.is === 'call' ? namedValues[writeTerm(part)] : undefined;
    if (name !== undefined) return named(name);
    if (part.is !== 'call' || (part.name !== 'crossesAbove' && part.name !== 'crossesBelow')) return null;
    const [left, right] = part.args;
    if (left?.is !== 'name' || right === undefined) return null;
    return compare(part.name === 'crossesAbove' ? '>' : '<', left, stateOf(right));
  });
}

/** A condition on one figure in the form of a filter, or the formula as it is. */
function filterOf(term: Term, currency: string | undefined): ScreenCondition {
  const money = (field: string): { currency?: string } =>
    currency !== undefined && moneyFields.has(field) ? { currency } : {};
  if (term.is === 'call' && term.name === 'consecutiveYears') {
    const [inner, years] = term.args;
    const made = filterOf(inner!, currency);
    if (made.is === 'bound' && years?.is === 'number') return { ...made, years: years.value };
  }
  if (term.is === 'compare' && term.left.is === 'call' && term.left.name === 'pctRank' && term.right.is === 'number') {
    const [of, years] = term.left.args;
    if (of?.is === 'name' && years?.is === 'number')
      return { is: 'bound', field: of.name, op: term.op, value: term.right.value, ownHistoryYears: years.value };
  }
  if (term.is === 'compare' && term.left.is === 'name' && term.right.is === 'number')
    return { is: 'bound', field: term.left.name, op: term.op, value: term.right.value, ...money(term.left.name) };
  if (term.is === 'between' && term.of.is === 'name' && term.low.is === 'number' && term.high.is === 'number')
    return { is: 'range', field: term.of.name, low: term.low.value, high: term.high.value, ...money(term.of.name) };
  // A multiple below another value means one of a company that earns something, as it does below a number.
  const { is } = term;
  if (is === 'compare' && term.left.is === 'name' && positiveOnly.has(term.left.name) && term.op.startsWith('<'))
    return { is: 'formula', term: all([term, compare('>', term.left, number(0))]) };
  return { is: 'formula', term };
}

function needsProfit(condition: ScreenCondition): boolean {
  if (condition.is === 'bound')
    return positiveOnly.has(condition.field) && (condition.op === '<' || condition.op === '<=') && condition.value > 0;
  return condition.is === 'rank' && condition.end === 'lowest' && positiveOnly.has(condition.field);
}

function universeOf({ field, id }: Group): Universe | null {
  if (field === 'index') return id === 'Stock Connect' ? null : { is: 'index', id };
  return field === 'market' ? { is: 'market', market: id } : null;
}

/** The index with members that a series stands for. */
function indexNamed([id]: readonly Series[]): string | undefined {
  if (id?.startsWith('INDEX:') !== true || id === 'INDEX:VIX') return undefined;
  return vocabularyNames.get(id.slice('INDEX:'.length));
}

/** Figures that a row of the vocabulary names without an expression are not computed by anything. */
const notComputed: ReadonlySet<string> = new Set(
  [...vocabulary.surfaces.values()]
    .flat()
    .filter(({ kind, name }) => kind === 'metric' && name === '')
    .map(({ id }) => id),
);

const isComputed = (name: string): boolean => !notComputed.has(name);

const vocabularyNames: ReadonlyMap<string, string> = new Map(
  [...vocabulary.surfaces.values()]
    .flat()
    .filter(({ kind }) => kind === 'index')
    .map(({ id, name }) => [id, name]),
);

/** Boards and memberships that say the market too. */
function marketOfGroup({ field, id }: Group): string | null {
  if (field === 'board' || field === 'ownership') return 'CN';
  return field === 'index' && id === 'Stock Connect' ? 'HK' : null;
}

function readScreen(input: FrameInput): FrameResult | null {
  const { folded, phrases, context } = input;
  const used = new Set<Edge>();
  const conditions: Part<ScreenCondition>[] = [];
  const terms: { readonly part: Part<Term>; readonly currency?: string | undefined }[] = [];
  const assumed: string[] = [];
  let universe: Part<Universe> | null = null;
  let impliedMarket: string | null = null;
  const include = new Map<string, { ids: string[]; edges: Edge[] }>();
  for (const [at, edge] of phrases.entries()) {
    const { symbol, value } = edge;
    if (symbol === 'condition') {
      const { term, whose, assumed: usualOnes = [] } = value as Condition;
      const index = whose === undefined ? undefined : indexNamed(whose);
      // "Of the index those that …": the index is where they are from, not what the condition is about.
      if (whose !== undefined && (index === undefined || universe !== null)) continue;
      if (someTerm(term, (part) => part.is === 'call' && part.name === 'crosses')) continue;
      if (index !== undefined) universe = said(folded, { is: 'index', id: index } as const, edge);
      terms.push({ part: said(folded, term, edge) });
      assumed.push(...usualOnes);
      used.add(edge);
    } else if (symbol === 'ranking') {
      const { by, end, count, share, groups = [], perSector } = value as Ranking;
      if (perSector === true) continue;
      for (const group of groups) {
        const whole = universeOf(group);
        if (whole !== null && universe === null) universe = said(folded, whole, edge);
        else if (whole === null) {
          const known = include.get(group.field) ?? { ids: [], edges: [] };
          known.ids.push(group.id);
          known.edges.push(edge);
          include.set(group.field, known);
        }
      }
      const field = writeTerm(by.term);
      conditions.push(
        said(folded, { is: 'rank', field, end, count: share ? Math.round(count * 100) : count, share } as const, edge),
      );
      used.add(edge);
    } else if (symbol === 'groups' || symbol === 'group') {
      for (const group of symbol === 'group' ? [value as Group] : (value as readonly Group[])) {
        const whole = universeOf(group);
        if (whole !== null && universe === null) universe = said(folded, whole, edge);
        else if (whole === null) {
          impliedMarket ??= marketOfGroup(group);
          const known = include.get(group.field) ?? { ids: [], edges: [] };
          known.ids.push(group.id);
          known.edges.push(edge);
          include.set(group.field, known);
        } else if (writeUniverse(whole) !== writeUniverse(universe!.value)) continue;
        used.add(edge);
      }
    } else if (symbol === 'exclusion') {
      const { groups } = value as Exclusion;
      // Markets and indices left out have no slot: they stay unread.
      if (groups.some(({ field }) => field === 'market' || field === 'index')) continue;
      const isSt = groups.some(({ field }) => field === 'isST');
      const boards = groups.filter(({ field }) => field === 'board').map(({ id }) => id);
      const ids = groups.filter(({ field }) => field === 'sector' || field === 'industry');
      if (groups.some(({ field }) => field === 'ownership' || field === 'country')) continue;
      if (isSt) conditions.push(said(folded, { is: 'state', field: 'isST', value: false } as const, edge));
      if (boards.length > 0) {
        impliedMarket ??= 'CN';
        conditions.push(said(folded, { is: 'member', field: 'board', ids: boards, not: true } as const, edge));
      }
      if (ids.length > 0) {
        const field = ids.every((one) => one.field === 'sector') ? 'sector' : 'industry';
        conditions.push(said(folded, { is: 'member', field, ids: ids.map(({ id }) => id), not: true } as const, edge));
      }
      used.add(edge);
    } else if (symbol === 'fn:member' || symbol === 'act:screen' || neutral.has(symbol) || isJoin(phrases, at))
      used.add(edge);
  }
  if (terms.length === 0 && conditions.length === 0 && include.size === 0) return null;
  universe ??= impliedMarket === null ? null : usual({ is: 'market', market: impliedMarket } as const);
  if (universe === null) {
    universe = usual({
      is: 'market',
      market: context.locale === 'en' ? 'US' : context.locale === 'zh-HK' ? 'HK' : 'CN',
    } as const);
    assumed.push('universe');
  }
  const currency = currencyOf(universe.value);
  for (const { part } of terms)
    for (const one of part.value.is === 'and' ? part.value.args : [part.value])
      conditions.push({ ...part, value: filterOf(stateOf(one), currency) });
  for (const [field, { ids, edges }] of include)
    conditions.push(said(folded, { is: 'member', field, ids, not: false } as const, ...edges));
  const profitable = conditions.flatMap(({ value }): readonly Part<ScreenCondition>[] =>
    needsProfit(value) && (value.is === 'bound' || value.is === 'rank')
      ? [usual({ is: 'bound', field: value.field, op: '>', value: 0 })]
      : [],
  );
  const frame: ScreenFrame = { act: 'screen', universe, conditions: [...conditions, ...profitable] };
  const unknown = terms.map(({ part }) => unknownFigure(part.value, isComputed)).find((one) => one !== null);
  const isCovered = universe.value.is !== 'market' || currencies[universe.value.market] !== undefined;
  const missing = unknown ?? (isCovered || universe.value.is !== 'market' ? undefined : universe.value.market);
  return {
    frame,
    used,
    assumed,
    votes: context.box === 'screen' ? 8 : 0,
    ...(missing !== undefined && { refusal: missing }),
  };
}

/** Words that say nothing of their own on a list: it is always of today, and a label names what the conditions say. */
const neutral: ReadonlySet<string> = new Set(['when:today', 'fn:oneDay', 'fn:label', 'fn:the', 'fn:is', 'fn:eachYear']);

/** A joining word counts as read between two phrases that are joined. */
function isJoin(phrases: readonly Edge[], at: number): boolean {
  const { symbol } = phrases[at]!;
  if (symbol !== 'logic:and' && symbol !== 'fn:of') return false;
  return at > 0 && at < phrases.length - 1;
}

function currencyOf(universe: Universe): string | undefined {
  if (universe.is === 'market') return currencies[universe.market];
  if (universe.is !== 'index') return undefined;
  if (/^(CSI|SSE|STAR|BSE|ChiNext)/u.test(universe.id)) return 'CNY';
  return /^(HSI|HSTECH|Stock)/u.test(universe.id) ? 'HKD' : 'USD';
}

export function writeUniverse(universe: Universe): string {
  if (universe.is === 'instruments') return universe.ids.join(', ');
  return universe.is === 'market' ? universe.market : universe.id;
}

export const screenReader: FrameReader = {
  act: 'screen',
  standing: [
    'ranking',
    'groups',
    'group',
    'exclusion',
    'fn:member',
    'fn:of',
    'act:screen',
    'when:today',
    'fn:oneDay',
    'fn:label',
    'fn:the',
    'fn:is',
    'fn:eachYear',
  ],
  read: readScreen,
};
