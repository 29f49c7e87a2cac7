import { wayFrom, wayOfTo } from '../inflections.ts';
import { markWords } from '../marks.ts';
import type { Mark } from '../marks.ts';
import type { Measure } from '../measures.ts';
import type { PeriodWord } from '../periods.ts';
import { groupWords } from '../rank-words.ts';
import type { Token } from '../tokens.ts';
import type { Role } from '../words.ts';
import type { Sign } from './signs.ts';
import { sequences } from './sequences.ts';
import type { Sequence } from './sequences.ts';
import { signs } from './signs.ts';

/** Which way something went; `any` where the words leave it open. */
export type Way = 'up' | 'down' | 'any';
export type Order = 'above' | 'below';

type PlainVerb = 'trade' | 'earn' | 'worth' | 'take' | 'pay';
export type Verb = PlainVerb | 'value';

/** What one word or phrase brings to the meaning of a sentence. */
export type Item = { readonly text: string; readonly measure: Measure | null } & (
  | { readonly kind: 'figure'; readonly handle: string }
  | { readonly kind: 'owner'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'metric'; readonly metrics: ReadonlySet<string> }
  | { readonly kind: 'time'; readonly period: PeriodWord }
  | { readonly kind: 'way'; readonly way: Way }
  /** `above` says it of two; `higher` of one, and of two with `than` behind it. */
  | { readonly kind: 'order'; readonly order: Order; readonly isWhole: boolean; readonly way: Way | null }
  | { readonly kind: 'from' | 'to'; readonly way: Way | null }
  /** On which side of a fixed mark a figure is, or whether it is a loss. */
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'most'; readonly way: 'most' | 'least' }
  | { readonly kind: 'group'; readonly count: number }
  | { readonly kind: 'sequence'; readonly sequence: Sequence }
  /** A verb that says what kind of figure stands beside it. */
  | { readonly kind: 'verb'; readonly role: Verb }
  | { readonly kind: 'it' | 'unit' | 'flat' | 'than' | 'versus' | 'between' | 'break' | 'open' | 'close' | 'quiet' }
);

/** Words that say nothing of a figure but lead up to it. */
const quiet: readonly Role[] = [
  'det',
  'kind',
  'legal',
  'be',
  'level',
  'have',
  'by',
  'of',
  'at',
  'in',
  'now',
  'adjective',
  'lead',
  'measured',
  'poss',
  'asOf',
];
const verbs: readonly PlainVerb[] = ['trade', 'earn', 'worth', 'take', 'pay'];
const joints: readonly Role[] = ['and', 'while', 'with'];
const signKinds: Readonly<Record<string, 'open' | 'close' | 'break'>> = { '(': 'open', ')': 'close' };
const marks = /^[,;:，；：、—–-]$/;
const endMark = /^[.!。！]$/;
/** Words right in front of a figure that make it another amount. */
const bounding =
  /^(?:over|least|most|through|across|within|under|below|above|more than|less than|at least|at most|up to|around|during|throughout|超过|高于|低于|不到|接近|逾|近|不足|以上|以下|至少|至多|最多)$/i;
/** Small words that join a figure to its name rather than parts of a sentence. */
const small = /^(?:for|on|in|at|of|by|as)$/i;

/** What each word brings; null where one is none of the classes whose meaning can be checked. */
export function itemsOf(tokens: readonly Token[]): readonly Item[] | null {
  const found: Item[] = [];
  const isSeveral = tokens.filter(({ kind }) => kind === 'handle').length > 1;
  for (const [at, token] of tokens.entries()) {
    // `over {x}`, `at least {x}`: another amount than the one shown.
    if (token.kind === 'handle' && bounding.test(found.at(-1)?.text ?? '')) return null;
    if (token.kind === 'sign' && endMark.test(token.text) && at === tokens.length - 1) continue;
    const item = itemOf(token, found.at(-1), isSeveral);
    if (item === null || (item.measure !== null && item.kind !== 'way' && item.kind !== 'order')) return null;
    found.push(item);
  }
  return found;
}

