import type { Item, Order, Way } from './items.ts';

/** A figure with the words that belong to it. */
export interface Mention {
  readonly handle: string;
  readonly ahead: readonly Item[];
  readonly behind: readonly Item[];
  /** How it stands to the figure in front of it. */
  readonly link: Link;
}

export interface Link {
  /** Nothing, one beside the other, held against it, or a step from or to it. */
  readonly kind: 'first' | 'beside' | 'versus' | 'from' | 'to';
  readonly order: Ordered | null;
  /** The way of a step. */
  readonly way: Way | null;
}

/** One figure above or below another. */
export interface Ordered {
  readonly item: Item & { readonly kind: 'order' };
  readonly order: Order;
  /** It is said of the figure behind, not of the one in front: `AMD's is higher at {b}`. */
  readonly isOfSecond: boolean;
}

/** What is said in front of all figures that binds two of them. */
export interface Opening {
  readonly isFrom: boolean;
  readonly isBetween: boolean;
  readonly to: { readonly way: Way | null } | null;
  readonly order: Ordered | null;
  /** The words on either side of `higher than`. */
  readonly sides: readonly [readonly Item[], readonly Item[]] | null;
}

export interface Mentions {
  readonly all: readonly Mention[];
  readonly opening: Opening;
}

interface Gap {
  readonly behind: readonly Item[];
  readonly ahead: readonly Item[];
}

const isJoint = ({ kind }: Item): boolean => ['break', 'versus', 'from', 'to', 'order', 'than'].includes(kind);
const isStep = (item: Item): item is Item & { kind: 'from' | 'to' } => item.kind === 'from' || item.kind === 'to';
const isOrder = (item: Item): item is Item & { kind: 'order' } => item.kind === 'order';

/** Cuts what stands between two figures: what belongs to the first, and from the joint on what belongs to the second. */
function gapOf(items: readonly Item[]): Gap | null {
  let depth = 0;
  for (const [at, item] of items.entries()) {
    if (item.kind === 'open') depth += 1;
    else if (item.kind === 'close') depth -= 1;
    else if (depth <= 0 && isJoint(item)) return { behind: items.slice(0, at), ahead: items.slice(at) };
  }
  return null;
}

/** The figures of a sentence with what belongs to each; null where that is not clear. */
export function mentionsOf(items: readonly Item[]): Mentions | null {
  const places = items.flatMap((item, at) => (item.kind === 'figure' ? [at] : []));
  const [first] = places;
  const opening = first === undefined ? null : openingOf(items.slice(0, first));
  if (first === undefined || opening === null) return null;
  const all: Mention[] = [];
  let ahead: readonly Item[] = items.slice(0, first);
  let link: Link | null = { kind: 'first', order: null, way: null };
  for (const [index, place] of places.entries()) {
    const figure = items[place];
    const next = places[index + 1];
    const rest = items.slice(place + 1, next ?? items.length);
    const gap: Gap | null = next === undefined ? { behind: rest, ahead: [] } : gapOf(rest);
    if (figure?.kind !== 'figure' || gap === null || link === null) return null;
    all.push({ handle: figure.handle, ahead, behind: gap.behind, link });
    [ahead, link] = [gap.ahead, linkOf(gap.ahead)];
  }
  // Behind the last figure nothing may lead over to one that is not shown.
  const isOpenEnd = (all.at(-1)?.behind ?? []).some(({ kind }) => ['versus', 'from', 'to', 'than'].includes(kind));
  return isOpenEnd ? null : { all, opening };
}

/** How the words between two figures bind them; null where they do so in more than one way. */
function linkOf(ahead: readonly Item[]): Link | null {
  const orders = ahead.filter(isOrder);
  const steps = ahead.filter(isStep);
  const isVersus = ahead.some(({ kind }) => kind === 'versus');
  const hasThan = ahead.some(({ kind }) => kind === 'than');
  const [order, step] = [orders[0], steps[0]];
  if (orders.length + steps.length > 1 || (order === undefined && hasThan)) return null;
  if (isVersus && (order !== undefined || step !== undefined)) return null;
  if (order !== undefined) {
    const isOfSecond = !order.isWhole && !hasThan;
    return { kind: 'beside', order: { item: order, order: order.order, isOfSecond }, way: null };
  }
  if (step !== undefined) return { kind: step.kind, order: null, way: step.way };
  return { kind: isVersus ? 'versus' : 'beside', order: null, way: null };
}

function openingOf(items: readonly Item[]): Opening | null {
  const orders = items.filter(isOrder);
  const steps = items.filter(isStep);
  const isBetween = items.some(({ kind }) => kind === 'between');
  const hasThan = items.some(({ kind }) => kind === 'than');
  const [order, step] = [orders[0], steps[0]];
  if (orders.length + steps.length > 1 || (hasThan && order === undefined) || (isBetween && order !== undefined))
    return null;
  const at = order === undefined ? -1 : items.indexOf(order);
  const isPaired = order !== undefined && (order.isWhole || hasThan);
  return {
    isFrom: step?.kind === 'from',
    isBetween,
    to: step?.kind === 'to' ? { way: step.way } : null,
    order: order === undefined ? null : { item: order, order: order.order, isOfSecond: false },
    sides: isPaired ? [items.slice(0, at), items.slice(at + 1)] : null,
  };
}
