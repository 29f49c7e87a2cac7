import type { Stop } from '../grammar/stops.ts';
import { placeOf } from '../grammar/touch.ts';
import type { Condition } from '../grammar/values.ts';
import {
  ago,
  all,
  any,
  call,
  close,
  compare,
  mapTerm,
  named,
  number,
  opposite,
  someTerm,
  sum,
  writeTerm,
  type Term,
} from '../term.ts';
import type { Block, Join, Reason } from './chains.ts';
import type { Draft } from './gather.ts';

/** When each side is opened and closed. */
export interface Sides {
  readonly entry: Term[];
  readonly exit: Term[];
  readonly short: Term[];
  readonly cover: Term[];
}

function joinedTerms(terms: readonly Term[], joins: readonly Join[]): Term {
  const ors: Term[][] = [[terms[0]!]];
  for (const [at, join] of joins.entries()) {
    if (join === 'or') ors.push([terms[at + 1]!]);
    else ors.at(-1)!.push(terms[at + 1]!);
  }
  return any(ors.map(all));
}

/** Figures of a company that are values of bars. */
const overBars: Readonly<Record<string, Term>> = {
  return1w: call('ROC', close, number(5)),
  return1m: call('ROC', close, number(21)),
  return3m: call('ROC', close, number(63)),
  return1y: call('ROC', close, number(252)),
  volatility20d: call('HV', number(20)),
  volatility1y: call('HV', number(252)),
};

/** No bar closes beyond an extreme that it is itself part of: what is passed is that of the bars before. */
function pastBefore(part: Term): Term | null {
  if (part.is !== 'compare' || (part.op !== '>' && part.op !== '<')) return null;
  const { left, right, op } = part;
  const end = right.is === 'call' && left.is === 'name' && left.name === 'close' ? right.name : '';
  return end === (op === '>' ? 'highest' : 'lowest') ? { ...part, right: ago(right, 1) } : null;
}

/** A condition on the bars of one series. */
export function onBars(term: Term): Term {
  return mapTerm(term, (part) => (part.is === 'name' ? (overBars[part.name] ?? null) : pastBefore(part)));
}

/** The same crossing the other way, in words; null of anything else. */
function turnOf(term: Term): string | null {
  if (term.is !== 'call' || !/^crosses(?:Above|Below)$/u.test(term.name)) return null;
  return writeTerm({ ...term, name: term.name === 'crossesAbove' ? 'crossesBelow' : 'crossesAbove' });
}

