import type { Slots } from './slots.ts';

/** Moves in per cent in their order, each with its own way, down below nothing; null where one has none. */
export function movesIn(slots: Slots): readonly number[] | null {
  const content = slots.items.filter((item) => item.is !== 'mark');
  const percents = slots.quantities.filter(({ quantity }) => quantity.unit === 'percent');
  const moves = percents.flatMap((item) => {
    const at = content.indexOf(item);
    const way = [...content.slice(0, at).toReversed(), ...content.slice(at + 1)]
      .map((one) => slots.chosen.get(one))
      .find((one) => one?.kind === 'dir')?.id;
    return way === 'up' ? [item.quantity.value] : way === 'down' ? [-item.quantity.value] : [];
  });
  return moves.length === percents.length ? moves : null;
}
