import { unknownFigure } from '../grammar/figures.ts';
import type { Exclusion, Group } from '../grammar/groups.ts';
import type { Movers } from '../grammar/movers.ts';
import type { Ranking } from '../grammar/rankings.ts';
import type { Ordering } from '../grammar/screen-orders.ts';
import type { LeftOut } from '../grammar/screen-wordings.ts';
import { byPrice } from '../grammar/everyday-screens.ts';
import { applyBound, completed } from '../grammar/relations.ts';
import type { Picked } from '../grammar/screens.ts';
import type { Bound, Condition, Operand } from '../grammar/values.ts';
import { screenGrammar } from '../grammar/grammar.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import { parseText, type Parsed } from '../parse/parse-text.ts';
import type { Part, ReadingContext, ScreenCondition, ScreenFrame, Universe } from '../reading.ts';
import { any, call, compare, number, someTerm, sum, writeTerm, type Term } from '../term.ts';
import { screenVocabulary, vocabulary } from '../vocabulary/vocabulary.ts';
import { contradictory, filterOf, needsProfit, stateOf } from './screen-filters.ts';
import { indexGroup } from './selection.ts';
import { onOwnBars } from './own-bars.ts';
import { whoseListing } from './mentions.ts';
import { said, usual, type FrameInput, type FrameReader, type FrameResult } from './frame-reader.ts';

const currencies: Readonly<Record<string, string>> = { CN: 'CNY', HK: 'HKD', US: 'USD', CRYPTO: 'USD' };

function universeOf({ field, id }: Group): Universe | null {
  if (field === 'index') return id === 'Stock Connect' ? null : { is: 'index', id };
  return field === 'market' ? { is: 'market', market: id } : null;
}

/** Figures that a row of the vocabulary names without an expression are not computed by anything. */
const notComputed: ReadonlySet<string> = new Set(
  [...vocabulary.surfaces.values()]
    .flat()
    .filter(({ kind, name }) => (kind === 'metric' || kind === 'perf') && name === '')
    .map(({ id }) => id),
);

const isComputed = (name: string): boolean => !notComputed.has(name);

/** Boards and memberships that say the market too. */
function marketOfGroup({ field, id }: Group): string | null {
  if (field === 'board' || field === 'ownership') return 'CN';
  return field === 'index' && id === 'Stock Connect' ? 'HK' : null;
}