/** Puts what one action says into its side of the strategy. */
export function takeBlock(
  draft: Draft,
  { groups }: Block,
  side: keyof Sides,
  sides: Sides,
  termOf: (condition: Condition) => Term,
): void {
  const isExit = side === 'exit' || side === 'cover';
  const opened = side === 'exit' ? sides.entry : side === 'entry' ? sides.exit : sides.short;
  const all_: Term[] = [];
  for (const { reasons, joins } of groups) {
    const terms: Term[] = [];
    const kept: Join[] = [];
    for (const [at, said_] of reasons.entries()) {
      const reason = side === 'exit' ? sinceBought(draft, said_) : said_;
      const join = at === 0 ? null : joins[at - 1]!;
      if (reason.is === 'condition' || reason.is === 'opposite') {
        if (reason.is === 'opposite' && opened.length !== 1) {
          draft.ask('what the opposite is of');
          continue;
        }
        const said =
          reason.is === 'condition'
            ? termOf(reason.value)
            : reason.isAll === true
              ? noneOf(opened[0]!)
              : endOf(opened[0]!, reason.isTurn);
        const term =
          said !== null && isExit && reason.is === 'condition' && reason.value.isLevel === true
            ? leftAt(draft, said, [...sides.entry, ...sides.short], reason.value)
            : said !== null && isExit && reason.is === 'condition' && reason.value.isReached === true
              ? reachedFrom(draft, said, side === 'exit' ? sides.entry : sides.short)
              : said;
        if (term === null) {
          draft.ask('what the opposite is of');
          continue;
        }
        if (reason.is === 'opposite' && hasEvent(opened[0]!) && crossOf(opened[0]!, reason.isTurn) === null)
          draft.assumed.push('only states end it');
        if (terms.length > 0) kept.push(join ?? 'and');
        terms.push(term);
        continue;
      }
      const moved = isExit || reason.is !== 'outcome' ? null : moveOf(reason.value, [...all_, ...terms]);
      if (moved !== null) {
        if (terms.length > 0) kept.push(join ?? 'and');
        terms.push(moved);
        continue;
      }
      if (!isExit) draft.ask('entry');
      // With "and" beside it the exit would need both, which no stop says.
      if (join === 'and' || joins[at] === 'and') draft.ask('exit');
      draft.stops.push(reason.is === 'lapse' ? `timeExit ${reason.value.bars} bars` : reason.value.text);
    }
    if (terms.length > 0) all_.push(joinedTerms(...withoutImplied(terms, kept)));
  }
  // "Bought above the line, below it 30 %": no close turns both ways, so one of the two is of something else.
  if (all_.some((term) => all_.some((other) => writeTerm(other) === turnOf(term)))) draft.ask('entry');
  const [kept_] = withoutImplied(
    all_,
    all_.slice(1).map((): Join => 'and'),
  );
  const isAny = isExit && kept_.length > 1 && draft.isList;
  if (isAny) draft.assumed.push('any of the exit conditions');
  else if (isExit && kept_.length > 1) draft.ask('how two conditions join');
  if (kept_.length === 0) return;
  const whole = restingFor(draft, side, crossingFor(side, isAny ? any(kept_) : all(kept_)));
  if (isNever(whole)) draft.ask('conditions that exclude each other');
  // That something does not happen on a bar is no reason to leave: it is said of when leaving is possible.
  if (isExit && whole.is === 'not' && isEvent(whole.of)) draft.ask('exit');
  // "Either A or B, one of them": counted and joined alike.
  if (draft.tally === 1 && !isExit && whole.is === 'or') draft.tally = null;
  const isTally = draft.tally !== null && !isExit && whole.is === 'and';
  sides[side].push(isTally ? countOf(whole.args, draft.tally!) : whole);
  if (isTally) draft.tally = null;
}

/** "Sold once it is 8 % off its high": that since it was bought. */
function sinceBought(draft: Draft, reason: Reason): Reason {
  const isBought = draft.items.some((item) => item.is === 'deed' && item.action.does === 'buy');
  if (reason.is !== 'condition' || reason.value.fromTop === undefined || reason.value.whose !== undefined || !isBought)
    return reason;
  const at = draft.assumed.indexOf('52w');
  if (at !== -1) draft.assumed.splice(at, 1);
  return { is: 'outcome', value: { text: `trailing ${reason.value.fromTop} from peak` } };
}

/** "Bought after earnings if it jumps 5 %", 涨幅超过5%买入: nothing is held yet, so that it is the move of the day. */
function moveOf({ text, isRate }: Stop, before: readonly Term[]): Term | null {
  const [, kind, far] = /^(stop|takeProfit) ([\d.]+)% of entry$/u.exec(text) ?? [];
  const isNews = before.some((term) => someTerm(term, (part) => part.is === 'call' && part.name === 'daysSince'));
  if (far === undefined || (!isNews && isRate !== true)) return null;
  const share = Number((Number(far) / 100).toPrecision(6));
  return kind === 'stop' ? compare('<=', call('change'), number(-share)) : compare('>=', call('change'), number(share));
}

/** What was opened below a level is left at one above it, and the other way round. */
function leftAt(draft: Draft, term: Term, opened: readonly Term[], { assumed = [] }: Condition): Term {
  const plain = term.is === 'of' ? term.of : term;
  if (plain.is !== 'compare' || plain.right.is !== 'number') return term;
  const { left, right } = plain;
  const levels = opened.flatMap((one) => levelsOf(one, writeTerm(left)));
  const [first] = levels;
  if (first === undefined || levels.length > 1) return term;
  const isUp = first.isBelow;
  if (isUp ? right.value <= first.value : right.value >= first.value) draft.ask('exit');
  const op = isUp ? '>' : '<';
  for (const [at, text] of draft.assumed.entries())
    if (assumed.includes(text) && /^[<>]/u.test(text)) draft.assumed[at] = `${op} ${right.value}`;
  const made = compare(op, left, right);
  return term.is === 'of' ? { ...term, of: made } : made;
}

