import { readStored, writeStored } from '../../../lib/storage.ts';

export const todayCards = ['waiting', 'ahead', 'movers', 'paper', 'map'] as const;
export type TodayCard = (typeof todayCards)[number];

const key = 'plumbline.today';

/** The cards in the order in which the reader left them; one that is new since then comes last. */
export function readPlaces(): readonly TodayCard[] {
  const kept = (readStored(key) ?? '').split(',').flatMap((name) => todayCards.find((card) => card === name) ?? []);
  return [...new Set([...kept, ...todayCards])];
}

export function keepPlaces(cards: readonly TodayCard[]): void {
  writeStored(key, cards.join(','));
}

/** The same cards with one of them at another place, at the ends at the furthest. */
export function moveCard(cards: readonly TodayCard[], card: TodayCard, to: number): readonly TodayCard[] {
  const others = cards.filter((one) => one !== card);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, card);
}