function readScreen(input: FrameInput): FrameResult | null {
  const { folded, phrases, context } = input;
  const listing = whoseListing(context);
  const used = new Set<Edge>();
  const conditions: Part<ScreenCondition>[] = [];
  const terms: { readonly part: Part<Term>; readonly currency?: string | undefined }[] = [];
  const assumed: string[] = [];
  let universe: Part<Universe> | null = null;
  let impliedMarket: string | null = null;
  const include = new Map<string, { ids: string[]; edges: Edge[] }>();
  const out: { readonly field: string; readonly id: string; readonly edge: Edge }[] = [];
  const put = (map: typeof include, field: string, id: string, edge: Edge): void => {
    const known = map.get(field) ?? { ids: [], edges: [] };
    if (!known.ids.includes(id)) known.ids.push(id);
    known.edges.push(edge);
    map.set(field, known);
  };
  let subject: Operand | null = null;
  let tally: number | null = null;
  let eitherOr: Edge | null = null;
  let lastCondition: Edge | null = null;
  let hasOr = false;
  let isPicked = false;
  let vague: string | null = null;
  const hasGroups = phrases.some(({ symbol }) => symbol === 'group' || symbol === 'groups');
  const hasMembers = phrases.some(({ symbol }) => symbol === 'fn:member');
  const isOfFunds = phrases.some(({ symbol }) => symbol === 'fundKind') || /etf|fund|基金/u.test(folded.text);
  // What trades "on the Nasdaq" is listed there; the index of that name has a hundred of them.
  const isListed = /\bon (?:the )?nasdaq\b(?![ -]?100)/iu.test(folded.text);
  const wholeOf = (group: Group): Universe | null =>
    universeOf(group.word === 'NDX' && isListed ? { ...group, id: 'Nasdaq exchange' } : group);
  const chooseFrom = (groups: readonly Group[], edge: Edge): void => {
    for (const group of groups) {
      const whole = wholeOf(group);
      if (whole !== null && universe === null) universe = said(folded, whole, edge);
      else if (whole === null) {
        impliedMarket ??= marketOfGroup(group);
        put(include, group.field, group.id, edge);
      }
    }
  };
  const rankBy = ({ by, end, count, share, groups = [], perSector }: Ranking, edge: Edge): void => {
    chooseFrom(groups, edge);
    const field = fieldOf(by.term);
    // The size of a company is its value, its sales or its people: only a fund has one size.
    if (field === 'assetsUnderManagement' && !isOfFunds) return;
    const within = perSector === true ? 'each sector' : undefined;
    const many = share ? Math.round(count * 100) : count;
    conditions.push(said(folded, { is: 'rank', field, end, count: many, share, within } as const, edge));
    used.add(edge);
  };
  /** False where a market or index is left out: that has no slot. */
  const leaveOut = (groups: readonly Group[], edge: Edge): boolean => {
    if (groups.some(({ field }) => !['isST', 'board', 'sector', 'industry'].includes(field))) return false;
    if (groups.some(({ field }) => field === 'isST' || field === 'board')) impliedMarket ??= 'CN';
    if (groups.some(({ field }) => field === 'isST'))
      conditions.push(said(folded, { is: 'state', field: 'isST', value: false } as const, edge));
    for (const { field, id } of groups) if (field !== 'isST') out.push({ field, id, edge });
    return true;
  };
  for (const [at, edge] of phrases.entries()) {
    const { symbol, value } = edge;
    if (symbol === 'usualRank') {
      const made = value as Ranking;
      if (made.groups === undefined && !hasMembers && !hasGroups) continue;
      rankBy(made, edge);
      assumed.push('top 10');
    } else if (symbol === 'movers') {
      const { ranking, isUsualCount } = value as Movers;
      rankBy(ranking, edge);
      if (isUsualCount) assumed.push('top 10');
    } else if (symbol === 'condition' || symbol === 'usualHigh') {
      const whole = completed(value as Condition, subject, context.locale === 'en');
      // It could be about the line said before or the price: nobody takes it, so it is asked about.
      if (whole === 'ask') continue;
      const { term, whose, currency: named, assumed: usualOnes = [] } = whole;
      if (isBareEvent(edge, folded.text)) continue;
      const member = whose === undefined ? null : indexGroup(String(whose[0]));
      const index = member === null ? null : wholeOf(member);
      // "Of the index those that …": the index is where they are from, not what the condition is about.
      if (whose !== undefined && (index === null || universe !== null)) continue;
      if (someTerm(term, (part) => part.is === 'call' && part.name === 'crosses')) continue;
      if (index !== null) universe = said(folded, index, edge);
      subject = whole.subject ?? null;
      const before = terms.at(-1);
      if (
        eitherOr !== null &&
        before?.currency === named &&
        before !== undefined &&
        phrases[at - 2] === lastCondition
      ) {
        terms[terms.length - 1] = {
          currency: named,
          part: said(folded, any([before.part.value, term]), lastCondition!, edge),
        };
        used.add(eitherOr);
        hasOr = true;
      } else terms.push({ part: said(folded, term, edge), currency: named });
      eitherOr = null;
      lastCondition = edge;
      assumed.push(...usualOnes);
      used.add(edge);
    } else if (symbol === 'weekly') {
      const one = value as Condition;
      const term = one.whose === undefined ? onOwnBars(one.term, 'weeks', edge) : null;
      if (term === null) continue;
      terms.push({ part: said(folded, call('weekly', term), edge) });
      assumed.push(...(one.assumed ?? []));
      used.add(edge);
    } else if (symbol === 'bound') {
      const made = (subject === null ? null : applyBound(subject, value as Bound)) ?? byPrice(value as Bound);
      if (made === null) continue;
      terms.push({ part: said(folded, made.term, edge), currency: made.currency });
      used.add(edge);
    } else if (symbol === 'ordering') {
      const { by, end, first, groups = [], isUsualEnd } = value as Ordering;
      if (isUsualEnd) assumed.push(`${end} first`);
      chooseFrom(groups, edge);
      if (first === undefined)
        conditions.push(said(folded, { is: 'sort', field: fieldOf(by.term), end } as const, edge));
      else rankBy({ by, end, count: first.count, share: first.share, ...first.who }, edge);
      used.add(edge);
    } else if (symbol === 'leftOut') {
      const ids = (value as LeftOut).whose.map((one) => listing.of(one.ids));
      conditions.push(said(folded, { is: 'member', field: 'symbol', ids, not: true } as const, edge));
      used.add(edge);
    } else if (symbol === 'ranking') rankBy(value as Ranking, edge);
    else if (symbol === 'rankings') for (const one of value as readonly Ranking[]) rankBy(one, edge);
    else if (symbol === 'tally') {
      tally = value as number;
      used.add(edge);
    } else if (symbol === 'picked') {
      const { groups, out: left } = value as Picked;
      for (const group of groups) {
        const whole = wholeOf(group);
        if (whole !== null) universe = said(folded, whole, edge);
        else put(include, group.field, group.id, edge);
      }
      isPicked = true;
      if (leaveOut(left, edge)) used.add(edge);
    } else if (symbol === 'groups' || symbol === 'group') {
      // One index or market is where they are from; two of them are not, and are asked about.
      let isSecond = false;
      const list = symbol === 'group' ? [value as Group] : (value as readonly Group[]);
      // One list of sectors and industries is one choice, and not what is both.
      const isMixedList = ['sector', 'industry'].every((field) => list.some((one) => one.field === field));
      for (const group of list) {
        const whole = wholeOf(group);
        if (whole !== null && universe === null) universe = said(folded, whole, edge);
        else if (whole === null) {
          impliedMarket ??= marketOfGroup(group);
          put(include, isMixedList && group.field === 'sector' ? 'industry' : group.field, group.id, edge);
        } else if (writeUniverse(whole) !== writeUniverse(universe!.value)) isSecond = true;
      }
      if (!isSecond) used.add(edge);
    } else if (symbol === 'fundKind') {
      const { field, id } = value as Group;
      put(include, field, id, edge);
      used.add(edge);
    } else if (symbol === 'exclusion') {
      // Beside "anything but …" it could be one more of them or its opposite.
      const isAnd = phrases[at - 1]?.symbol === 'logic:and' && phrases[at - 2]?.symbol === 'exclusion';
      // 不要银行，医药股市盈率…: the comma of clauses may end the list that is left out.
      const text = folded.text.slice(edge.from, edge.to);
      const isRunOn =
        /\p{sc=Han}.*,/u.test(text) &&
        ((value as Exclusion).isClosed === true || phrases[at + 1]?.symbol === 'condition');
      // "Anything but not banks" may be a slip for "anything but banks" or for its opposite.
      const isSlip = /\b(?:any|every)thing\b.*\bbut $/u.test(`${folded.text.slice(0, edge.from)}${text.slice(0, 4)}`);
      if (!isPicked && !isAnd && !isRunOn && !isSlip && leaveOut((value as Exclusion).groups, edge)) used.add(edge);
    } else if (symbol === 'vague' || symbol === 'softLevel') {
      vague ??= symbol === 'vague' ? (value as string) : 'RSI';
      used.add(edge);
    } else if (symbol === 'logic:or') eitherOr = edge;
    else if (symbol === 'fn:daily' && phrases.some((other) => other.symbol === 'weekly')) used.add(edge);
    else if (symbol === 'fn:member' || symbol === 'act:screen' || neutral.has(symbol) || isJoin(phrases, at))
      used.add(edge);
  }
  if (tally !== null && terms.length >= tally) {
    const total = terms.map(({ part }) => part.value).reduce((left, right) => sum('+', left, right));
    const { spans } = terms[0]!.part;
    terms.splice(0, terms.length, { part: { value: compare('>=', total, number(tally)), from: 'text', spans } });
  }
  const isEmpty = terms.length + conditions.length + include.size + out.length === 0;
  if (isEmpty && (vague === null || (universe === null && !hasMembers && context.box !== 'screen'))) return null;
  universe ??= impliedMarket === null ? null : usual({ is: 'market', market: impliedMarket } as const);
  if (universe === null) {
    universe = usual({
      is: 'market',
      market: context.locale === 'en' ? 'US' : context.locale === 'zh-HK' ? 'HK' : 'CN',
    } as const);
    assumed.push('universe');
  }
  const currency = currencyOf(universe.value);
  // A list that mixes sectors and industries is one of industries, in the order it was said.
  const isMixed = out.some(({ field }) => field === 'industry');
  const leftOut = (field: string, edges: readonly (typeof out)[number][]): void => {
    if (edges.length === 0) return;
    const ids = [...new Set(edges.map(({ id }) => id))];
    conditions.push(said(folded, { is: 'member', field, ids, not: true } as const, ...edges.map(({ edge }) => edge)));
  };
  leftOut(
    'board',
    out.filter(({ field }) => field === 'board'),
  );
  leftOut(
    isMixed ? 'industry' : 'sector',
    out.filter(({ field }) => field !== 'board'),
  );
  for (const { part, currency: named } of terms)
    for (const one of part.value.is === 'and' ? part.value.args : [part.value])
      conditions.push({ ...part, value: filterOf(stateOf(one), moneyOf(named, currency)) });
  for (const [field, { ids, edges }] of include)
    conditions.push(said(folded, { is: 'member', field, ids, not: false } as const, ...edges));
  const profitable = conditions.flatMap(({ value }): readonly Part<ScreenCondition>[] =>
    needsProfit(value) && (value.is === 'bound' || value.is === 'rank')
      ? [usual({ is: 'bound', field: value.field, op: '>', value: 0 })]
      : [],
  );
  const frame: ScreenFrame = { act: 'screen', universe, conditions: [...conditions, ...profitable] };
  // With a third condition it is not said which two the "or" joins.
  const isLoose = hasOr && terms.length > 1;
  // A figure that is to be high or low says no number: that is asked, the rest stays.
  const torn = contradictory(conditions.map(({ value }) => value)) ?? (isLoose ? 'or' : null);
  const isSaid = vague !== null && terms.some(({ part }) => writeTerm(part.value).includes(`${vague!}(`));
  const open = torn === null && vague !== null && !isSaid ? { about: 'limit', text: vague, choices: [] } : null;
  const unknown = terms.map(({ part }) => unknownFigure(part.value, isComputed)).find((one) => one !== null);
  const isCovered = universe.value.is !== 'market' || currencies[universe.value.market] !== undefined;
  const missing = unknown ?? (isCovered || universe.value.is !== 'market' ? undefined : universe.value.market);
  return {
    frame,
    used,
    assumed,
    votes: context.box === 'screen' ? 8 : saysAgain(phrases) ? -40 : 0,
    ...(torn !== null && { question: { about: torn, text: torn, choices: [] } }),
    ...(open !== null && { question: open }),
    ...(listing.question !== undefined && { question: { about: 'instrument', text: listing.question, choices: [] } }),
    ...(missing !== undefined && { refusal: missing }),
  };
}