/** A line is reached from where the price stood when it was opened: from below where that was low, whichever side it is. */
function reachedFrom(draft: Draft, term: Term, opened: readonly Term[]): Term {
  const plain = term.is === 'of' ? term.of : term;
  if (plain.is !== 'compare' || opened.length === 0) return term;
  const place = placeOf(any(opened));
  if (place === null) draft.ask('exit');
  const made = { ...plain, op: place === 'low' ? ('>=' as const) : ('<=' as const) };
  return term.is === 'of' ? { ...term, of: made } : made;
}

/** Levels that a value is set against, and whether it has to be below them. */
function levelsOf(term: Term, key: string): readonly { readonly value: number; readonly isBelow: boolean }[] {
  if (term.is === 'and' || term.is === 'or') return term.args.flatMap((one) => levelsOf(one, key));
  if (term.is === 'of') return levelsOf(term.of, key);
  if (term.is === 'compare' && term.right.is === 'number' && /^[<>]/u.test(term.op) && writeTerm(term.left) === key)
    return [{ value: term.right.value, isBelow: term.op.startsWith('<') }];
  const [left, right] = term.is === 'call' && term.name.startsWith('crosses') ? term.args : [];
  if (left === undefined || right?.is !== 'number' || writeTerm(left) !== key || term.is !== 'call') return [];
  // Back above a low level is bought at its foot.
  return [{ value: right.value, isBelow: right.value < 50 }];
}

/** What is bought crosses upwards, what is sold downwards. */
function crossingFor(side: keyof Sides, term: Term): Term {
  const name = side === 'entry' || side === 'cover' ? 'crossesAbove' : 'crossesBelow';
  return mapTerm(term, (part) => (part.is === 'call' && part.name === 'crosses' ? { ...part, name } : null));
}

/** A stop order is filled once the bar reaches it: what buys from below, what sells from above. */
function restingFor(draft: Draft, side: keyof Sides, term: Term): Term {
  const isBuy = side === 'entry' || side === 'cover';
  // Bought by an order at 8, sold when it is at 10: the other order.
  const isPriced = draft.restings.some(
    ({ kind, price, isBuy: buys }) => kind === 'limit' && buys && price.is === 'number',
  );
  if (
    side === 'exit' &&
    isPriced &&
    term.is === 'compare' &&
    term.left === close &&
    term.right.is === 'number' &&
    term.op.startsWith('>')
  ) {
    draft.restings.push({ kind: 'limit', price: term.right, isBuy });
    return call('limit', term.right);
  }
  return mapTerm(term, (part) => {
    if (part.is !== 'call' || (part.name !== 'limit' && part.name !== 'stopAt')) return null;
    const [price] = part.args;
    draft.restings.push({ kind: part.name === 'limit' ? 'limit' : 'stop', price: price!, isBuy });
    if (part.name === 'limit') return part;
    return isBuy ? compare('>=', named('high'), price!) : compare('<=', named('low'), price!);
  });
}

/** So many of the conditions hold. */
function countOf(terms: readonly Term[], least: number): Term {
  return compare(
    '>=',
    terms.reduce((total, term) => sum('+', total, term)),
    number(least),
  );
}

/** An event of one bar: where it does not happen, nothing has ended. */
function isEvent(term: Term): boolean {
  if (term.is === 'of') return isEvent(term.of);
  if (term.is === 'call') return term.name.startsWith('crosses') || term.name.startsWith('limit');
  return (
    term.is === 'compare' &&
    term.right.is === 'ago' &&
    term.right.of.is === 'call' &&
    /^(high|low)est$/u.test(term.right.of.name)
  );
}

/** A rule of several of which one is of a single bar. */
const hasEvent = (term: Term): boolean => term.is === 'and' && term.args.some(isEvent);

/** Where the states of a rule no longer hold; its events are left out. Null where there is no state. */
export function oppositeOfStates(term: Term): Term | null {
  if (term.is !== 'and') return isEvent(term) ? null : opposite(term);
  const states = term.args.filter((one) => !isEvent(one));
  return states.length === 0 ? null : opposite(all(states));
}

/** The one crossing in a rule, where its opposite signal is spoken of. */
function crossOf(term: Term, isTurn: boolean): Term | null {
  if (!isTurn || term.is !== 'and') return null;
  const crosses = term.args.filter((one) => one.is === 'call' && /^crosses(Above|Below)$/u.test(one.name));
  return crosses.length === 1 ? crosses[0]! : null;
}

