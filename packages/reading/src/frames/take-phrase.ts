import type { Action, Reversal } from '../grammar/actions.ts';
import { reversed } from '../grammar/reversals.ts';
import { directionSaid } from '../grammar/closing.ts';
import { isOfCompany, touched, type Touch } from '../grammar/touch.ts';
import type { Exclusion, Group as Membership } from '../grammar/groups.ts';
import type { Sizing, Weight } from '../grammar/sizing.ts';
import type { Lapse, Stop } from '../grammar/stops.ts';
import { isQuantity, type Bound, type Condition, type Operand } from '../grammar/values.ts';
import type { DayFill } from '../grammar/leaving.ts';
import { leavesOf, type Edge } from '../parse/chart.ts';
import { isPunctuation } from '../parse/phrases.ts';
import type { Mention } from '../parse/words.ts';
import { call, close, compare, named, number, writeTerm } from '../term.ts';
import type { Meaning } from '../vocabulary/vocabulary.ts';
import type { Deed, Item } from './chains.ts';
import { gridOf } from './grid-said.ts';
import type { Draft } from './gather.ts';
import { insteadOfHurdle } from './implied.ts';
import { isUpward } from './own-bars.ts';
import { atUsualLevel } from '../grammar/usual-levels.ts';
import { ofSaid } from './bare-level.ts';
import { openIn } from './open-in.ts';
import { saysOfWhole, takeDemand, takeSizeClass } from './demands.ts';
import { pairTakers, takeOpposite } from './take-pair.ts';
import { regimeTakers } from './take-regime.ts';
import { selectionTakers } from './take-selection.ts';
import { chartTakers } from './take-chart.ts';
import { sizeTakers } from './take-size.ts';

const strength: Readonly<Record<string, number>> = {
  'p:comma': 1,
  'p:dash': 1,
  'p:colon': 0.5,
  'p:open': 1,
  'p:close': 1,
  'p:semicolon': 2,
  'p:stop': 3,
  'p:question': 3,
  'logic:then': 1,
};

const silent: ReadonlySet<string> = new Set(['fn:of', 'fn:the', 'fn:member', 'fn:is', 'fn:polite', 'logic:then']);

/** Puts one phrase where it belongs. */
export function takePhrase(draft: Draft, edge: Edge): void {
  take(draft, edge);
  if (silent.has(edge.symbol)) return;
  draft.previous =
    edge.symbol === 'ranking' || edge.symbol === 'tail' || edge.symbol === 'pool' ? 'ranked' : edge.symbol;
}

