import type { Dated } from '../grammar/deals.ts';
import { restingCall, type Resting } from '../grammar/orders.ts';
import type { GridPart, GridStep } from '../grammar/grids.ts';
import type { SizePart } from '../grammar/risk.ts';
import type { Growth } from '../grammar/scaling.ts';
import type { Action } from '../grammar/actions.ts';
import { percentText, type Stop } from '../grammar/stops.ts';
import type { Edge } from '../parse/chart.ts';
import { call, compare, named, number } from '../term.ts';
import type { Draft } from './gather.ts';
import { gridOf, takeGridPart, takeStep } from './grid-said.ts';
import { takePriced } from './take-priced.ts';

type Taker = (draft: Draft, edge: Edge) => void;

function resting(draft: Draft, edge: Edge): void {
  const one = edge.value as Resting;
  const { whose } = one;
  if (one.side !== undefined) draft.deed({ does: one.side, ...(whose && { whose: [whose] }) }, edge);
  if (one.written !== undefined && one.price.is === 'number') draft.moneyPrices.set(one.price.value, one.written);
  draft.condition({ term: restingCall(one) }, edge);
}

/** Phrases that say how much, in steps, and at which resting price. */
export const sizeTakers: Readonly<Record<string, Taker>> = {
  resting,
  priced: takePriced,
  // "Sold on the ex-dividend date."
  dated: (draft, edge) => {
    const { event, does } = edge.value as Dated;
    draft.deed({ does }, edge);
    draft.condition({ term: compare('==', call('daysTo', named(event)), number(0)) }, edge);
  },
  sizePart: (draft, edge) => {
    draft.sizeParts.push({ part: edge.value as SizePart, edge });
    draft.used.add(edge);
  },
  // "Double when …": how much is bought then, which the sizes of a strategy cannot say.
  resize: (draft, edge) => draft.deed({ does: 'buy', times: edge.value as number }, edge),
  partSale: (draft, edge) => {
    draft.deed({ does: 'sell', portion: edge.value as string }, edge);
  },
  gridStep: (draft, edge) => {
    takeStep(gridOf(draft), edge.value as GridStep);
    draft.used.add(edge);
  },
  gridPart: (draft, edge) => {
    takeGridPart(gridOf(draft), edge.value as GridPart);
    draft.used.add(edge);
  },
  gridRange: (draft, edge) => {
    if (draft.grid === null) {
      draft.gridBefore.push(edge);
      return;
    }
    takeGridPart(draft.grid, edge.value as GridPart);
    draft.used.add(edge);
  },
  growth: (draft, edge) => {
    if (draft.growth !== null) return;
    draft.growth = edge.value as Growth;
    for (const mention of draft.growth.whose ?? []) draft.mention(mention, edge);
    draft.used.add(edge);
  },
  // "1.5x above, 0.5x below": the second of two sizes.
  levelOnly: (draft, edge) => {
    const isSecond = draft.items.some((item) => item.is === 'deed' && item.action.sizing !== undefined);
    if (isSecond) draft.deed(edge.value as Action, edge);
  },
  partMore: (draft, edge) => {
    if (draft.stops.at(-1)?.includes(' sells ') !== true) return;
    draft.stops.push((edge.value as Stop).text);
    draft.used.add(edge);
  },
  growthMax: (draft, edge) => {
    draft.growthMax = { text: edge.value as string, edge };
  },
  never: (draft, edge) => {
    draft.never = edge;
  },
  lossLimit: (draft, edge) => {
    draft.lossLimit = { text: edge.value as string, edge };
  },
  circuit: (draft, edge) => {
    draft.circuit = { text: edge.value as string, pause: null };
    draft.used.add(edge);
  },
  pause: (draft, edge) => {
    if (draft.circuit === null) return;
    draft.circuit = { ...draft.circuit, pause: edge.value as number };
    draft.used.add(edge);
  },
  orderTerm: (draft, edge) => {
    draft.orderTerms.push({ text: edge.value as string, edge });
  },
};

