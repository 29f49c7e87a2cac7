import type { StrategyParts } from '../reading.ts';
import { mapTerm, number, someTerm, writeTerm, type Term } from '../term.ts';
import { averages, mapRules, ruleSlots, termsOf } from './edit-parts.ts';

type Call = Extract<Term, { readonly is: 'call' }>;

const callOf = (term: Term): Call | null =>
  term.is === 'ago' ? callOf(term.of) : term.is === 'call' && term.args.at(-1)?.is === 'number' ? term : null;

/** What two lines have in common that differ in their length alone; averages of any kind are of one. */
function kindOf({ name, args }: Call): string {
  const of = args.filter((arg) => arg.is !== 'number').map(writeTerm);
  return `${averages.has(name) ? 'average' : name} ${of.join()}`;
}

const lengthOf = ({ args }: Call): number => {
  const last = args.at(-1);
  return last?.is === 'number' ? last.value : 0;
};

/**
 * The rules with each line in the place of the one of its kind, the shorter for the shorter; null where the rules have more or
 * fewer of a kind than are said.
 */
export function withLines(parts: StrategyParts, said: readonly Term[]): StrategyParts | null {
  const lines = said.map(callOf);
  if (lines.includes(null)) return null;
  const next = new Map<string, Call>();
  for (const kind of new Set(lines.map((line) => kindOf(line!)))) {
    const known = new Map<string, Call>();
    for (const term of termsOf(parts))
      someTerm(term, (part) => {
        if (part.is === 'call' && part.args.at(-1)?.is === 'number' && kindOf(part) === kind)
          known.set(writeTerm(part), part);
        return false;
      });
    const byLength = (list: readonly Call[]): readonly Call[] => list.toSorted((a, b) => lengthOf(a) - lengthOf(b));
    const [old, made] = [
      byLength([...known.values()]),
      byLength(lines.filter((line) => kindOf(line!) === kind) as Call[]),
    ];
    if (old.length !== made.length) return null;
    for (const [at, one] of old.entries()) next.set(writeTerm(one), made[at]!);
  }
  return mapRules(parts, (term) => mapTerm(term, (part) => next.get(writeTerm(part)) ?? null));
}

/** The one number that a side compares with, set to another or changed; null where it has none or several, or another than `from`. */
export function withLevel(
  parts: StrategyParts,
  slot: (typeof ruleSlots)[number],
  value: number | ((old: number) => number),
  from?: number,
): StrategyParts | null {
  let found = 0;
  const level = (old: number): Term => {
    found += from === undefined || old === from ? 1 : 2;
    return number(typeof value === 'number' ? value : value(old));
  };
  const changed = parts[slot].map((rule) => ({
    ...rule,
    when: mapTerm(rule.when, (part) => {
      const [left, right] = part.is === 'call' ? part.args : [];
      if (part.is === 'call' && part.name.startsWith('crosses') && left !== undefined && right?.is === 'number')
        return { ...part, args: [left, level(right.value)] };
      if (part.is !== 'compare' || part.right.is !== 'number') return null;
      return { ...part, right: level(part.right.value) };
    }),
  }));
  return found === 1 ? { ...parts, [slot]: changed } : null;
}

/** The one side that waits for a value on that side of a number. */
export function sideOf(parts: StrategyParts, end: 'below' | 'above'): (typeof ruleSlots)[number] | null {
  const isBelow = end === 'below';
  const found = ruleSlots.filter((slot) =>
    parts[slot].some(({ when }) =>
      someTerm(when, (part) =>
        part.is === 'call'
          ? part.name === (isBelow ? 'crossesBelow' : 'crossesAbove') && part.args[1]?.is === 'number'
          : part.is === 'compare' && part.right.is === 'number' && part.op.startsWith(isBelow ? '<' : '>'),
      ),
    ),
  );
  return found.length === 1 ? found[0]! : null;
}
