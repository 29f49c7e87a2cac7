import type { Parsed } from '../parse/parse-text.ts';
import { isHan } from '../text/fold.ts';
import type { Item } from './items.ts';

const particles: ReadonlySet<string> = new Set([
  '吗',
  '呢',
  '啊',
  '呀',
  '吧',
  '哦',
  '啦',
  '嘛',
  '了',
  '的',
  '嘅',
  '㗎',
  '下',
  '过',
  '着',
  '咩',
  '先',
  '哇',
  '诶',
  '得',
  '那',
  '这',
  '个',
  '我',
  '就',
  '你',
  '在',
]);

export function isFunction(item: Item): item is Item & { is: 'word' } {
  return item.is === 'word' && item.meanings.some(({ kind }) => kind === 'fn');
}

function textOf(item: Item, folded: Parsed['folded']): string {
  return folded.text.slice(item.edge.from, item.edge.to).trim();
}

/**
 * Function words count as read beside something that is: an article before it, a preposition beside it, a particle at the
 * edge of the clause. A run of single Chinese characters that are no particles is more likely an unknown name.
 */
export function withFunctionWords(
  items: readonly Item[],
  used: ReadonlySet<Item>,
  folded: Parsed['folded'],
): ReadonlySet<Item> {
  const all = new Set(used);
  const content = items.filter((item) => item.is !== 'mark');
  for (const [at, item] of content.entries()) {
    if (used.has(item) || !isFunction(item)) continue;
    const text = textOf(item, folded);
    const isBare = text.length === 1 && isHan(text) && !particles.has(text);
    const beside = [content[at - 1], content[at + 1]].filter((one) => one !== undefined);
    const isRun = beside.some((one) => {
      const other = textOf(one, folded);
      return isFunction(one) && !used.has(one) && other.length === 1 && isHan(other) && !particles.has(other);
    });
    if (isBare && isRun) continue;
    const next = content.slice(at + 1).find((one) => used.has(one) || !isFunction(one));
    const last = content.slice(0, at).findLast((one) => used.has(one) || !isFunction(one));
    const isBeside = (next !== undefined && used.has(next)) || (last !== undefined && used.has(last));
    if (isBeside) all.add(item);
  }
  return all;
}
