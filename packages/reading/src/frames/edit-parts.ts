import type { DraftRule, StrategyParts } from '../reading.ts';
import { all, any, call, mapTerm, number, someTerm, writeTerm, type Term } from '../term.ts';

type Rules = readonly DraftRule[];

export const ruleSlots = ['entry', 'exit', 'short', 'cover'] as const;
export const averages: ReadonlySet<string> = new Set(['SMA', 'EMA', 'HMA']);

export function mapRules(parts: StrategyParts, change: (term: Term) => Term): StrategyParts {
  const each = (rules: Rules): Rules => rules.map((one) => ({ ...one, when: change(one.when) }));
  return {
    ...parts,
    entry: each(parts.entry),
    exit: each(parts.exit),
    short: each(parts.short),
    cover: each(parts.cover),
    filters: parts.filters.map(change),
  };
}

export function termsOf(parts: StrategyParts): readonly Term[] {
  return [...ruleSlots.flatMap((slot) => parts[slot].map(({ when }) => when)), ...parts.filters];
}

/** Where a number stands: the name of what it belongs to, such as `SMA` or `RSI <`. */
export function rolesOf(parts: StrategyParts, value: number): readonly string[] {
  const roles = new Set<string>();
  for (const term of termsOf(parts))
    someTerm(term, (part) => {
      if (part.is === 'call')
        for (const arg of part.args) if (arg.is === 'number' && arg.value === value) roles.add(part.name);
      if (part.is === 'compare' && part.right.is === 'number' && part.right.value === value)
        roles.add(`${writeTerm(part.left)} ${part.op}`);
      return false;
    });
  for (const stop of parts.stops) if (stop.split(/[ %]/u).some((word) => word === String(value))) roles.add(stop);
  return [...roles];
}

export function periodsOf(parts: StrategyParts): readonly number[] {
  const found = new Set<number>();
  for (const term of termsOf(parts))
    someTerm(term, (part) => {
      const last = part.is === 'call' && averages.has(part.name) ? part.args.at(-1) : undefined;
      if (last?.is === 'number') found.add(last.value);
      return false;
    });
  return [...found].toSorted((a, b) => a - b);
}

export function withNumber(parts: StrategyParts, from: number, to: number): StrategyParts {
  return mapRules(parts, (term) =>
    mapTerm(term, (part) => (part.is === 'number' && part.value === from ? number(to) : null)),
  );
}

export function leftsOf(term: Term): readonly Term[] {
  if (term.is === 'and' || term.is === 'or') return term.args.flatMap(leftsOf);
  return term.is === 'compare' ? [term.left] : [];
}

function isSameTest(one: Term, other: Term): boolean {
  return (
    one.is === 'compare' &&
    other.is === 'compare' &&
    one.op === other.op &&
    writeTerm(one.left) === writeTerm(other.left)
  );
}

export function withPeriod(term: Term, indicator: string, to: number): Term {
  return mapTerm(term, (part) => {
    if (part.is !== 'call' || part.name !== indicator) return null;
    const [, ...rest] = part.args;
    return call(indicator, number(to), ...rest);
  });
}

/** A rule without the tests that `isGone` names; null where nothing is left of it. */
function without(term: Term, isGone: (part: Term) => boolean): Term | null {
  if (isGone(term)) return null;
  if (term.is !== 'and' && term.is !== 'or') return term;
  const kept = term.args.flatMap((part) => {
    const rest = without(part, isGone);
    return rest === null ? [] : [rest];
  });
  if (kept.length === 0) return null;
  return term.is === 'and' ? all(kept) : any(kept);
}

/** Takes conditions out of every rule; null where none was there. */
export function withoutTest(parts: StrategyParts, isGone: (part: Term) => boolean): StrategyParts | null {
  let found = false;
  const gone = (part: Term): boolean => {
    const is = part.is !== 'and' && part.is !== 'or' && isGone(part);
    found ||= is;
    return is;
  };
  const each = (rules: Rules): Rules =>
    rules.flatMap((one) => {
      const when = without(one.when, gone);
      return when === null ? [] : [{ ...one, when }];
    });
  const kept: StrategyParts = {
    ...parts,
    entry: each(parts.entry),
    exit: each(parts.exit),
    short: each(parts.short),
    cover: each(parts.cover),
    filters: parts.filters.filter((term) => !gone(term)),
  };
  return found ? kept : null;
}

/** Whether a test is the one that is spoken of: by its own words, by the indicators in it, or as a cross of no named lines. */
export function isMeant(
  part: Term,
  said: {
    readonly term?: Term | undefined;
    readonly names: readonly string[];
    readonly isCross?: boolean | undefined;
  },
): boolean {
  const { term, names, isCross } = said;
  if (isCross === true && term?.is === 'call')
    return part.is === 'call' && part.name === term.name && part.args[0]?.is === 'call';
  if (term !== undefined) return writeTerm(part) === writeTerm(term);
  return names.length > 0 && someTerm(part, (inner) => 'name' in inner && names.includes(inner.name));
}

/** A rule with one test in the place of that on the same value, or of all of it; null where it is not clear of which. */
export function replacedIn(when: Term, test: Term): Term | null {
  const changed = mapTerm(when, (part) => (isSameTest(part, test) ? test : null));
  if (writeTerm(changed) !== writeTerm(when)) return changed;
  return when.is === 'and' || when.is === 'or' ? null : test;
}
