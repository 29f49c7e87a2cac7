import { localText } from './local-text.ts';
import type { LocalText } from './locale.ts';
import { locales } from './locale.ts';

/** The settings of templates and of strategies made out of words, by their keys. */
const names: Readonly<Record<string, LocalText>> = {
  calm: localText('Calm', '低波动', '低波動'),
  days: localText('Days', '天数', '天數'),
  entry: localText('Entry', '入场周期', '入場週期'),
  entryLevel: localText('Entry level', '入场水平', '入場水平'),
  exitLevel: localText('Exit level', '离场水平', '離場水平'),
  fast: localText('Fast', '快线', '快線'),
  gap: localText('Gap', '跳空幅度', '跳空幅度'),
  high: localText('High', '上限', '上限'),
  hold: localText('Hold', '持有天数', '持有天數'),
  horizon: localText('Bars ahead', '前瞻根数', '前瞻根數'),
  leave: localText('Leave', '离场周期', '離場週期'),
  length: localText('Length', '周期', '週期'),
  level: localText('Level', '水平', '水平'),
  lookback: localText('Lookback', '回看周期', '回看週期'),
  low: localText('Low', '下限', '下限'),
  maxBars: localText('Longest holding', '最长持有', '最長持有'),
  memory: localText('Memory', '记忆根数', '記憶根數'),
  months: localText('Months', '回看周期', '回看週期'),
  period: localText('Period', '周期', '週期'),
  quality: localText('Quality', '质量', '質素'),
  rise: localText('Rise', '涨幅', '升幅'),
  risk: localText('Risk', '目标波动率', '目標波幅'),
  skip: localText('Skip', '跳过天数', '略過天數'),
  slow: localText('Slow', '慢线', '慢線'),
  stop: localText('Stop', '止损', '止蝕'),
  strength: localText('Strength', '趋势强度', '趨勢強度'),
  surprise: localText('Surprise', '超预期幅度', '超預期幅度'),
  target: localText('Target', '止盈', '止賺'),
  times: localText('Times', '倍数', '倍數'),
  trailing: localText('Trailing stop', '移动止损', '移動止蝕'),
  trend: localText('Trend', '趋势周期', '趨勢週期'),
  value: localText('Value', '价值', '價值'),
  wide: localText('Wide', '带宽', '帶寬'),
  width: localText('Width', '带宽', '帶寬'),
  winners: localText('Winners', '动量', '動量'),
};

/** The author's own word, of which only the spelling changes: `slowPeriod` reads Slow period. */
function inWords(key: string): string {
  const words = key.replace(
    /([a-z])([A-Z0-9])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A setting of a strategy in words. A second length is the word for a length with its number. */
export function settingName(key: string): LocalText {
  const [, word = key, number = ''] = /^(.*?)(\d*)$/.exec(key) ?? [];
  const known = names[word];
  if (known === undefined) return localText(inWords(key), inWords(key), inWords(key));
  if (number === '') return known;
  const [en, zhCN, zhHK] = locales.map((locale) => `${known[locale]} ${number}`);
  return localText(en ?? key, zhCN ?? key, zhHK ?? key);
}
