import { readStored, writeStored } from '../../../lib/storage.ts';

export const todayCards = ['waiting', 'ahead', 'movers', 'paper', 'factors', 'map'] as const;
export type TodayCard = (typeof todayCards)[number];

/** Whether a card takes a whole row where two stand side by side. */
export const isWide = (card: TodayCard): boolean => card === 'factors' || card === 'map';

const key = 'plumbline.today';
const emptyKey = 'plumbline.today.empty';

/** Cards that had nothing to list when they were last shown; before that, those that a reader without strategies has nothing in. */
export function readEmpty(): readonly TodayCard[] {
  const kept = (readStored(emptyKey) ?? 'waiting,paper').split(',');
  return todayCards.filter((card) => kept.includes(card));
}

export function keepEmpty(card: TodayCard, isEmpty: boolean): void {
  const others = readEmpty().filter((one) => one !== card);
  writeStored(emptyKey, (isEmpty ? [...others, card] : others).join(','));
}

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
