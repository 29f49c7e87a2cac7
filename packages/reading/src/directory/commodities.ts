import { foldWord } from '../text/fold.ts';

const commodities: ReadonlySet<string> = new Set(['黄金', '白银', '原油', 'gold', 'silver', 'oil']);

/** A word for a thing that each market has funds of: a fund of another market, or at a level of the thing, is offered, not used. */
export const isCommodity = (text: string): boolean => commodities.has(foldWord(text).replace(/'s$/u, ''));
