import { rule, type Rule } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import { isHan } from '../text/fold.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';

/** A sector, board, index, market or kind of share. */
export interface Group {
  readonly field:
    'sector' | 'industry' | 'board' | 'index' | 'market' | 'isST' | 'ownership' | 'country' | 'type' | 'trackingIndex';
  readonly id: string;
  /** The word in the vocabulary, without its kind. */
  readonly word: string;
}

/** Groups that are left out. */
export interface Exclusion {
  readonly groups: readonly Group[];
  /** The word stands behind the list, which ends there. */
  readonly isClosed?: boolean;
}

const broad: ReadonlySet<string> = new Set([
  'Energy',
  'Utilities',
  'Financials',
  'RealEstate',
  'Consumer',
  'ConsumerStaples',
  'Technology',
  'Healthcare',
  'Industrials',
  'Materials',
  'Manufacturing',
  'Communication',
]);

function group({ kind, id, name }: Meaning): Group | null {
  if (kind === 'sector') return { field: broad.has(id) ? 'sector' : 'industry', id: name === '' ? id : name, word: id };
  if (kind === 'index' || kind === 'board' || kind === 'market')
    return { field: kind, id: name === '' ? id : name, word: id };
  if (kind === 'owner') return { field: 'ownership', id: name === '' ? id : name, word: id };
  if (kind === 'country') return { field: 'country', id, word: id };
  return { field: 'isST', id: 'ST', word: id };
}

/** A list that ends in the whole it is taken from is not one list. */
const isWhole = ({ field }: Group): boolean => field === 'index' || field === 'market';

const leftOut = (groups: readonly Group[]): Exclusion => ({ groups });

const anyGroup = 'sector|board|index|market|owner|country|event:specialTreatment';

const isClauseMark = (mark: unknown, { text }: Mention): boolean => mark === ',' && isHan(text.charAt(0));

/** What belongs to the universe and what does not. */
export const groupRules: readonly Rule[] = [
  rule('group', anyGroup, group),
  rule('group', 'fn:the group', (_: Meaning, one: Group) => one, 0.05),
  rule('members', 'fn:the|fn:all? fn:member', () => true, 0),
  rule('groups', 'group', (one: Group) => [one]),
  // 半导体板块, "the bank sector": the word says what the name is.
  rule('group', 'group fn:sectorWord', (one: Group) => (['sector', 'industry'].includes(one.field) ? one : null), 0),
  rule('groups', 'fn:every group', (_: Meaning, one: Group) => [one], 0.1),
  rule('groups', 'groups p:comma|logic:and|logic:or|p:slash group', (list: readonly Group[], _: unknown, one: Group) =>
    isWhole(one) === isWhole(list[0]!) ? [...list, one] : null,
  ),
  rule('groups', 'groups p:comma logic:and group', (list: readonly Group[], _: unknown, _and: unknown, one: Group) => [
    ...list,
    one,
  ]),
  // "US only": the whole they are taken from says as much.
  rule('groups', 'groups logic:only', (list: readonly Group[]) => (isWhole(list[0]!) ? list : null), 0),
  rule('groups', 'logic:only groups', (_: unknown, list: readonly Group[]) => (isWhole(list[0]!) ? list : null), 0),
  rule('exclusion', 'logic:except fn:the? groups', (_: unknown, _the: unknown, groups: readonly Group[]) =>
    leftOut(groups),
  ),
  // 除了白酒以外的消费股: the word behind ends what is left out.
  rule(
    'exclusion',
    'logic:except fn:the? groups fn:outside',
    (_: unknown, _the: unknown, groups: readonly Group[]): Exclusion => ({ groups, isClosed: true }),
  ),
  rule('exclusion', 'logic:not fn:in? groups fn:outside?', (_: unknown, _in: unknown, groups: readonly Group[]) =>
    leftOut(groups),
  ),
  rule('exclusion', 'groups logic:except', (groups: readonly Group[]): Exclusion => ({ groups, isClosed: true }), 0.5),
  rule('exclusion', 'groups logic:not fn:want', (groups: readonly Group[]): Exclusion => ({ groups, isClosed: true })),
  rule(
    'exclusion',
    'groups fn:of? fn:notCounted',
    (groups: readonly Group[]): Exclusion => ({ groups, isClosed: true }),
    0,
  ),
  rule(
    'exclusion',
    'fn:neitherWord fn:the? groups p:comma? fn:norWord fn:the? groups',
    (_n: unknown, _t: unknown, some: readonly Group[], _c: unknown, _o: unknown, _a: unknown, more: readonly Group[]) =>
      leftOut([...some, ...more]),
    0,
  ),
  rule('denied', 'fn:denied p:comma|p:stop|p:semicolon', () => true, 0),
  rule('exclusion', 'exclusion fn:outside', (one: Exclusion): Exclusion => ({ ...one, isClosed: true }), 0),
  // 不要银行地产: what stands right behind the list is left out with it; 非ST银行股 are banks.
  rule('exclusion', 'exclusion groups', ({ groups, isClosed }: Exclusion, more: readonly Group[]) =>
    isClosed !== true && [...groups, ...more].every(({ field }) => field === 'sector' || field === 'industry')
      ? leftOut([...groups, ...more])
      : null,
  ),
  rule('instruments', 'instrument', (one: Mention) => [one]),
  rule(
    'instruments',
    'instruments p:comma|logic:and|p:slash instrument',
    (list: readonly Mention[], mark: unknown, one: Mention) => (isClauseMark(mark, one) ? null : [...list, one]),
  ),
  // In Chinese the comma of clauses joins names only where nothing else can be made of them.
  rule(
    'instruments',
    'instruments p:comma instrument',
    (list: readonly Mention[], mark: unknown, one: Mention) => (isClauseMark(mark, one) ? [...list, one] : null),
    2.5,
  ),
  rule(
    'instruments',
    'instruments instrument',
    (list: readonly Mention[], one: Mention) => (/^[^A-Za-z]|[A-Z]/u.test(one.text) ? [...list, one] : null),
    0.4,
  ),
];
