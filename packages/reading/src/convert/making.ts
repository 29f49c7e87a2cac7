import type { LocalText } from '@plumbline/model/locale';
import type { StrategyParts } from '../reading.ts';
import { insteadOf } from './instead.ts';
import type { Missing } from './missing.ts';
import { partWords } from './part-words.ts';
import type { Place } from './term-expression.ts';

/** A strategy while it is made from what was read. */
export interface Making extends Place {
  readonly assumed: LocalText[];
  /** Where a choice from many is made from, in the market of the text. */
  readonly parts: StrategyParts;
}

/** Notes a part that the product cannot do. */
export function lack(making: Making, part: Missing['part'], text: string): void {
  making.missing.push({ part, name: partWords(text), instead: insteadOf(text) });
}

/** A number of per cent as a fraction. */
export const share = (percent: string): number => Number(`${percent}e-2`);
