import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { code } from './dialects/code.ts';
import { readText, type ReadText } from './read-text.ts';
import { writeClauses } from './write-spec.ts';

/** A strategy as code, one statement a line, always written the same way: reading it back gives the same strategy. */
export function formatCode(spec: StrategySpec): string {
  return `${writeClauses(spec, code)
    .map(({ text }) => text)
    .join('\n')}\n`;
}

/**
 * Reads code: the strategy, and every fault at its place, each with a fix where there is an obvious one. A line that does
 * not fit is stepped over, so that the others are still checked. series: names of the data columns there are; null = any.
 */
export function parseCode(text: string, series: ReadonlySet<string> | null = null): ReadText {
  return readText(text, code, series);
}