function take(draft: Draft, edge: Edge): void {
  const { symbol, value } = edge;
  switch (symbol) {
    case 'condition':
      dropOwner(draft, value as Condition);
      if (takeDemand(draft, value as Condition, edge) || takeSizeClass(draft, value as Condition, edge))
        return undefined;
      const open = openIn(draft, value as Condition, edge);
      if (open !== null) draft.ask(open);
      draft.condition(value as Condition, edge);
      // "Opens 2 % lower, bought at the open" in one breath: the open is that of the purchase as well.
      if (leavesOf(edge).at(-1)?.symbol === 'fill:open') draft.pendingFill = { name: 'at open', edge };
      return undefined;
    case 'dayFill': {
      const { when, fill } = value as DayFill;
      draft.condition(when, edge);
      // In Chinese the day and its price stand before what is done.
      if (!draft.isEnglish) {
        draft.pendingFill = { name: fill.name, edge };
        return undefined;
      }
      return take(draft, { ...edge, symbol: 'fill', value: fill });
    }
    case 'bound': {
      const bound = value as Bound;
      const isLevel =
        draft.subject === null && (bound.op === '>=' || bound.op === '<=') && edge.parts[0]?.symbol === 'rel:touch';
      const made = ofSaid(draft, bound);
      if (made === null || (draft.subject === null && !isLevel && !isPriceOf(draft, bound))) return undefined;
      draft.useSubject();
      return draft.condition(made, edge);
    }
    case 'operand': {
      draft.subject = value as Operand;
      draft.subjectEdge = edge;
      if (draft.subject.whose !== undefined)
        draft.mentions.push({ mention: { ids: draft.subject.whose as Mention['ids'], how: 'name', text: '' }, edge });
      return undefined;
    }
    case 'reversal': {
      const { op } = value as Reversal;
      const lines = linesMeant(draft, edge);
      const last = lines.findLast((line) => reversed({ op }, line) !== null);
      const line = draft.subject;
      if (last === undefined && draft.lines.every(isTrend) && line?.unit === 'price' && line.term !== close) {
        draft.useSubject();
        return draft.condition(
          { term: compare(isUpward(op) ? '>' : '<', close, line.term), ...(line.whose && { whose: line.whose }) },
          edge,
        );
      }
      const made = last === undefined ? null : reversed({ op }, last);
      if (made === null) return undefined;
      dropOwner(draft, made);
      if (lines.filter((one) => reversed({ op }, one) !== null).length > 1) draft.ask('which line');
      return draft.condition(made, edge);
    }
    case 'barred':
      draft.barred.push(value as Condition);
      draft.used.add(edge);
      return undefined;
    case 'date':
      draft.event = { of: named((value as { event: string }).event), edge };
      return undefined;
    case 'beforeEvent': {
      const event = draft.lastEvent();
      if (event === null) return undefined;
      return draft.condition({ term: compare('==', call('daysTo', event), number(value as number)) }, edge);
    }
    case 'sinceEvent': {
      const event = draft.lastEvent();
      return event === null
        ? draft.reason({ is: 'lapse', value: { bars: value as number } }, edge)
        : draft.condition({ term: compare('==', call('daysSince', event), number(value as number)) }, edge);
    }
    case 'fn:tPlusOne':
      draft.settles.push(edge);
      return undefined;
    case 'fn:utc':
      draft.clock = edge;
      return undefined;
    case 'tally':
      draft.tally = value as number;
      draft.used.add(edge);
      return undefined;
    case 'tmpl':
      if ((value as Meaning).id === 'grid') {
        gridOf(draft);
        draft.used.add(edge);
      }
      draft.templates.push(edge);
      return undefined;
    case 'count':
      if (value === draft.mentions.length) draft.used.add(edge);
      return undefined;
    case 'exitAt':
      draft.exits.push(draft.onChannel(value as Condition));
      draft.used.add(edge);
      return undefined;
    case 'trend':
    case 'turn': {
      const made = directionSaid(draft.subject, symbol, value as string);
      if (made !== null) draft.useSubject();
      return made === null ? undefined : draft.condition(made, edge);
    }
    case 'logic:only':
      if (saysOfWhole(draft)) draft.ask('which condition belongs to which action');
      draft.only = edge;
      if (draft.items.at(-1)?.is === 'group' && draft.join === null && draft.gap.strength === 0)
        draft.join = { is: 'and', edge };
      return undefined;
    case 'touching': {
      if (isOfCompany(value as Touch)) return undefined;
      // "The price of X touches …": whose price, and nothing else.
      if (draft.subject?.term === close) draft.useSubject();
      const made = touched(value as Touch, draft.last, goesOn(draft)) ?? boughtAt(draft, value as Touch);
      if (made === null) return undefined;
      draft.condition(made, edge);
      draft.reached = draft.last;
      return undefined;
    }
    case 'rel:equal': {
      if (draft.items.at(-1)?.is === 'group') draft.used.add(edge);
      return undefined;
    }
    case 'opposite':
    case 'otherMonths':
      // "Not bought on such days; at other times …" only repeats that it is not barred.
      if (draft.barred.length > 0 && draft.items.length === 0) return void draft.used.add(edge);
      if (takeOpposite(draft, edge)) return undefined;
      return draft.reason({ is: 'opposite', isTurn: value === 'turn', isAll: value === 'all' }, edge);
    case 'orLapse': {
      const last = draft.items.at(-1);
      if (last?.is !== 'group' || !last.reasons.some(({ is }) => is === 'outcome')) return undefined;
      draft.join = { is: 'or', edge };
      return draft.reason({ is: 'lapse', value: value as Lapse }, edge);
    }
    case 'lapse':
      return draft.reason({ is: 'lapse', value: value as Lapse }, edge);
    case 'outcome':
      return draft.reason({ is: 'outcome', value: value as Stop }, edge);
    case 'action':
      return draft.deed(insteadOfHurdle(draft, value as Action), edge);
    case 'stop':
    case 'holding':
      // A stop is one way out beside the others.
      if (symbol === 'stop' && draft.join?.is === 'or') {
        draft.used.add(draft.join.edge);
        draft.join = null;
      }
      if (draft.previous === 'action' && draft.gap.strength === 0) draft.isOutByStop = true;
      draft.stops.push((value as Stop).text);
      if ((value as Stop).whose !== undefined) draft.mention((value as Stop).whose!, edge);
      // "Else hold 30 days" says how long, not what else is held.
      if (symbol === 'holding') draft.isOtherwise = false;
      draft.used.add(edge);
      return undefined;
    case 'groups':
    case 'group':
      draft.groups.push(...(symbol === 'group' ? [value as Membership] : (value as readonly Membership[])));
      draft.used.add(edge);
      return undefined;
    case 'awayFrom':
      draft.deed({ does: 'flat' }, edge);
      return draft.condition(value as Condition, edge);
    case 'cap':
      draft.cap = value as string;
      draft.used.add(edge);
      return undefined;
    case 'weights':
      for (const { mention } of value as readonly Weight[]) draft.mentions.push({ mention, edge });
      draft.weights = value as readonly Weight[];
      draft.used.add(edge);
      return undefined;
    case 'fn:of':
      draft.places.push(edge);
      return undefined;
    case 'exclusion':
      // "Leave out A and not B": B may be left out or kept.
      if (draft.exclusions.length > 0 && draft.previous === 'logic:and') return undefined;
      draft.exclusions.push(value as Exclusion);
      draft.used.add(edge);
      return undefined;
    case 'fn:member':
    case 'members':
      draft.hasMembers = true;
      draft.members.push(edge);
      return undefined;
    case 'fn:heavy':
      draft.heavy.push(edge);
      return undefined;
    case 'system':
      draft.system = edge;
      return undefined;
    case 'recipe':
      draft.recipes.push(edge);
      return undefined;
    case 'softLevel': {
      const made = draft.plainSubject === null ? null : atUsualLevel(draft.plainSubject, value as string);
      return made === null ? undefined : draft.condition(made, edge);
    }
    case 'testIt':
      draft.tests.push(edge);
      return undefined;
    case 'sizing': {
      const { text } = value as Sizing;
      // A second size is what is held in the other case.
      const isSecond = draft.items.some(
        (item) => item.is === 'deed' && item.action.sizing !== undefined && item.action.sizing !== text,
      );
      if (isSecond && text.startsWith('percent ')) return draft.deed({ does: 'hold', sizing: text }, edge);
      draft.sizeLast(text);
      return draft.once('sizing', text, edge);
    }
    case 'schedule':
      return draft.once('schedule', (value as Sizing).text, edge);
    case 'side':
      return draft.once('side', (value as Meaning).id, edge);
    case 'fill': {
      const { name } = value as Meaning;
      draft.pendingFill = null;
      const last = filledDeed(draft.items);
      if (last === null || draft.gap.strength > 0) {
        draft.pendingFill = { name, edge };
        return undefined;
      }
      draft.used.add(edge);
      if (name !== 'next open') draft.fill(name, last.action.does);
      return undefined;
    }
    case 'bar':
      if (draft.isBarSaid || draft.used.has(edge)) return undefined;
      draft.bar = (value as Meaning).id;
      draft.isBarSaid = true;
      draft.used.add(edge);
      return undefined;
    case 'instrument':
      return draft.mention(value as Mention, edge);
    case 'traded':
      for (const mention of value as readonly Mention[]) draft.mention(mention, edge);
      return undefined;
    case 'logic:when':
      draft.used.add(edge);
      if (draft.only === null) draft.gap = { ...draft.gap, when: true };
      return undefined;
    // "Hold it while …" opens a condition, "below 30 while above its average" joins two.
    case 'logic:while':
      if (draft.items.at(-1)?.is === 'group') draft.join = { is: 'and', edge };
      else {
        draft.used.add(edge);
        draft.gap = { ...draft.gap, when: true };
      }
      return undefined;
    case 'logic:and':
    case 'logic:or':
      draft.join = { is: symbol === 'logic:and' ? 'and' : 'or', edge };
      if (symbol === 'logic:and') draft.ands.push(edge);
      return undefined;
    case 'logic:otherwise':
      draft.used.add(edge);
      // "Do not buy if …; otherwise …" goes on where buying is not barred.
      if (draft.barred.length > 0 && draft.items.length === 0) return undefined;
      if (draft.isOtherwise) draft.ask('otherwise');
      draft.isOtherwise = true;
      draft.widen(1);
      return undefined;
    case 'whatever':
    case 'fn:result':
    case 'fn:default':
    case 'fn:label':
    case 'fn:daily':
      draft.used.add(edge);
      return undefined;
    default:
      if (chartTakers[symbol] !== undefined) return chartTakers[symbol](draft, edge);
      if (sizeTakers[symbol] !== undefined) return sizeTakers[symbol](draft, edge);
      if (regimeTakers[symbol] !== undefined) return regimeTakers[symbol](draft, edge);
      if (pairTakers[symbol] !== undefined) return pairTakers[symbol](draft, edge);
      if (selectionTakers[symbol] !== undefined) return selectionTakers[symbol](draft, edge);
      if (symbol === 'p:open' || symbol === 'p:close') draft.isOpen = symbol === 'p:open';
      draft.widen(strength[symbol] ?? (isPunctuation(symbol) ? 1 : 0));
      if (symbol === 'p:item') draft.isList = true;
      if (symbol === 'logic:then') draft.used.add(edge);
      return undefined;
  }
}

