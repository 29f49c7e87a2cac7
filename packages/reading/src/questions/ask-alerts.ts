import { applyBound, saysPriceLevel } from '../grammar/relations.ts';
import { isCommodity } from '../directory/commodities.ts';
import { grammar } from '../grammar/grammar.ts';
import type { Bound, Condition } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import { parseText } from '../parse/parse-text.ts';
import type { QuestionArgs, ReadingContext } from '../reading.ts';
import { all, any, call, close, compare, number, type Term } from '../term.ts';
import type { Item } from './items.ts';
import { isHan } from '../text/fold.ts';
import { countOf } from './figure-topics.ts';
import type { QuestionReader, Slots } from './slots.ts';

interface Read {
  readonly edges: readonly Edge[];
  readonly term: Term;
}

function conditionsIn(slots: Slots, context: ReadingContext): Read | null {
  const { folded, items } = slots;
  const from = items[0]!.edge.from;
  const to = items.at(-1)!.edge.to;
  const { phrases } = parseText(folded.source, grammar, () => false, context);
  const edges = phrases.filter(
    (edge) => (edge.symbol === 'condition' || edge.symbol === 'bound') && edge.from >= from && edge.to <= to,
  );
  const terms = edges.flatMap((edge) => {
    const made =
      edge.symbol === 'condition'
        ? (edge.value as Condition)
        : applyBound({ term: close, unit: 'price' }, edge.value as Bound);
    return made === null ? [] : [made.term];
  });
  if (terms.length === 0 || terms.length !== edges.length) return null;
  const joins = items.filter((item) => item.is === 'word' && item.meanings.some(({ kind }) => kind === 'join'));
  const isEither = terms.length > 1 && joins.some((item) => slots.chosen.get(item)?.id === 'or');
  return { edges, term: isEither ? any(terms) : all(terms) };
}

/** A move of so much whichever way: 涨跌超过5%, 5% either way. */
function moveIn(slots: Slots): Read | null {
  const [first, ...more] = slots.quantities;
  if (!slots.has('dir:any') || first?.quantity.unit !== 'percent' || more.length > 0) return null;
  const days = slots.items.filter((item) => item.is === 'period' && item.said.isLoose === true);
  const term = compare('>=', call('abs', call('change')), number(Math.abs(first.quantity.value)));
  const about = slots.items.filter((item) => isRelation(item));
  return { edges: [first, ...days, ...about].map(({ edge }) => edge), term };
}

const isRelation = (item: Item): boolean => item.is === 'word' && item.meanings.some(({ kind }) => kind === 'rel');

const yearAlone = /^(?:at |to |@ ?|到|至)?(\d{4})$/u;

/** Numbers of an alert; four digits alone are a level there, and no year. */
function levelsIn({ items, folded, quantities }: Slots): readonly (Item & { is: 'quantity' })[] {
  const years = items.flatMap((item) => {
    const written = Number(yearAlone.exec(folded.text.slice(item.edge.from, item.edge.to).trim())?.[1]);
    const isBare = item.is === 'period' && written >= 1950 && written <= 2049;
    const quantity = { value: written, written, scale: 1, unit: 'none' as const };
    return isBare ? [{ is: 'quantity' as const, edge: item.edge, quantity }] : [];
  });
  return [...quantities, ...years];
}

const reaching =
  /^(?:at|@|(?:hit|reach|touch)(?:s|es)?|gets? to|climbs? to|trades? at|到了?|去到|升到|穿|摸到|触及|觸及)$/u;

/** "Apple at 250", "Apple 250": the number is said of the price; "three alerts for Apple" is not. */
function isAt({ edge }: Item, { items, folded, instruments }: Slots): boolean {
  const at = items.findIndex((item) => item.edge === edge);
  const before = items[at - 1];
  const word = before === undefined ? '' : folded.text.slice(before.edge.from, before.edge.to).trim();
  const isLast = items.slice(at + 1).every(({ is }) => is === 'mark');
  if (/^(?:at|to|@|到|至)/u.test(folded.text.slice(edge.from, edge.to))) return true;
  return instruments.length === 1 && (reaching.test(word) || (before?.is === 'instrument' && isLast));
}

