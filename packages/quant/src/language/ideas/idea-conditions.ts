import type { Interval } from '@plumbline/model/bar';
import type { Expression } from '@plumbline/model/strategy-spec';
import type { Span } from '../reader.ts';
import { needsLength, operandExpression, readOperand, type Operand } from './idea-operands.ts';
import { reverseOf, wholeConditions } from './idea-phrases.ts';
import type { Action, Comparison, Token } from './idea-token.ts';

/** A condition with its place; `missing` is an operand whose length nobody said. */
export interface FoundCondition {
  readonly expression: Expression;
  readonly from: number;
  readonly to: number;
}

/** What an idea says to do, and when. */
export interface Rules {
  readonly groups: Readonly<Partial<Record<Action, FoundCondition>>>;
  /** Acts without a condition, such as "buy NVDA, 10% stop". */
  readonly bare: readonly Action[];
  readonly missing: Operand | null;
  /** A level that what it is compared with never reaches. */
  readonly impossible: Operand | null;
  /** Where the words stand that became part of a condition. */
  readonly used: readonly Span[];
  readonly reversed: readonly Action[];
}

interface Comparing {
  readonly left: Operand;
  readonly right: Operand;
}

function compared(op: Comparison, { left, right }: Comparing): Expression {
  const isOfVolume = left.noun === 'volume' || left.noun === 'averageVolume';
  return { op, left: operandExpression(left), right: operandExpression(right, isOfVolume && right.noun === 'sma') };
}

const priceOperand = (at: number): Operand => ({
  noun: 'price',
  value: 0,
  bars: null,
  times: 1,
  isPronoun: true,
  from: at,
  to: at,
});

/** A turn whose lines were named before, or are the usual ones. */
function isTurn(phrase: string): boolean {
  return ['goldenCross', 'deathCross', 'crossUp', 'crossDown'].includes(phrase);
}

/** Oscillators that are compared with a level: "below 30" right after speaks of the same one. */
const isLevel = ({ noun }: Operand): boolean => noun === 'constant' || noun === 'zero';

const unitRange: readonly [number, number] = [0, 100];
/** The values that an oscillator can take. The lines of MACD are differences of prices: only zero is a level that says something. */
const ranges: Readonly<Partial<Record<Operand['noun'], readonly [number, number]>>> = {
  rsi: unitRange,
  mfi: unitRange,
  adx: unitRange,
  k: unitRange,
  d: unitRange,
  williams: [-100, 0],
  macd: [0, 0],
  macdSignal: [0, 0],
  macdHistogram: [0, 0],
};

function isOutOfRange(left: Operand, right: Operand): boolean {
  const range = ranges[left.noun];
  if (range === undefined || right.noun !== 'constant') return false;
  return right.value < range[0] || right.value > range[1];
}

