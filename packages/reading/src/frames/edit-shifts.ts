import type { Shift } from '../grammar/edit-shifts.ts';
import { percentText } from '../grammar/stops.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import type { StrategyParts } from '../reading.ts';
import { withLevel } from './edit-operands.ts';
import { periodsOf, ruleSlots } from './edit-parts.ts';
import { swapped } from './edit-swap.ts';

interface Changed {
  readonly parts: StrategyParts;
  readonly change: string;
}

const amounts = /^(?:number|quantity|span)$/u;
const values: ReadonlySet<string> = new Set(['stop', 'sideLevel', 'newValue', 'swap', 'sizing', 'topMany', 'termSwap']);

/** "Lower the exit by five": a phrase that takes the amount for the value itself is not what was said. */
export function takesAmountForValue(edge: Edge, text: string): boolean {
  if (!values.has(edge.symbol)) return false;
  const words = leavesOf(edge);
  const at = words.findIndex(({ symbol, from, to }) => symbol === 'fn:of' && text.slice(from, to).trimEnd() === 'by');
  const [before, after] = [words[at - 1], words[at + 1]];
  return (
    before !== undefined && after !== undefined && isAmount(after) && /^(?:act|fn|ind|line):?/u.test(before.symbol)
  );
}

const ofStay = /^(?:fn:|rel:atLeast$|number$|unit:)/u;

/** "For at least five days": a time that is stayed, no line that the price is beyond. */
export function isStay(edge: Edge): boolean {
  const words = leavesOf(edge).map(({ symbol }) => symbol);
  return words.includes('rel:atLeast') && words.every((one) => ofStay.test(one));
}

const isAmount = ({ symbol, value }: Edge): boolean =>
  amounts.test(symbol) || (typeof value === 'object' && value !== null && ('value' in value || 'n' in value));

const far = /^(\w+) ([\d.]+)(%| ATR\b)/u;

function shiftedStop(parts: StrategyParts, { of, by, times }: Shift): Changed | string {
  const old = parts.stops.find((one) => one.startsWith(`${of} `) && !one.includes(' sells '));
  const [all, , size, unit] = far.exec(old ?? '') ?? [];
  if (old === undefined || all === undefined || (by !== undefined && unit !== '%')) return of;
  const next = times === undefined ? Number(size) / 100 + by! : (Number(size) / (unit === '%' ? 100 : 1)) * times;
  if (next <= 0 || (unit === '%' && next >= 1)) return of;
  const made = old.replace(all, `${of} ${unit === '%' ? percentText(next) : String(next)}${unit!}`);
  return { parts: { ...parts, stops: parts.stops.map((one) => (one === old ? made : one)) }, change: made };
}

function shiftedLines(parts: StrategyParts, of: string, next: (old: number) => number): Changed | string {
  const [fast, slow, ...more] = periodsOf(parts);
  if (fast === undefined || slow === undefined || more.length > 0) return 'which average';
  const lengths = { fast: of === 'slow' ? fast : next(fast), slow: of === 'fast' ? slow : next(slow) };
  const isLength = [lengths.fast, lengths.slow].every((one) => Number.isInteger(one) && one >= 2 && one <= 400);
  return isLength && lengths.fast < lengths.slow ? swapped(parts, { is: 'lengths', ...lengths }) : 'which average';
}

/** Each level of the rules moved alike; asked about where a side has none or several. */
function shiftedLevels(
  parts: StrategyParts,
  slots: readonly (typeof ruleSlots)[number][],
  next: (old: number) => number,
): Changed | string {
  let made: StrategyParts | null = parts;
  for (const slot of slots) if (made !== null) made = withLevel(made, slot, next);
  return made === null || slots.length === 0
    ? 'which condition it replaces'
    : { parts: made, change: slots.join(', ') };
}

const head = /^(top|bottom) (\d+)(?![.\d]*%)/u;

/** The rules with a part that is more or less than it was; what has to be asked where that is not clear. */
export function shifted(parts: StrategyParts, shift: Shift): Changed | string {
  const { of, by = 0, times } = shift;
  if (shift.isOpen === true) return of;
  const next = (old: number): number => (times === undefined ? old + by : old * times);
  switch (of) {
    case 'stop':
    case 'takeProfit':
    case 'trailing':
      return shiftedStop(parts, shift);
    case 'fast':
    case 'slow':
    case 'lengths':
      return shiftedLines(parts, of, next);
    case 'levels':
      return shiftedLevels(
        parts,
        ruleSlots.filter((slot) => parts[slot].length > 0),
        next,
      );
    case 'count': {
      const [, , size] = head.exec(parts.rank ?? '') ?? [];
      const many = next(Number(size));
      if (size === undefined || !Number.isInteger(many) || many < 1) return 'rank';
      const rank = parts.rank!.replace(head, `$1 ${many}`);
      return { parts: { ...parts, rank }, change: `rank ${rank}` };
    }
    default:
      return shiftedLevels(parts, [of], next);
  }
}

/** A stop from what was paid that follows the price instead, or the other way round, as far away as it is. */
export function restopped(parts: StrategyParts, to: 'stop' | 'trailing'): Changed | string {
  const from = to === 'stop' ? 'trailing' : 'stop';
  const old = parts.stops.filter((one) => one.startsWith(`${from} `));
  const [, , size] = /^(\w+) ([\d.]+)% /u.exec(old[0] ?? '') ?? [];
  if (size === undefined || old.length !== 1 || parts.stops.some((one) => one.startsWith(`${to} `))) return from;
  const made = to === 'stop' ? `stop ${size}% of entry` : `trailing ${size}% from peak`;
  return { parts: { ...parts, stops: parts.stops.map((one) => (one === old[0] ? made : one)) }, change: made };
}
