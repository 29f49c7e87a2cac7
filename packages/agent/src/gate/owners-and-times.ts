import type { Fact } from '@plumbline/model/fact';
import type { Binder } from './binder.ts';
import { isFixed, isOwner } from './divisions.ts';
import type { Token } from './tokens.ts';

const dividing = ['versus', 'than', 'higher', 'lower', 'concede'] as const;
const isDividing = (token: Token): boolean =>
  token.kind === 'word'
    ? dividing.some((role) => token.uses.roles.has(role)) || /^(?:while|whereas|but)$/i.test(token.text)
    : token.text === ';';

const pronoun = /^(?:its?|their|they|其|它|该公司|公司)$/i;

/** Whether an owner that closes a list would be taken for the owner of a figure in it that is another's. */
export function isMisowned(tokens: readonly Token[], binder: Binder): boolean {
  const last = tokens.findLastIndex(({ kind }) => kind === 'handle');
  const behind = tokens.slice(last + 1);
  const owner = behind.find(isOwner);
  if (owner?.kind !== 'word' || behind.slice(0, behind.indexOf(owner)).some(isDividing)) return false;
  const from = tokens.findLastIndex((token, at) => at < last && (isOwner(token) || isDividing(token)));
  const opener = tokens[from];
  if (opener !== undefined && isOwner(opener)) return false;
  return tokens
    .slice(from + 1, last + 1)
    .some(
      (token) => token.kind === 'handle' && !owner.uses.entities.has(binder.factOf(token.handle)?.instrumentId ?? ''),
    );
}

/**
 * Whether a figure in front is nobody's in words and another's than the owner named behind: `P/E {a}, PepsiCo's EV/EBITDA {b}`
 * reads as two figures of one. Of two figures of one kind, `P/E {a}, against {b} for PepsiCo`, the words say that they are two's.
 */
export function isUnowned(tokens: readonly Token[], binder: Binder): boolean {
  const at = tokens.findIndex(isOwner);
  const owner = tokens[at];
  const front = tokens.slice(0, Math.max(at, 0));
  if (owner?.kind !== 'word' || front.some((token) => isDividing(token) || pronoun.test(token.text))) return false;
  const factsIn = (part: readonly Token[]): readonly Fact[] =>
    part.flatMap((token) => (token.kind === 'handle' ? (binder.factOf(token.handle) ?? []) : []));
  const behind = factsIn(tokens.slice(at));
  return factsIn(front).some(
    ({ instrumentId = '', metric }) =>
      instrumentId !== '' &&
      !tokens.some((token) => token.kind === 'word' && token.uses.entities.has(instrumentId)) &&
      behind.length > 0 &&
      behind.every((fact) => fact.metric !== metric),
  );
}

/** Whether figures of one kind and two owners are of different times, and the words do not name two. */
export function isMistimed(tokens: readonly Token[], binder: Binder): boolean {
  if (tokens.filter(isFixed).length > 1) return false;
  const shown = tokens.flatMap((token) => (token.kind === 'handle' ? (binder.factOf(token.handle) ?? []) : []));
  const isApart = (a: Fact, b: Fact): boolean =>
    a.metric === b.metric &&
    a.instrumentId !== b.instrumentId &&
    a.period?.label !== b.period?.label &&
    !(binder.isNewest(a) && binder.isNewest(b));
  return shown.some((a, at) => shown.slice(at + 1).some((b) => isApart(a, b)));
}

/**
 * Whether a second course that names no times, `while its margin widened from {c} to {d}`, is of others than the first one, whose
 * two the words name.
 */
export function isOffCourse(tokens: readonly Token[], binder: Binder): boolean {
  const places = tokens.flatMap((token, at) => (token.kind === 'handle' ? [at] : []));
  const facts = places.map((at) => {
    const token = tokens[at];
    return token?.kind === 'handle' ? binder.factOf(token.handle) : null;
  });
  const [a, b, c, d] = facts;
  if (facts.length !== 4 || a == null || b == null || c == null || d == null) return false;
  const areOne = (one: Fact, other: Fact): boolean =>
    one.metric === other.metric && one.instrumentId === other.instrumentId && one.period !== undefined;
  if (!areOne(a, b) || !areOne(c, d)) return false;
  const joint = tokens.findIndex(
    (token, at) => at > (places[1] ?? 0) && (isDividing(token) || (token.kind === 'sign' && token.text === ',')),
  );
  if (joint < 0 || joint > (places[2] ?? 0)) return false;
  const isNamed = tokens.slice(0, joint).filter(isFixed).length >= 2 && !tokens.slice(joint).some(isFixed);
  const times = new Set([a.period?.label, b.period?.label]);
  return isNamed && !(times.has(c.period?.label) && times.has(d.period?.label));
}

/** Whether a figure right behind its owner, `A rose {x}, and B {y}`, went the other way than the verb it takes over. */
export function isMisdirected(tokens: readonly Token[], binder: Binder): boolean {
  return tokens.some((token, at) => {
    const owner = tokens[at - 1];
    const before = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'handle');
    const last = tokens[before];
    if (token.kind !== 'handle' || last?.kind !== 'handle' || owner === undefined || !isOwner(owner)) return false;
    const isMoved = tokens
      .slice(0, before)
      .some((word) => word.kind === 'word' && (word.uses.roles.has('up') || word.uses.roles.has('down')));
    const [own, other] = [binder.factOf(token.handle), binder.factOf(last.handle)];
    return isMoved && own?.metric === other?.metric && Math.sign(own?.value ?? 0) !== Math.sign(other?.value ?? 0);
  });
}

const fallNamed = /(?<![涨升])(?:跌幅|降幅)$/;
/** 盈利 is what was earned, 净利润 may be less than nothing. */
const profitNamed = /^盈利$/;

/** Whether a name that says it fell, 跌幅, stands right in front of a figure that rose, or one of a profit beside a loss. */
export function isMisnamed(tokens: readonly Token[], binder: Binder): boolean {
  return tokens.some((token, at) => {
    if (token.kind !== 'word' || token.uses.metrics.size === 0) return false;
    const valueAt = (place: number): number => {
      const beside = tokens[place];
      return beside?.kind === 'handle' ? (binder.factOf(beside.handle)?.value ?? 0) : 0;
    };
    if (profitNamed.test(token.text)) {
      return valueAt(at + 1) < 0 || (tokens[at - 1]?.text === '的' && valueAt(at - 2) < 0);
    }
    return fallNamed.test(token.text) && valueAt(at + 1) > 0;
  });
}