/** "Less than half of earnings": the word for the event behind "of" says no day. */
const isBareEvent = (edge: Edge, text: string): boolean => {
  const leaves = leavesOf(edge);
  const isEvent = leaves.length > 1 && leaves.slice(1).every(({ symbol }) => symbol.startsWith('event'));
  return isEvent && leaves[0]!.symbol === 'fn:of' && !text.startsWith('on ', edge.from);
};

/** A ranking by a value of bars that has a name of its own is one by that name. */
const fieldOf = (term: Term): string => writeTerm(stateOf(term));

/** Words that say nothing of their own on a list: it is always of today, and a label names what the conditions say. */
const neutral: ReadonlySet<string> = new Set([
  'heading',
  'noise',
  'when:today',
  'fn:oneDay',
  'fn:label',
  'fn:the',
  'fn:is',
  'fn:eachYear',
]);

/** What is chosen anew by a calendar is held, and no list of today. */
const saysAgain = (phrases: readonly Edge[]): boolean =>
  phrases.some((edge) => leavesOf(edge).some(({ symbol }) => symbol === 'act:rebalance'));

/** A joining word counts as read between two phrases that are joined. */
function isJoin(phrases: readonly Edge[], at: number): boolean {
  const { symbol } = phrases[at]!;
  if (symbol !== 'logic:and' && symbol !== 'fn:of' && symbol !== 'logic:while') return false;
  return at > 0 && at < phrases.length - 1;
}