/** "Buy X above 450": where nothing but prices was spoken of, a plain number is one. */
function isPriceOf(draft: Draft, { op, right }: Bound): boolean {
  const isPlain = isQuantity(right) && (right.unit === 'none' || right.unit === 'money') && right.value > 0;
  const isSaid = draft.items.some(({ is }) => is === 'deed') && /^[<>]/u.test(op);
  const isOpen = draft.items.every(
    (item) => item.is === 'deed' || item.reasons.every((one) => one.is !== 'condition' || isPlainPrice(one.value)),
  );
  return isPlain && isSaid && isOpen && draft.mentions.length > 0;
}

const isPlainPrice = ({ term }: Condition): boolean =>
  term.is === 'compare' && term.left === close && term.right.is === 'number';

/** "Bought at the 200 day": come back to from above. */
function boughtAt(draft: Draft, touch: Touch): Condition | null {
  const last = draft.items.at(-1);
  if (last?.is !== 'deed' || last.action.does !== 'buy' || touch.one.unit !== 'price') return null;
  draft.assumed.push('from above');
  return touched({ ...touch, way: '<=' }, undefined);
}

/** A line against itself on the bar before: nothing stands above or below that. */
const isTrend = ({ term }: Condition): boolean =>
  term.is === 'compare' && term.right.is === 'ago' && writeTerm(term.right.of) === writeTerm(term.left);

