import { isHan } from '@plumbline/reading/text/fold';
import type { DeskStrategy } from '../tool.ts';

const quotes: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['「', '」'],
];
/** Words that may stand behind the name of a strategy and say no more than that it is one. */
const behind = [' strategy', '策略', '的策略'];

/** What stands between quotation marks, with its place, marks included. */
function quoted(text: string): { readonly from: number; readonly to: number; readonly name: string } | null {
  for (const [open, close] of quotes) {
    const from = text.indexOf(open);
    const to = from < 0 ? -1 : text.indexOf(close, from + 1);
    const name = text.slice(from + 1, to).trim();
    if (to > from && name !== '') return { from, to: to + 1, name };
  }
  return null;
}

/** Whether a text may name a strategy, so that the reader's own have to be looked up. */
export const mayNameStrategy = (text: string): boolean => quoted(text) !== null;

/** A strategy of the reader's by its quoted name, and the text with "my strategy" in its place; null where none is named. */
export function namedStrategy(
  text: string,
  strategies: readonly Pick<DeskStrategy, 'id' | 'name'>[],
): { readonly id: string; readonly text: string } | null {
  const found = quoted(text);
  if (found === null) return null;
  const wanted = found.name.toLowerCase();
  const strategy = strategies.find(({ name }) => name.toLowerCase() === wanted);
  if (strategy === undefined) return null;
  const rest = text.slice(found.to);
  const word = behind.find((one) => rest.startsWith(one)) ?? '';
  const own = [...text].some(isHan) ? '我的策略' : 'my strategy';
  return { id: strategy.id, text: `${text.slice(0, found.from)}${own}${rest.slice(word.length)}` };
}
