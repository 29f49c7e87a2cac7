import type { Words } from './printed-labels.ts';

export interface PrintedSentence extends Words {
  /** What the words say of two of its numbers, such as `price > average50`. */
  readonly compares?: readonly string[];
}
export const says = (en: string, zhCn: string, ...compares: readonly string[]): PrintedSentence => ({
  en,
  'zh-CN': zhCn,
  compares,
});
/** Words that one language has alone, where the other prints a sentence that is read already. */
export const nowhere = '∅';