/** Reads all conditions and what they lead to, in the order of the words. limit: the daily price limit of what is traded. */
export function readRules(tokens: readonly Token[], bar: Interval, limit: number): Rules {
  const cursor = { tokens, bar };
  const groups: Partial<Record<Action, FoundCondition>> = {};
  const bare: Action[] = [];
  const reversed: Action[] = [];
  const used: Span[] = [];
  let impossible: Operand | null = null;
  let missing: Operand | null = null;
  let pending: FoundCondition | null = null;
  let action: Action | null = null;
  // The pair compared last, which later words may leave out.
  const memory: { last: Comparing | null; cross: Expression | null } = { last: null, cross: null };
  let joint: 'and' | 'or' = 'and';
  let operand: Operand | null = null;
  /** What stood before it: "RSI 在 30 以下" says the level last. */
  let pairLeft: Operand | null = null;

  const join = (group: FoundCondition | null, next: FoundCondition): FoundCondition => {
    if (group === null) return next;
    const { expression } = group;
    const isSame = expression.op === joint && 'args' in expression;
    return {
      expression: { op: joint, args: isSame ? [...expression.args, next.expression] : [expression, next.expression] },
      from: Math.min(group.from, next.from),
      to: Math.max(group.to, next.to),
    };
  };
  const add = (expression: Expression, from: number, to: number): void => {
    const next = { expression, from, to };
    if (expression.op === 'crossesAbove' || expression.op === 'crossesBelow') memory.cross = expression;
    if (action === null) pending = join(pending, next);
    else groups[action] = join(groups[action] ?? null, next);
    joint = 'and';
  };
  const comparison = (op: Comparison, left: Operand, right: Operand, from: number, to: number): void => {
    used.push(left, right);
    if (isOutOfRange(left, right)) impossible ??= right;
    for (const one of [left, right]) if (needsLength(one) && missing === null) missing = one;
    memory.last = { left, right };
    add(compared(op, memory.last), from, to);
  };
  const begin = (next: Action): void => {
    if (pending !== null && action === null) {
      const known = groups[next] ?? null;
      groups[next] = known === null ? pending : join(known, pending);
      pending = null;
      return;
    }
    if (action !== null && groups[action] === undefined) bare.push(action);
    action = next;
  };

  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    switch (token.is) {
      case 'act':
        begin(token.action);
        at += 1;
        break;
      case 'until':
        action = groups.short !== undefined && groups.buy === undefined ? 'cover' : 'sell';
        at += 1;
        break;
      // Reading an operand skips them as well; from each of them it would walk over all that follow.
      case 'filler':
        at += 1;
        break;
      case 'and':
      case 'or':
        joint = token.is;
        at += 1;
        break;
      case 'separator':
        if (action !== null && groups[action] !== undefined) action = null;
        operand = null;
        at += 1;
        break;
      case 'reverse': {
        const target: Action = action ?? (groups.short !== undefined && groups.buy === undefined ? 'cover' : 'sell');
        reversed.push(target);
        used.push(token);
        action = null;
        at += 1;
        break;
      }
      case 'phrase': {
        const whole = wholeConditions[token.phrase];
        const position = token.phrase === 'isAbove' ? 'above' : token.phrase === 'isBelow' ? 'below' : null;
        if (position !== null && operand !== null) {
          const held: Operand = operand;
          const left: Operand =
            isLevel(held) && memory.last !== null && pairLeft === null
              ? memory.last.left
              : (pairLeft ?? priceOperand(held.from));
          comparison(position, left, held, held.from, token.to);
          used.push(token);
          operand = null;
        } else if (isTurn(token.phrase)) {
          const named: Operand | null = operand;
          const isOwn = named !== null && (named.noun === 'macd' || named.noun === 'k');
          if (isOwn) memory.cross = wholeConditions[named.noun === 'macd' ? 'macdGolden' : 'kdGolden']([], bar, limit);
          const known = memory.cross;
          if (isOwn) used.push(named);
          used.push(token);
          const isUp = token.phrase === 'goldenCross' || token.phrase === 'crossUp';
          if (known !== null && 'left' in known) {
            add(
              { op: isUp ? 'crossesAbove' : 'crossesBelow', left: known.left, right: known.right },
              token.from,
              token.to,
            );
          } else if (whole !== undefined) add(whole(token.values, bar, limit), token.from, token.to);
          else missing ??= { ...priceOperand(token.from), to: token.to };
        } else if (whole !== undefined) {
          used.push(token);
          const expression = whole(token.values, bar, limit);
          add(expression, token.from, token.to);
          // What was compared before is no longer what "it crosses below" speaks of.
          if (expression === memory.cross) memory.last = null;
        }
        at += 1;
        break;
      }
      case 'compare': {
        const right = readOperand(cursor, at + 1);
        const { op } = token;
        const known = memory.last;
        const said: Operand | null = operand;
        if (said?.isPronoun === true) used.push(said);
        if (
          right === null ||
          (right.operand.isPronoun && right.operand.noun === 'price' && said === null && known !== null)
        ) {
          // "then sells below it": the pair that was compared before.
          const left: Operand = said === null || said.isPronoun ? (known?.left ?? priceOperand(token.from)) : said;
          const cross = memory.cross;
          if (known !== null || cross !== null) used.push(token);
          if (known !== null) comparison(op, left, known.right, token.from, token.to);
          else if (cross !== null && 'left' in cross) {
            add({ op, left: cross.left, right: cross.right }, token.from, token.to);
          }
          at += 1;
        } else {
          const isSameRight =
            known !== null && right.operand.noun === known.right.noun && right.operand.bars === known.right.bars;
          const isSameLeft =
            known !== null && (isLevel(right.operand) || isSameRight) && (said === null || said.isPronoun);
          const left: Operand = isSameLeft ? known.left : (said ?? priceOperand(token.from));
          // "the 20-day average crosses above the 50-day": the same kind of thing.
          const same =
            right.isNounless && left.noun !== 'price' && left.noun !== 'constant'
              ? { ...right.operand, noun: left.noun }
              : right.operand;
          const times = said === null && !isSameLeft ? token.from : left.from;
          used.push(token);
          comparison(op, left, same, Math.min(times, token.from), right.operand.to);
          at = right.next;
        }
        operand = null;
        break;
      }
      default: {
        const read = readOperand(cursor, at);
        if (read === null || read.next <= at) {
          at += 1;
          break;
        }
        pairLeft = operand;
        operand = read.operand;
        at = read.next;
      }
    }
  }
  if (action !== null && groups[action] === undefined && !reversed.includes(action)) bare.push(action);
  if (pending !== null) {
    const free: Action = groups.buy === undefined && groups.short === undefined ? 'buy' : 'sell';
    groups[free] = join(groups[free] ?? null, pending);
  }
  for (const target of reversed) {
    const source =
      target === 'cover' ? groups.short : target === 'short' || target === 'sell' ? groups.buy : groups.sell;
    if (source !== undefined) groups[target] = { ...source, expression: reverseOf(source.expression) };
  }
  return { groups, bare, missing, impossible, used, reversed };
}