/** The lines that a turn may be of: 死叉 is that of two lines that crossed, neither of them the price, where there are such. */
function linesMeant(draft: Draft, edge: Edge): readonly Condition[] {
  const lines = draft.lines.filter((line) => !isTrend(line));
  const isCross = leavesOf(edge).some(
    ({ symbol, value }) => symbol.startsWith('rel:') && (value as Meaning).unit === 'cross',
  );
  const crossed = lines.filter(
    ({ term }) => term.is === 'call' && term.name.startsWith('crosses') && term.args[0] !== close,
  );
  return isCross && crossed.length > 0 ? crossed : lines;
}

/** The way a price moves on that is sold in parts at one line after another; null where the last line was no such one. */
function goesOn({ reached, last, items, isEnglish }: Draft): '>=' | '<=' | null {
  if (reached === undefined || reached !== last || reached.term.is !== 'compare') return null;
  const at = items.findLastIndex(({ is }) => is === 'group');
  // English says what is done before the line, Chinese after it.
  const deed = isEnglish
    ? items.slice(0, at).findLast(({ is }) => is === 'deed')
    : items.slice(at).find(({ is }) => is === 'deed');
  const isSale = deed?.is === 'deed' && (deed.action.does === 'sell' || deed.action.does === 'flat');
  return isSale && (reached.term.op === '>=' || reached.term.op === '<=') ? reached.term.op : null;
}

/** The deed that a price of the day belongs to: the last item, or the one before its own day. */
function filledDeed(items: readonly Item[]): (Deed & Item) | null {
  const [before, last] = [items.at(-2), items.at(-1)];
  if (last?.is === 'deed') return last;
  return last?.is === 'group' && last.gap.strength === 0 && before?.is === 'deed' ? before : null;
}

/** "When gold GLD is above …": the name beside the one that a condition is about is that one again, and not traded. */
function dropOwner(draft: Draft, { whose = [] }: Condition): void {
  const last = draft.mentions.at(-1);
  const isBeside = draft.mentions.length > 1 && (draft.previous === 'instrument' || draft.previous === 'traded');
  if (isBeside && last?.mention.ids.some((id) => whose.includes(id)) === true) draft.mentions.pop();
}
