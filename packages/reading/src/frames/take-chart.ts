import { backInside, type Channel, type Steady } from '../grammar/channels.ts';
import { reversed } from '../grammar/reversals.ts';
import type { LevelCross, Reentry } from '../grammar/jargon.ts';
import type { Ladder } from '../grammar/leaving.ts';
import type { NumberCross, Season } from '../grammar/phrasings.ts';
import { applyBound } from '../grammar/relations.ts';
import type { Step } from '../grammar/tranches.ts';
import type { Bound, Condition, Operand } from '../grammar/values.ts';
import type { Edge } from '../parse/chart.ts';
import { all, call, close, compare, number, someTerm, type Term } from '../term.ts';
import type { Draft } from './gather.ts';

/** The line that the price was last set against. */
function lastLine(draft: Draft): Extract<Draft['lines'][number]['term'], { readonly is: 'call' | 'compare' }> | null {
  const found = draft.lines.findLast(({ term }) => {
    const left = term.is === 'compare' ? term.left : term.is === 'call' ? term.args[0] : undefined;
    return left?.is === 'name' && left.name === 'close';
  })?.term;
  return found?.is === 'call' || found?.is === 'compare' ? found : null;
}

/** Phrases of channels, of lines that hold, and of parts of a purchase. */
export const chartTakers: Readonly<Record<string, (draft: Draft, edge: Edge) => void>> = {
  usualHigh: (draft, edge) => draft.condition(edge.value as Condition, edge),
  otherBar: (draft, edge) => {
    draft.ask('bar');
    draft.used.add(edge);
  },
  channel: (draft, edge) => {
    if (draft.channel !== null) return;
    draft.channel = edge.value as Channel;
    draft.used.add(edge);
  },
  backInside: (draft, edge) => {
    const line = draft.lines.at(-1);
    const term = line === undefined ? null : backInside(line.term);
    draft.join ??= { is: 'and', edge };
    if (term !== null && line !== undefined) draft.condition({ ...line, term }, edge);
  },
  steady: (draft, edge) => {
    const { isUp, n } = edge.value as Steady;
    const line = lastLine(draft);
    const right = line === null ? undefined : line.is === 'compare' ? line.right : line.args[1];
    if (right === undefined) return;
    draft.condition({ term: call('consecutive', compare(isUp ? '>' : '<', close, right), number(n)) }, edge);
  },
  // "The 8 crosses back under the 21": the averages that were named with these lengths.
  numberCross: (draft, edge) => {
    const { fast, slow, isUp } = edge.value as NumberCross;
    const said = draft.lines.findLast(({ term }) => {
      if (term.is !== 'call' || !term.name.startsWith('crosses')) return false;
      const lengths = term.args.map((one) =>
        one.is === 'call' && one.args[1]?.is === 'number' ? one.args[1].value : 0,
      );
      return lengths[0] === fast && lengths[1] === slow;
    });
    if (said?.term.is !== 'call') return;
    draft.condition({ ...said, term: call(isUp ? 'crossesAbove' : 'crossesBelow', ...said.term.args) }, edge);
  },
  // "… and B in winter": B is held in its own months.
  season: (draft, edge) => {
    const { whose, months } = edge.value as Season;
    const last = draft.items.findLast((item) => item.is === 'deed');
    const isSecond = last?.is === 'deed' && last.action.whose !== undefined && draft.items.at(-1)?.is === 'group';
    if (isSecond && draft.join !== null) draft.deed({ does: 'hold', whose: [whose] }, edge);
    else draft.mention(whose, edge);
    draft.condition(months, edge);
  },
  // "Every quarter, equally weighted, rebalanced": how often was said.
  rebalanceWord: (draft, edge) => {
    if (draft.schedule !== null) draft.used.add(edge);
  },
  // "Below 40, 30 and 20 a third each."
  ladder: (draft, edge) => {
    const { bounds, of } = edge.value as Ladder;
    if (of === undefined || draft.steps.length > 0) return;
    const made = bounds.flatMap((bound) => applyBound(of, bound) ?? []);
    if (made.length < bounds.length) return;
    draft.steps.push(...made.map((when, at) => ({ nth: at + 1, when, bound: null })));
    draft.subject = of;
    draft.plainSubject = of;
    draft.assumed.push(...(made[0]?.assumed ?? []));
    draft.used.add(edge);
    draft.deed({ does: 'buy' }, edge);
  },
  tranches: (draft, edge) => {
    if (draft.tranches !== null) return;
    draft.tranches = { n: edge.value as number, edge };
  },
  // "The first at 40, the second at 30": each has its own condition, of the value named before where it names none.
  step: (draft, edge) => {
    const step = edge.value as Step;
    // "Sell half when …": a part of what is held, no part of a purchase.
    const last = draft.items.at(-1);
    const isSale = last?.is === 'deed' && last.action.does === 'sell' && draft.gap.strength === 0;
    if (isSale && step.part !== undefined && step.when !== null) {
      draft.items.splice(-1, 1, { ...last, action: { does: 'sell', portion: step.part } });
      return draft.condition(step.when, edge);
    }
    // "Another at 30": whichever comes next.
    if (step.nth !== 0 && step.nth !== draft.steps.length + 1) return;
    const made =
      step.when ?? (draft.subject === null || step.bound === null ? null : applyBound(draft.subject, step.bound));
    if (made === null) return;
    draft.steps.push({ ...step, when: made });
    if (made.subject !== undefined) draft.subject = made.subject;
    draft.assumed.push(...(made.assumed ?? []));
    draft.used.add(edge);
  },
  // "Sold on the opposite cross": the lines that crossed, the other way.
  oppositeCross: (draft, edge) => {
    const made = lastCross(draft, null);
    if (made !== null) draft.condition(made, edge);
  },
  // "… when it crosses down above 80": the lines that crossed, beyond a level.
  levelCross: (draft, edge) => {
    const { op, level } = edge.value as LevelCross;
    const made = lastCross(draft, op);
    const left = made?.term.is === 'call' ? made.term.args[0] : undefined;
    if (made === null || left === undefined) return;
    draft.condition({ ...made, term: all([made.term, compare(level.op, left, number(level.value))]) }, edge);
  },
  reentry: (draft, edge) => {
    const { text, whose } = edge.value as Reentry;
    draft.constraints.push(text);
    for (const one of whose) draft.mention(one, edge);
    draft.used.add(edge);
  },
  // "J above 100", "D below 20" beside KDJ is its J or D.
  kdjBound: (draft, edge) => {
    const isSaid = draft.items.some(
      (item) =>
        item.is === 'group' && item.reasons.some((one) => one.is === 'condition' && someTerm(one.value.term, isOfKdj)),
    );
    const { name, bound } = edge.value as { readonly name: string; readonly bound: Bound };
    const line: Operand = { term: call(`KDJ.${name}`, number(9), number(3), number(3)), unit: 'plain' };
    const made = isSaid ? applyBound(line, bound) : null;
    if (made !== null) draft.condition(made, edge);
  },
};

const isOfKdj = (part: Term): boolean => part.is === 'call' && part.name.startsWith('KDJ.');

/** The last crossing that was said, the other way round; `op` says which way that has to be. */
function lastCross(draft: Draft, op: string | null): Condition | null {
  const isCross = ({ term }: Condition): boolean => term.is === 'call' && /^crosses(Above|Below|)$/u.test(term.name);
  const crosses = draft.lines.filter(isCross);
  const last = crosses.at(-1);
  if (last?.term.is !== 'call') return null;
  const made = reversed({ op: op ?? (last.term.name === 'crossesBelow' ? 'crossesAbove' : 'crossesBelow') }, last);
  const isState = made?.term.is === 'compare' && made.term.right.is !== 'number';
  if (isState && made.term.is === 'compare')
    return {
      ...made,
      term: call(made.term.op === '>' ? 'crossesAbove' : 'crossesBelow', made.term.left, made.term.right),
    };
  return made;
}