/** Dollars of no country are those of the market, where it has dollars. */
function moneyOf(named: string | undefined, own: string | undefined): string | undefined {
  if (named !== '$') return named ?? own;
  return own === 'HKD' ? own : 'USD';
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

const standing: readonly string[] = [
  'softLevel',
  'ordering',
  'leftOut',
  'ranking',
  'rankings',
  'heading',
  'noise',
  'picked',
  'tally',
  'vague',
  'usualHigh',
  'weekly',
  'fn:daily',
  'usualRank',
  'movers',
  'groups',
  'group',
  'exclusion',
  'fn:denied',
  'denied',
  'fundKind',
  'fn:member',
  'fn:of',
  'act:screen',
  'when:today',
  'fn:oneDay',
  'fn:label',
  'fn:the',
  'fn:is',
  'fn:eachYear',
];

const standsAlone: ReadonlySet<string> = new Set(standing);

/** Nobody asks for a list in more characters; a longer text is read in the words of all boxes alone. */
const mostListLength = 1000;

/** In the words of lists, unless the text says what is bought or sold outside of their box. */
function parseScreen(text: string, context: ReadingContext, { phrases }: Parsed): Parsed | null {
  if (text.length > mostListLength) return null;
  if (context.box !== 'screen' && (context.open !== undefined || phrases.some(({ symbol }) => symbol === 'action')))
    return null;
  return parseText(text, screenGrammar, (symbol) => standsAlone.has(symbol), context, { vocabulary: screenVocabulary });
}

export const screenReader: FrameReader = { act: 'screen', standing, parse: parseScreen, read: readScreen };
