import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { isHan } from '../text/fold.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';

/** Something that was read and that the product cannot compute or do, by its name. */
export interface Missing {
  readonly part: 'value' | 'index' | 'universe' | 'size' | 'stop' | 'order' | 'schedule' | 'rule' | 'bar';
  readonly name: LocalText;
  /** What can be tested in its place. */
  readonly instead?: LocalText | undefined;
}

/** The words of a name of expressions: the first of each script in the vocabulary; the name itself where it has none. */
export function wordsFor(name: string): LocalText {
  const bare = name.replace(/\(.*$/su, '');
  let latin: string | null = null;
  let chinese: string | null = null;
  for (const [surface, meanings] of vocabulary.surfaces) {
    if (!meanings.some((one) => one.name === bare || (one.name === '' && one.id === bare))) continue;
    if (isHan(surface.charAt(0))) chinese ??= surface;
    else latin ??= surface;
    if (latin !== null && chinese !== null) break;
  }
  const en = latin ?? bare;
  return { en, 'zh-CN': chinese ?? en, 'zh-HK': chinese ?? en };
}

/** A part in the notation of strategies, where it has no words of its own. */
export const asWritten = (text: string): LocalText => ({ en: text, 'zh-CN': text, 'zh-HK': text });

/** A session of the month by its number, counted from the end below zero. */
export function sessionWords(nth: number): LocalText {
  const n = Math.abs(nth);
  if (nth === -1) return localText('the last session of the month', '每月月末的交易日', '每月月尾的交易日');
  return nth > 0
    ? localText(`session ${n} of the month`, `每月第 ${n} 个交易日`, `每月第 ${n} 個交易日`)
    : localText(`session ${n} from the end of the month`, `每月倒数第 ${n} 个交易日`, `每月倒數第 ${n} 個交易日`);
}
