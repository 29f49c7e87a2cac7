import type { ScreenCurrency, ScreenRule } from './screen-rule.ts';

/** One instrument of a cross-section; a figure that is unknown is null and passes no condition. */
export interface ScreenRow {
  readonly sector: string | null;
  readonly values: Readonly<Record<string, number | null>>;
}

/** How the values of a figure lie over the whole cross-section; the tails beyond the ends are in the outermost bins. */
export interface ScreenSpread {
  readonly low: number;
  readonly high: number;
  readonly bins: readonly number[];
}

/** What one condition does. */
export interface ScreenStep {
  /** Rows that pass this condition alone, and rows for which its figure is known. */
  readonly alone: number;
  readonly known: number;
  /** Rows left after this condition and all before it. */
  readonly left: number;
  /** Null for a condition on words. */
  readonly spread: ScreenSpread | null;
}

/** A threshold a little wider and how many rows it would add. */
export interface NearMiss {
  /** Place of the condition. */
  readonly rule: number;
  readonly value: number;
  readonly adds: number;
}

/** Which rows a screen leaves and what each of its conditions does. */
export interface ScreenOutcome {
  /** Places of the rows that pass, in their order. */
  readonly matches: readonly number[];
  readonly steps: readonly ScreenStep[];
  readonly nearMisses: readonly NearMiss[];
}

const binCount = 28;
/** Two in a hundred at either end would stretch the picture until nothing is seen. */
const tail = 0.02;
/** How many of the nearest a wider threshold should reach for. */
const reach = 3;

/** Dollars for one unit of a currency. Without the rate a size in that currency is unknown. */
export type ScreenRates = Readonly<Partial<Record<ScreenCurrency, number>>>;

type NumberRule = Exclude<ScreenRule, { readonly field: 'sector' }>;

/** The figure of a row in the money of the condition. */
function valueIn(row: ScreenRow, { field, currency }: NumberRule, rates: ScreenRates): number | null {
  const value = row.values[field] ?? null;
  if (value === null || currency === undefined) return value;
  const rate = rates[currency];
  return rate === undefined ? null : value / rate;
}

function passes(row: ScreenRow, rule: ScreenRule, rates: ScreenRates): boolean {
  if (rule.field === 'sector') return rule.test === 'is' ? row.sector === rule.value : row.sector !== rule.value;
  const value = valueIn(row, rule, rates);
  if (value === null) return false;
  if (rule.test === 'gte') return value >= rule.value;
  if (rule.test === 'gt') return value > rule.value;
  return rule.test === 'lte' ? value <= rule.value : value < rule.value;
}

/** Places of conditions, group by group. */
function groupsOf(rules: readonly ScreenRule[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  rules.forEach(({ join }, at) => {
    const last = groups.at(-1);
    if (join === 'or' && last !== undefined) last.push(at);
    else groups.push([at]);
  });
  return groups;
}

function knownValues(rows: readonly ScreenRow[], rule: NumberRule, rates: ScreenRates): readonly number[] {
  return rows.flatMap((row) => valueIn(row, rule, rates) ?? []).toSorted((a, b) => a - b);
}

function spreadOf(sorted: readonly number[]): ScreenSpread | null {
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [at(tail), at(1 - tail)];
  if (sorted.length < 2 || !(high > low)) return null;
  const bins = Array.from({ length: binCount }, () => 0);
  for (const value of sorted) {
    const bin = Math.floor(((value - low) / (high - low)) * binCount);
    const place = Math.min(binCount - 1, Math.max(0, bin));
    bins[place] = (bins[place] ?? 0) + 1;
  }
  return { low, high, bins };
}

/** Outwards to two significant digits, so that the threshold reads well and still lets the row in. */
function rounded(value: number, isFloor: boolean): number {
  if (value === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  const units = value / step;
  const near = isFloor ? Math.floor(units + 1e-9) : Math.ceil(units - 1e-9);
  return Number((near * step).toPrecision(3));
}

/** Rows that only this condition keeps out, and the threshold that lets the nearest of them in. */
function nearMiss(
  rows: readonly ScreenRow[],
  rules: readonly ScreenRule[],
  at: number,
  rates: ScreenRates,
): NearMiss | null {
  const rule = rules[at];
  if (rule === undefined || rule.field === 'sector') return null;
  const isFloor = rule.test === 'gte' || rule.test === 'gt';
  const others = groupsOf(rules).filter((group) => !group.includes(at));
  const missed = rows.filter(
    (row) =>
      !passes(row, rule, rates) &&
      others.every((group) => group.some((one) => rules[one] && passes(row, rules[one], rates))),
  );
  const values = knownValues(missed, rule, rates);
  const nearest = isFloor
    ? values.toReversed()[Math.min(reach, values.length) - 1]
    : values[Math.min(reach, values.length) - 1];
  if (nearest === undefined) return null;
  const value = rounded(nearest, isFloor);
  const wider: ScreenRule = { ...rule, test: isFloor ? 'gte' : 'lte', value };
  return { rule: at, value, adds: missed.filter((row) => passes(row, wider, rates)).length };
}

/**
 * Screens a cross-section: which instruments meet the conditions, how many each condition lets through alone, how many
 * are left after it, how its figure is spread, and which slightly wider threshold would add some. Conditions are joined
 * by "and"; those marked `or` form a group with the one before, of which one must hold. Linear in rows × conditions
 * (sorting one column per condition for its spread). rates: dollars for one unit of a currency in which a size is asked for. An unknown figure passes nothing, on either side of a threshold.
 */
export function runScreen(
  rows: readonly ScreenRow[],
  rules: readonly ScreenRule[],
  rates: ScreenRates = {},
): ScreenOutcome {
  const passed = rules.map((rule) => rows.map((row) => passes(row, rule, rates)));
  const groups = groupsOf(rules);
  const leftAfter = (last: number): readonly number[] =>
    rows.flatMap((_, row) => {
      const holds = groups.every((group) => {
        const seen = group.filter((at) => at <= last);
        return seen.length === 0 || seen.some((at) => passed[at]?.[row] === true);
      });
      return holds ? [row] : [];
    });
  const steps = rules.map((rule, at): ScreenStep => {
    const isWord = rule.field === 'sector';
    const sorted = isWord ? [] : knownValues(rows, rule, rates);
    return {
      alone: passed[at]?.filter(Boolean).length ?? 0,
      known: isWord ? rows.filter(({ sector }) => sector !== null).length : sorted.length,
      left: leftAfter(at).length,
      spread: spreadOf(sorted),
    };
  });
  const isAlone = (at: number): boolean => groups.some((group) => group.length === 1 && group[0] === at);
  return {
    matches: leftAfter(rules.length),
    steps,
    nearMisses: rules.flatMap((_, at) => (isAlone(at) ? (nearMiss(rows, rules, at, rates) ?? []) : [])),
  };
}