function itemOf(token: Token, before: Item | undefined, isSeveral: boolean): Item | null {
  const { text } = token;
  if (token.kind === 'handle') return { text, measure: null, kind: 'figure', handle: token.handle };
  if (token.kind === 'sign') {
    const kind = signKinds[text] ?? (marks.test(text) ? 'break' : null);
    return kind === null ? null : { text, measure: null, kind };
  }
  if (token.kind !== 'word') return null;
  const { uses } = token;
  const base = { text, measure: uses.measure };
  const has = (role: Role): boolean => uses.roles.has(role);
  const key = text.toLowerCase();
  const sign = signs.get(key);
  if (sign !== undefined) return { ...base, kind: 'sign', sign };
  const mark = markWords.get(key);
  if (mark !== undefined && has('mark')) return { ...base, kind: 'mark', mark };
  const sequence = sequences.get(key);
  if (sequence !== undefined && has('sequence')) return { ...base, kind: 'sequence', sequence };
  const isBehindFigure = before?.kind === 'figure' || before?.kind === 'unit';
  if (isBehindFigure && (has('unit') || has('times') || has('perShare'))) return { ...base, kind: 'unit' };
  if (uses.entities.size > 0) return { ...base, kind: 'owner', ids: uses.entities };
  if (uses.period !== null) return { ...base, kind: 'time', period: uses.period };
  if (uses.metrics.size > 0) return { ...base, kind: 'metric', metrics: uses.metrics };
  if (has('group')) return { ...base, kind: 'group', count: groupWords.get(key) ?? 0 };
  if (has('most') || has('least')) return { ...base, kind: 'most', way: has('most') ? 'most' : 'least' };
  const moved = movedBy(text, has);
  if (moved !== null) return { ...base, ...moved };
  // How far, of nothing that was said.
  if (uses.measure !== null) return null;
  // `both its averages`, `all in FY2024`: of several figures, each of which is checked.
  if (isSeveral && /^(?:both|all|each|均为|均|都|都是)$/i.test(text)) return { ...base, kind: 'quiet' };
  if (has('its') || has('it')) return { ...base, kind: 'it' };
  if (has('flat')) return { ...base, kind: 'flat' };
  const isHan = /\p{Script=Han}/u.test(text);
  if (small.test(text) || (isHan && (has('be') || has('of')))) return { ...base, kind: 'quiet' };
  if (/^(?:between|介于|在.+之间)$/i.test(text)) return { ...base, kind: 'between' };
  if (has('versus') && !has('than')) return { ...base, kind: 'versus' };
  if (has('than')) return { ...base, kind: 'than' };
  // 恶化至 says for whom it is worse.
  if (has('to') && isHan && text.length > 2) return null;
  if (has('from') || has('to')) return { ...base, kind: has('from') ? 'from' : 'to', way: null };
  if (has('level') && /value/i.test(text)) return { ...base, kind: 'verb', role: 'value' };
  const verb = verbs.find(has);
  if (verb !== undefined && !has('have') && !has('level')) return { ...base, kind: 'verb', role: verb };
  if (has('closing')) return { ...base, kind: 'verb', role: 'trade' };
  if (joints.some(has)) return { ...base, kind: 'break' };
  return quiet.some(has) ? { ...base, kind: 'quiet' } : null;
}

type Moved =
  | { readonly kind: 'way'; readonly way: Way }
  | { readonly kind: 'order'; readonly order: Order; readonly isWhole: boolean; readonly way: Way | null }
  | { readonly kind: 'from' | 'to'; readonly way: Way | null };

/** What a word says of how figures moved or stand to each other. */
function movedBy(text: string, has: (role: Role) => boolean): Moved | null {
  if (has('earlier')) return { kind: 'from', way: wayFrom(text) };
  const way = wayOfTo(text);
  if (has('to') && way !== null) return { kind: 'to', way };
  if (has('above') || has('below')) {
    return { kind: 'order', order: has('above') ? 'above' : 'below', isWhole: true, way: null };
  }
  if (has('higher') || has('lower')) {
    const isWay = has('isUp') || has('isDown');
    const moved = has('higher') ? 'up' : 'down';
    return { kind: 'order', order: has('higher') ? 'above' : 'below', isWhole: false, way: isWay ? moved : null };
  }
  if (has('up') || has('isUp')) return { kind: 'way', way: 'up' };
  if (has('down') || has('isDown')) return { kind: 'way', way: 'down' };
  return has('turn') ? { kind: 'way', way: 'any' } : null;
}
