import type { Binder } from './binder.ts';
import type { Measure } from './measures.ts';
import { ofChange } from './measures.ts';
import type { Token } from './tokens.ts';
import type { Role } from './words.ts';

const ways: readonly Role[] = ['above', 'below', 'higher', 'lower', 'up', 'down', 'isUp', 'isDown', 'to', 'away'];
/** A figure is about itself, whatever it is. */
const about = /^(?:about|roughly|around|approximately|some|just about|大约|大約|约|約|大致|大概|差不多)$/i;
const aboutIs = /^(?:约为|約為|约为|约是|大约为|大約為|约合|约在)$/;
const aboutBehind = /^(?:左右|上下|or so)$/i;
/** `only`: of what is little. */
const small = /^(?:only|just|merely|a mere|仅|僅|只|仅仅|僅僅)$/i;
const smallIs = /^(?:仅为|僅為|只为|只是|只有|仅有|僅有)$/;
const mostOfSmall = 0.2;
const mostOfSlight = 1.1;
const large = /^(?:高达|as high as|as much as|a hefty|a lofty|a whopping|a full)$/i;

/** Says of a figure that it was one. */
const recorded =
  /^(?:recorded|paid|paid out|spent|owed|held|available|offered|reported|posted|booked|seen|logged|achieved|registered|generated|earned)$/i;
/** How far, behind both sides of a comparison. */
const behindAll =
  /^(?:by (?:far$|an? |about |roughly |around |more than |nearly |almost |less than |half|one |two |three )|only slightly$|(?:slightly|clearly|narrowly|marginally|significantly|substantially|considerably|comfortably|noticeably|markedly)$)/i;
const ofChangeWays: readonly Role[] = ['up', 'down', 'isUp', 'isDown', 'higher', 'lower'];
const isMark = ({ kind, text }: Token): boolean => kind === 'sign' && /^[,;:]$/.test(text);

/** A part of a whole, which a growth can be said to be. */
const isPart = (measure: Measure | null): boolean => measure !== null && measure.most <= 1;

const isWay = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.uses.measure === null && ways.some((role) => token.uses.roles.has(role));

/**
 * The sentence without words that change no meaning beside a figure (`about`, `only` of little), and with words that say how
 * far (`well`, `slightly`) as a part of the way they stand beside. Null where such a word stands elsewhere.
 */
