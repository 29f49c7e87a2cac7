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

/** Conditions over other times than that of the table. */
const ofTimes: Readonly<Record<string, LocalText>> = {
  weekly: localText('a condition on weekly bars', '周线上的条件', '週線上的條件'),
  consecutiveYears: localText('a condition over years in a row', '连续多年的条件', '連續多年的條件'),
};
const compounds: Readonly<Record<string, string>> = { revenue: 'revenue', netIncome: 'netIncome', eps: 'epsDiluted' };

/** A figure beside itself a year before, or its growth over years. */
function overYears(name: string): LocalText | null {
  const [, moved] = /^(\w+) [<>] \1\[1y\]$/u.exec(name) ?? [];
  if (moved !== undefined) {
    const { en, 'zh-CN': cn, 'zh-HK': hk } = wordsFor(moved);
    return localText(`${en} against the year before`, `${cn}与上一年相比`, `${hk}與上一年相比`);
  }
  const [, base = '', years] = /^(\w+)Cagr(\d+)y$/u.exec(name) ?? [];
  const figure = compounds[base];
  if (figure === undefined) return null;
  const { en, 'zh-CN': cn, 'zh-HK': hk } = wordsFor(figure);
  return localText(
    `growth of ${en} a year over ${years} years`,
    `${cn} ${years} 年复合增长`,
    `${hk} ${years} 年複合增長`,
  );
}

/** The words of a name of expressions: the first of each script in the vocabulary; the name itself where it has none. */
export function wordsFor(name: string): LocalText {
  const bare = name.replace(/\(.*$/su, '');
  const known = ofTimes[bare] ?? overYears(name);
  if (known !== null) return known;
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