/** Where none of the states of a rule holds any more; null where one of them is of a single bar. */
function noneOf(term: Term): Term | null {
  const parts = term.is === 'and' || term.is === 'or' ? term.args.map(noneOf) : [];
  if (parts.length > 0) return parts.includes(null) ? null : all(parts.map((one) => one!));
  return isEvent(term) ? null : opposite(term);
}

/** What ends a rule: its crossing the other way, else that it no longer holds. */
function endOf(term: Term, isTurn: boolean): Term | null {
  return turned(crossOf(term, isTurn) ?? term);
}

/** Bought on one crossing and sold short on the same the other way: each ends the other. */
export function isReversing({ entry, exit, short, cover }: Sides): boolean {
  const [opened, sold] = [entry[0], short[0]];
  if (opened === undefined || sold === undefined || entry.length + short.length > 2) return false;
  const back = turned(opened);
  if (exit.length + cover.length > 0) return false;
  const [bought, shorted] = [sideOf(opened), sideOf(sold)];
  const isOtherSide =
    bought !== null && shorted !== null && bought.line === shorted.line && bought.isUp !== shorted.isUp;
  return isOtherSide || (back !== null && writeTerm(back) === writeTerm(sold));
}

/** The same crossing the other way; null where there is none. */
export function turned(term: Term): Term | null {
  if (term.is === 'call' && term.name === 'crossesAbove') return { ...term, name: 'crossesBelow' };
  if (term.is === 'call' && term.name === 'crossesBelow') return { ...term, name: 'crossesAbove' };
  if (term.is === 'and') return oppositeOfStates(term);
  if (term.is === 'of') {
    const of = turned(term.of);
    return of === null ? null : { ...term, of };
  }
  return term.is === 'compare' || term.is === 'in' ? opposite(term) : null;
}

/** Which side of which line, as one key: opposite sides of a line have opposite signs. */
function sideOf(term: Term): { readonly line: string; readonly isUp: boolean; readonly isCross: boolean } | null {
  if (term.is === 'of') {
    const inner = sideOf(term.of);
    return inner === null ? null : { ...inner, line: `${term.whose} ${inner.line}` };
  }
  if (term.is === 'compare' && /^[<>]/u.test(term.op))
    return { line: `${writeTerm(term.left)} ${writeTerm(term.right)}`, isUp: term.op.startsWith('>'), isCross: false };
  if (term.is !== 'call' || !/^crosses(Above|Below)$/u.test(term.name)) return null;
  return { line: term.args.map(writeTerm).join(' '), isUp: term.name === 'crossesAbove', isCross: true };
}

/** "Below the line, then back above it": coming back says that it was below. */
function withoutImplied(terms: readonly Term[], joins: readonly Join[]): readonly [readonly Term[], readonly Join[]] {
  const at = terms.findIndex((term, index) => {
    const [one, two] = [sideOf(term), terms[index + 1] === undefined ? null : sideOf(terms[index + 1]!)];
    return (
      one !== null && two?.isCross === true && joins[index] === 'and' && one.line === two.line && one.isUp !== two.isUp
    );
  });
  if (at === -1) return [terms, joins];
  return [terms.filter((_, index) => index !== at), joins.filter((_, index) => index !== at)];
}

/** What holds on each of several bars holds on the last of them. */
const lastingState = (term: Term): Term => (term.is === 'call' && term.name === 'consecutive' ? term.args[0]! : term);

/** Both sides of one line at once, or above one level and below a lower one. */
function isNever(term: Term): boolean {
  if (term.is !== 'and') return false;
  const sides = term.args.flatMap((one) => sideOf(lastingState(one)) ?? []);
  if (sides.some((one) => sides.some((two) => one.line === two.line && one.isUp !== two.isUp))) return true;
  const levels = term.args.flatMap((one) =>
    one.is === 'compare' && one.right.is === 'number' && /^[<>]/u.test(one.op)
      ? [{ of: writeTerm(one.left), isUp: one.op.startsWith('>'), value: one.right.value }]
      : [],
  );
  return levels.some((low) => levels.some((up) => up.isUp && !low.isUp && up.of === low.of && up.value > low.value));
}
