import { applyBound } from '../grammar/conditions.ts';
import { grammar } from '../grammar/grammar.ts';
import type { Bound, Condition } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import { parseText } from '../parse/parse-text.ts';
import type { QuestionArgs, ReadingContext } from '../reading.ts';
import { all, close, type Term } from '../term.ts';
import type { Item } from './items.ts';
import type { QuestionReader, Slots } from './slots.ts';

interface Read {
  readonly edges: readonly Edge[];
  readonly term: Term;
}

function conditionsIn({ folded, items }: Slots, context: ReadingContext): Read | null {
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
  return terms.length === 0 || terms.length !== edges.length ? null : { edges, term: all(terms) };
}

/** A number may have its unit behind the condition: 3000点 of an index. */
const within = (item: Item, edges: readonly Edge[]): boolean =>
  edges.some(
    ({ from, to }) => item.edge.from >= from && (item.is === 'quantity' ? item.edge.from < to : item.edge.to <= to),
  );

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
    'since',
    'rel',
  ],
  build(slots) {
    const isTold = slots.has('alert:tell') && (slots.has('ask:if') || slots.has('ask:when'));
    const isSet = slots.has('alert:set') || isTold;
    const isGone = slots.has('alert:delete') || slots.has('join:remove') || slots.has('task:no');
    const isListed = slots.has('alert:manage') || (isSet && slots.has('own:hold'));
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
    if (!isSet) return null;
    const read = conditionsIn(slots, slots.context);
    const isNamed = slots.instruments.length + slots.before.instruments + slots.subjects.length > 0;
    const event = slots.topics.find(({ value }) => value.kind === 'event' || value.kind === ('many' as string));
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
    return {
      args: { does: 'set', condition: read.term },
      votes: 6,
      topics: [],
      periods: [],
      quantities: slots.items.filter((item) => within(item, read.edges)),
      ...(!isNamed && { question: { about: 'instrument', text: 'instrument', choices: [] } }),
    };
  },
};