/** A level to be reached, whatever the way there: 到10块, hits 300. */
function levelIn(slots: Slots): Read | null {
  const [first, ...more] = levelsIn(slots);
  if (first === undefined || more.length > 0 || !['none', 'money', 'points', 'percent'].includes(first.quantity.unit))
    return null;
  const [isUp, isDown] = [slots.has('dir:up'), slots.has('dir:down')];
  if (isUp === isDown && first.quantity.unit === 'percent') return null;
  if (first.quantity.unit === 'percent') {
    const share = Math.abs(first.quantity.value);
    const term = isUp ? compare('>=', call('change'), number(share)) : compare('<=', call('change'), number(-share));
    return { edges: [first, ...slots.items.filter(isRelation)].map(({ edge }) => edge), term };
  }
  const level = number(first.quantity.unit === 'points' ? first.quantity.written : first.quantity.value);
  const isReached = slots.has('to') || slots.has('rel:touch') || isAt(first, slots);
  if (!isUp && !isDown && !isReached) return null;
  if (isUp && isDown) return null;
  const term = isUp
    ? compare('>=', close, level)
    : isDown
      ? compare('<=', close, level)
      : call('crosses', close, level);
  return { edges: [first.edge], term };
}

/** A number may have its unit behind the condition: 3000点 of an index. */
const within = (item: Item, edges: readonly Edge[]): boolean =>
  edges.some(
    ({ from, to }) => item.edge.from >= from && (item.is === 'quantity' ? item.edge.from < to : item.edge.to <= to),
  );

/** "Make it 90": the alert of the turn before at another level of the same kind. */
function levelAgain(slots: Slots): Read | null {
  const { frame } = slots.before;
  const [first, ...more] = slots.quantities;
  const before = frame?.act === 'alert' && frame.args.does === 'set' ? frame.args.condition : undefined;
  if (before === undefined || first === undefined || more.length > 0 || slots.topics.length > 0) return null;
  if (slots.has('dir') || slots.has('ask:value')) return null;
  const { unit, value } = first.quantity;
  const isOfKind = (old: Term): boolean =>
    old.is === 'number' &&
    (unit === 'percent') === Math.abs(old.value) < 1 &&
    ['none', 'money', 'points', 'percent'].includes(unit);
  const level = number(unit === 'points' ? first.quantity.written : value);
  const edges = [first.edge];
  if (before.is === 'compare' && isOfKind(before.right)) return { edges, term: { ...before, right: level } };
  const last = before.is === 'call' && before.name.startsWith('crosses') ? before.args.at(-1) : undefined;
  return before.is === 'call' && last !== undefined && isOfKind(last)
    ? { edges, term: { ...before, args: [...before.args.slice(0, -1), level] } }
    : null;
}

/** 哪天 asks for a day; 的时候 does not. */
const asksDay = (slots: Slots): boolean =>
  slots.items.some((item) => slots.chosen.get(item)?.id === 'when' && isHan(slots.folded.text.charAt(item.edge.from)));

/** "Gold above 5,000" is a level of the metal by the ounce; a fund of it has another price, and is offered. */
function fundsAtLevel({ items, instruments }: Slots, term: Term): readonly string[] {
  const isOfThing = items.some((item) => item.is === 'instrument' && isCommodity(item.mention.text));
  return isOfThing && saysPriceLevel(term) ? instruments.map(({ value }) => value) : [];
}

const namesOf = ({ instruments }: Slots): readonly string[] =>
  instruments.length > 1 ? instruments.map(({ value }) => value) : [];