const partOf = <K extends SizePart['is']>(draft: Draft, is: K): Extract<SizePart, { is: K }> | undefined =>
  draft.sizeParts.map(({ part }) => part).find((part): part is Extract<SizePart, { is: K }> => part.is === is);

/** Nobody is chosen from many: what is traded is named beside a condition. */
const isOfOne = ({ mentions, groups, ranked, bases, hasMembers }: Draft): boolean =>
  mentions.length + groups.length + ranked.length + bases.length === 0 && !hasMembers;

function atEntry(sizing: string | null): string {
  const percent = /^percent ([\d.]+) of equity$/u.exec(sizing ?? '');
  return percent === null ? (sizing ?? '1 unit') : `${percent[1]}%`;
}

/** Everything said of how much in one line; null where nothing is. */
export function sizingOf(draft: Draft): string | null {
  const kinds = draft.sizeParts.map(({ part }) => part.is);
  if (new Set(kinds).size < kinds.length) draft.ask('sizing');
  const target = partOf(draft, 'volTarget');
  const span = partOf(draft, 'volSpan');
  const most = partOf(draft, 'most');
  const kelly = partOf(draft, 'kelly');
  const trades = partOf(draft, 'trades');
  const slots = partOf(draft, 'slots');
  const capital = partOf(draft, 'capital');
  const parts: string[] = [];
  let { sizing } = draft;
  // Without borrowed money is how it is anyway.
  const isBounded = most !== undefined && most.share !== 1;
  if (target === undefined && (span !== undefined || isBounded)) draft.ask('sizing');
  if (kelly === undefined && trades !== undefined) draft.ask('sizing');
  if (draft.growth !== null) {
    const { per } = draft.growth;
    const { growthParts } = draft;
    const part = growthParts === null ? null : `${percentText(Number((1 / growthParts).toPrecision(3)))}%`;
    const step = part ?? draft.growth.step;
    const most = growthParts === null ? draft.growthMax?.text : `${growthParts} units`;
    const max = most === undefined ? '' : `, max ${most}`;
    const often = most === undefined ? per : per.replace(', once', '');
    if (draft.growthMax !== null) draft.used.add(draft.growthMax.edge);
    sizing = `pyramid: ${part ?? atEntry(sizing)} at entry, +${step} per ${often}${max}`;
  }
  if (slots !== undefined) {
    // So much of the account in each of so many.
    sizing = sizing?.replace(/^(percent [\d.]+) of equity$/u, '$1 each') ?? null;
    const isEach = /^percent [\d.]+ each$/u.test(sizing ?? '');
    if (sizing !== null && sizing !== 'equalWeight' && !isEach) draft.ask('sizing');
    sizing = isEach ? `${sizing}, max ${slots.n}` : `percent ${percentText(1 / slots.n)} each, max ${slots.n}`;
  }
  // So many at once at equal sizes are within a cap that is no smaller.
  const isWithin =
    slots !== undefined && draft.cap?.endsWith('%') === true && 1 / slots.n <= Number.parseFloat(draft.cap) / 100;
  const cap = draft.cap === null || isWithin ? '' : ` max ${draft.cap}`;
  if (sizing !== null) parts.push(`${sizing}${cap}`);
  else if (cap !== '')
    parts.push(
      !draft.cap!.endsWith('%')
        ? `max ${draft.cap}`
        : draft.mentions.length === 1 || isOfOne(draft)
          ? `percent ${draft.cap!.replace('%', '')} of equity`
          : `equalWeight${cap}`,
    );
  if (target !== undefined) {
    if (span === undefined) draft.assumed.push('volatility of 20 sessions');
    const window = span === undefined ? '' : ` HV(${span.n})`;
    const limit = most === undefined ? '' : ` max ${percentText(most.share)}%`;
    parts.push(`volTarget ${percentText(target.share)}%${window}${limit}`);
  }
  if (kelly !== undefined)
    parts.push(`kelly ${kelly.part}${trades === undefined ? '' : ` over last ${trades.n} trades`}`);
  if (capital !== undefined) parts.push(capital.text);
  return parts.length === 0 ? null : parts.join('; ');
}
