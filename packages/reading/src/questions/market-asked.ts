import type { Built, Slots } from './slots.ts';

/** Which market's rule is told: asked where it depends on the market and none is named, or one or another is. */
export function marketAsked({ has, subjects }: Slots, rule: string, needsPlace: boolean): Pick<Built, 'question'> {
  const named = new Set(subjects.flatMap(({ value }) => (value.kind === 'market' ? [value.id] : [])));
  if (has('join:or') && named.size > 1) return { question: { about: 'market', text: rule, choices: [...named] } };
  return needsPlace ? { question: { about: 'market', text: rule, choices: ['US', 'HK', 'CN'] } } : {};
}
