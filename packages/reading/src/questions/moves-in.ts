import type { Slots } from './slots.ts';

/** Whether somebody buys or sells upon a quantity, before the next is named: that is a rule, and no sum. */
function isTradedUpon(slots: Slots, quantity: Slots['quantities'][number]): boolean {
  const rest = slots.items.slice(slots.items.indexOf(quantity) + 1);
  const next = rest.findIndex((one) => one.is === 'quantity');
  return rest.slice(0, next < 0 ? rest.length : next).some((one) => slots.chosen.get(one)?.kind === 'who');
}

export function hasTrades(slots: Slots): boolean {
  return slots.quantities.some((quantity) => isTradedUpon(slots, quantity));
}

/** Moves in per cent in their order, each with its own way, down below nothing; null where one has none or is traded upon. */
export function movesIn(slots: Slots): readonly number[] | null {
  // Growth that falls, a discount rate and what is put in every month are no moves of a price.
  const isOfOther = ['metric', 'many', 'ask:value2', 'calc:futureAnnuity'].some((cue) => slots.has(cue));
  if (isOfOther) return null;
  const content = slots.items.filter((item) => item.is !== 'mark');
  const percents = slots.quantities.filter(({ quantity }) => quantity.unit === 'percent');
  const moves = percents.flatMap((item) => {
    const at = content.indexOf(item);
    const way = [...content.slice(0, at).toReversed(), ...content.slice(at + 1)]
      .map((one) => slots.chosen.get(one))
      .find((one) => one?.kind === 'dir')?.id;
    if (isTradedUpon(slots, item)) return [];
    return way === 'up' ? [item.quantity.value] : way === 'down' ? [-item.quantity.value] : [];
  });
  return moves.length === percents.length ? moves : null;
}

/** Words for a sale that was made or is thought of. */
export const sold = /^(?:sell|sold|selling|卖|卖出|卖了|沽|沽出|沽咗|賣出)$/u;

export const saysSale = ({ items, folded }: Slots): boolean =>
  items.some(({ edge }) =>
    folded.text
      .slice(edge.from, edge.to)
      .trim()
      .split(' ')
      .some((word) => sold.test(word)),
  );