export function withoutModifiers(tokens: readonly Token[], binder: Binder): readonly Token[] | null {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) continue;
    if (next?.kind === 'handle' && small.test(token.text) && isSmall(next.handle, tokens, binder)) continue;
    if (next?.kind === 'handle' && large.test(token.text)) {
      if (!isLarge(next.handle, binder)) return null;
      if (token.text !== '高达') continue;
    }
    // `only about a seventh of`
    const isLittle = next?.kind === 'word' && isPart(next.uses.measure) && (next.uses.measure?.most ?? 1) < 0.5;
    if (isLittle && small.test(token.text)) continue;
    if (token.text === '有所' && isWay(next)) continue;
    // `仅从 {a} 升至 {b}`: between two figures that differ by a tenth at most.
    if (small.test(token.text) && isSlight(tokens, at + 1, binder)) continue;
    const before = found.at(-1);
    // 增长约三分之一: by that part.
    const isGrown =
      token.kind === 'word' &&
      token.uses.roles.has('below') &&
      isPart(token.uses.measure) &&
      isWay(before) &&
      before?.kind === 'word' &&
      ofChangeWays.some((role) => before.uses.roles.has(role));
    if (isGrown && before?.kind === 'word' && token.uses.measure !== null) {
      found.splice(-1, 1, { ...before, uses: { ...before.uses, measure: ofChange(token.uses.measure) } });
      continue;
    }
    // `about a fifth above`: by that part.
    const isApart = token.kind === 'word' && token.uses.roles.has('below') && isPart(token.uses.measure);
    if (isApart && next?.kind === 'word' && isWay(next) && token.uses.measure !== null) {
      found.push({ ...next, uses: { ...next.uses, measure: ofChange(token.uses.measure) } });
      at += 1;
      continue;
    }
    const isDegree = token.kind === 'word' && token.uses.measure !== null && token.uses.roles.size === 0;
    if (isDegree) {
      const far = behindAll.test(token.text) ? found.findLastIndex((one) => isWay(one) || isMark(one)) : -1;
      const way = found[far];
      if (far >= 0 && way?.kind === 'word' && isWay(way)) {
        // `above AMD's {b} by a wide margin`
        found.splice(far, 1, { ...way, uses: { ...way.uses, measure: token.uses.measure } });
      } else if (isWay(next) && next?.kind === 'word') {
        found.push({ ...next, uses: { ...next.uses, measure: token.uses.measure } });
        at += 1;
      } else if (isWay(before) && before?.kind === 'word') {
        found.splice(-1, 1, { ...before, uses: { ...before.uses, measure: token.uses.measure } });
      } else return null;
      continue;
    }
    // `the {b} recorded in the same quarter a year ago`
    if (at > 0 && tokens[at - 1]?.kind === 'handle' && recorded.test(token.text)) continue;
    if (next?.kind === 'handle' && about.test(token.text)) continue;
    if (aboutBehind.test(token.text) && isAmount(found)) continue;
    const isSmallIs = smallIs.test(token.text) && next?.kind === 'handle' && isSmall(next.handle, tokens, binder);
    if (
      token.kind === 'word' &&
      (isSmallIs ||
        token.text === '高达' ||
        (aboutIs.test(token.text) && (next?.kind === 'handle' || isOfMultiple(tokens, at))))
    ) {
      found.push({ ...token, uses: { ...token.uses, roles: new Set(['be', 'of', 'by', 'between', 'at']) } });
      continue;
    }
    found.push(token);
  }
  return found;
}

/** `约为总债务的四倍`: a multiple ends what it begins. */
const isOfMultiple = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 6).some((token) => token.kind === 'word' && token.uses.measure !== null);

/** A share below a fifth, a ratio below one, or less than half of another figure in the sentence; of the same of another owner, less. */
function isSmall(handle: string, tokens: readonly Token[], binder: Binder): boolean {
  const fact = binder.factOf(handle);
  const size = Math.abs(fact?.value ?? Number.POSITIVE_INFINITY);
  if (fact === null) return false;
  if (fact.unit === 'fraction' ? size < mostOfSmall : /^(?:ratio|multiple)$/.test(fact.unit) && size < 1) return true;
  return tokens.some((token) => {
    const other = token.kind === 'handle' ? binder.factOf(token.handle) : null;
    const larger = other?.metric === fact.metric && other.instrumentId !== fact.instrumentId ? size : 2 * size;
    return other?.unit === fact.unit && other.currency === fact.currency && Math.abs(other.value ?? 0) > larger;
  });
}

/** `only from {a} to {b}`: a course of a tenth at most. */
function isSlight(tokens: readonly Token[], at: number, binder: Binder): boolean {
  const from = tokens[at];
  if (from?.kind !== 'word' || !from.uses.roles.has('from')) return false;
  const [first, second] = tokens
    .slice(at, at + 10)
    .flatMap((token) => (token.kind === 'handle' ? (binder.factOf(token.handle)?.value ?? []) : []));
  if (first === undefined || second === undefined || first <= 0 || second <= 0) return false;
  return Math.max(first / second, second / first) <= mostOfSlight;
}

/** Above three tenths, or thirty times. */
function isLarge(handle: string, binder: Binder): boolean {
  const fact = binder.factOf(handle);
  return fact?.unit === 'fraction' ? (fact.value ?? 0) > 0.3 : fact?.unit === 'multiple' && (fact.value ?? 0) > 30;
}

/** A figure, its unit, or how many times another it is stands at the end. */
function isAmount(found: readonly Token[]): boolean {
  const last = found.at(-1);
  return (
    last?.kind === 'handle' ||
    (last?.kind === 'word' &&
      (last.uses.roles.has('unit') || last.uses.roles.has('times') || last.uses.measure !== null))
  );
}