export const alertReader: QuestionReader<'alert'> = {
  act: 'alert',
  takes: [
    'alert',
    'task:no',
    'join:remove',
    'own:hold',
    'ask:how',
    'own:mail',
    'own:signals',
    'own:strategies',
    'ask:value',
    'ask:if',
    'ask:when',
    'ask:each',
    'instrument',
    'period',
    'per',
    'clock',
    'place',
    'market',
    'index',
    'price',
    'dir',
    'join:and',
    'join:or',
    'join:vs',
    'join:also',
    'join:add',
    'ref',
    'event',
    'many:earnings',
    'many:dividend',
    'to',
    'past',
    'own:keep',
    'want',
    'weekly',
    'since',
    'rel',
    'moment',
  ],
  build(slots) {
    const isMoved = slots.quantities.length === 1 && (slots.has('dir') || slots.has('rel'));
    const [first] = levelsIn(slots);
    const isLevel = first !== undefined && slots.topics.length === 0 && isAt(first, slots);
    const isTold =
      slots.has('alert:tell') &&
      (slots.has('ask:if') || slots.has('ask:when') || isMoved || isLevel) &&
      !asksDay(slots);
    const isSet = slots.has('alert:set') || isTold;
    const isGone = slots.has('alert:delete') || slots.has('join:remove') || slots.has('task:no');
    const isListed = slots.has('alert:manage') || (isSet && slots.has('own:hold'));
    // "Delete it" after an alert.
    const isHeld = slots.before.act === 'alert' && slots.instruments.length + slots.quantities.length === 0;
    if (isGone && isHeld) return { args: { does: 'remove' }, votes: 5, topics: [], periods: [] };
    if (isListed || (isGone && (isSet || slots.has('alert:delete'))))
      return { args: { does: isGone ? 'remove' : 'list' }, votes: 5, topics: [], periods: [] };
    const clock = slots.items.find((item) => slots.chosen.get(item)?.kind === 'clock');
    const hour = slots.quantities.find(
      ({ quantity }) => (quantity.unit === 'none' || quantity.unit === 'points') && quantity.written <= 24,
    );
    if (slots.has('own:mail') && slots.has('own:signals')) {
      const isPm = clock !== undefined && slots.chosen.get(clock)?.id === 'pm';
      const time =
        hour === undefined ? undefined : `${String(hour.quantity.written + (isPm ? 12 : 0)).padStart(2, '0')}:00`;
      const args: QuestionArgs['alert'] = { does: 'deliver', ...(time !== undefined && { time }) };
      return { args, votes: 5, topics: [], periods: [], ...(hour !== undefined && { quantities: [hour] }) };
    }
    const again = isSet ? null : levelAgain(slots);
    if (!isSet && again === null) return null;
    const read = again ?? moveIn(slots) ?? conditionsIn(slots, slots.context) ?? levelIn(slots);
    const isNamed = slots.instruments.length + slots.before.instruments + slots.subjects.length > 0;
    // Which of two a condition is of is not said by one alert.
    const isOfTwo = countOf(slots) > 1;
    const event = slots.topics.find(({ value }) => value.kind === 'event' || value.kind === ('many' as string));
    if (read === null && !isNamed && slots.has('ask:value') && event === undefined)
      return { args: { does: 'list' }, votes: 4, topics: [], periods: [] };
    if (read === null) {
      if (event !== undefined && isNamed) return { args: { does: 'set' }, votes: 5, topics: [event], periods: [] };
      return {
        args: { does: 'set' },
        votes: 1,
        topics: [],
        periods: [],
        question: { about: 'condition', text: 'condition', choices: [] },
      };
    }
    const funds = fundsAtLevel(slots, read.term);
    const choices = slots.candidates ?? (funds.length > 0 ? funds : null);
    return {
      args: { does: 'set', condition: read.term },
      votes: 6,
      topics: [],
      periods: [],
      quantities: slots.items.filter((item) => within(item, read.edges)),
      ...(choices !== null
        ? { question: { about: 'instrument', text: choices.join(', '), choices } }
        : (!isNamed || isOfTwo) && { question: { about: 'instrument', text: 'instrument', choices: namesOf(slots) } }),
    };
  },
};
