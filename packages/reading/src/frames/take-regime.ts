import type { Stay } from '../grammar/months.ts';
import type { EventSet } from '../grammar/regimes.ts';
import { atLevel } from '../grammar/conditions.ts';
import type { Condition, Operand } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import type { Mention } from '../parse/words.ts';
import type { Quantity } from '../reading.ts';
import { call, compare, named, number, writeTerm } from '../term.ts';
import { everydayTakers } from './take-everyday.ts';
import type { Draft } from './gather.ts';
import { onOwnBars } from './own-bars.ts';
import { levelSaid } from './take-priced.ts';

const read = (draft: Draft, edge: Edge): void => {
  draft.used.add(edge);
};

/** A name over the rules: of whom, and of which indicator. */
interface Heading {
  readonly whose?: readonly Mention[];
  readonly of?: Operand;
}

/** Phrases of events, of other time frames, and what only repeats what is said. */
export const regimeTakers: Readonly<Record<string, (draft: Draft, edge: Edge) => void>> = {
  // "When it hits 70": a level of the value named before.
  levelTouch: (draft, edge) => {
    const at = edge.value as Quantity;
    const made = (draft.plainSubject === null ? null : atLevel(draft.plainSubject, at)) ?? levelSaid(draft, at);
    if (made !== null) draft.condition(made, edge);
  },
  // "… is rising over 20 days, … when it falls": the same the other way round.
  trendBack: (draft, edge) => {
    const term = draft.last?.term;
    const isTrend =
      term?.is === 'compare' && term.right.is === 'ago' && writeTerm(term.right.of) === writeTerm(term.left);
    if (draft.last === undefined || !isTrend) return;
    const isRise = edge.value as boolean;
    if (isRise === term.op.startsWith('>')) return;
    draft.condition({ ...draft.last, term: compare(isRise ? '>' : '<', term.left, term.right) }, edge);
  },
  // "Traded only then": what was said is required of buying.
  onlyThen: (draft, edge) => {
    draft.only = edge;
    draft.deed({ does: 'buy' }, edge);
  },
  ...everydayTakers,
  keeping: read,
  noise: read,
  stay: (draft, edge) => {
    const { from, to } = edge.value as Stay;
    draft.condition(from, edge);
    draft.exits.push(to);
  },
  // "Bought on the first session of the month and sold on the third."
  nthDay: (draft, edge) => {
    if (draft.last !== undefined && writeTerm(draft.last.term).startsWith('tradingDayOfMonth() =='))
      draft.condition({ term: compare('==', call('tradingDayOfMonth'), number(edge.value as number)) }, edge);
  },
  // "TLT otherwise", "cash otherwise".
  elseHeld: (draft, edge) => {
    draft.isOtherwise = true;
    const { value } = edge.value as { readonly value: Mention | null };
    if (value === null) draft.deed({ does: 'flat' }, edge);
    else draft.mention(value, edge);
  },
  eventSet: (draft, edge) => {
    draft.eventSet = (edge.value as EventSet).set;
    draft.event = { of: named('event.indexAdd.announced'), edge };
    draft.used.add(edge);
  },
  // "Weekly MACD above zero" beside daily rules is about weekly bars; alone it says which bars are used.
  weekly: (draft, edge) => {
    const one = edge.value as Condition;
    if (!draft.isDaily) {
      if (!draft.isBarSaid) draft.bar = '1w';
      draft.isBarSaid = true;
      return draft.condition(one, edge);
    }
    const term = onOwnBars(one.term, 'weeks', edge);
    if (term === null) return draft.ask('bar');
    return draft.condition({ ...one, term: call('weekly', term) }, edge);
  },
  heading: (draft, edge) => {
    draft.used.add(edge);
    const { whose = [], of } = edge.value as Heading;
    if (of !== undefined) {
      draft.subject = of;
      draft.plainSubject = of;
      draft.headline = of;
    }
    for (const one of whose) draft.mention(one, edge);
    draft.widen(1);
  },
  // "Buy … ? No – short them": what was said before is taken back.
  correction: (draft, edge) => {
    if (draft.previous !== 'p:question' && draft.previous !== 'p:stop') return;
    draft.items.length = 0;
    draft.used.add(edge);
  },
};
