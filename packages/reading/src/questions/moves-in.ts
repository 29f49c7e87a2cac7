import type { Slots } from './slots.ts';

/**
 * Moves in per cent in their order, each with its own way, down below nothing; null where one has none, and where somebody buys
 * or sells upon one: that is a rule, and no sum.
 */
export function movesIn(slots: Slots): readonly number[] | null {
  const content = slots.items.filter((item) => item.is !== 'mark');
  const percents = slots.quantities.filter(({ quantity }) => quantity.unit === 'percent');
  const moves = percents.flatMap((item) => {
    const at = content.indexOf(item);
    const way = [...content.slice(0, at).toReversed(), ...content.slice(at + 1)]
      .map((one) => slots.chosen.get(one))
      .find((one) => one?.kind === 'dir')?.id;
    const rest = content.slice(at + 1);
    const next = rest.findIndex((one) => one.is === 'quantity');
    const upon = rest.slice(0, next < 0 ? rest.length : next);
    if (upon.some((one) => slots.chosen.get(one)?.kind === 'who')) return [];
    return way === 'up' ? [item.quantity.value] : way === 'down' ? [-item.quantity.value] : [];
  });
  return moves.length === percents.length ? moves : null;
}
