import type { InstrumentId } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import { chineseIdeas } from './ideas-chinese.ts';
import { englishIdeas } from './ideas-english.ts';

const names: Readonly<Record<string, readonly InstrumentId[]>> = {
  茅台: ['SH:600519'],
  贵州茅台: ['SH:600519'],
  腾讯: ['HK:00700'],
  騰訊: ['HK:00700'],
  宁德时代: ['SZ:300750'],
  招商银行: ['SH:600036'],
  沪深300: ['SH:510300'],
  比特币: ['CRYPTO:BTC-USD'],
  平安: ['SH:601318', 'SZ:000001'],
  Apple: ['US:AAPL'],
  bitcoin: ['CRYPTO:BTC-USD'],
};

/** The few names that the ideas of the corpus use. */
export const options = { find: (word: string) => names[word] ?? [] };

/** An idea and what it has to be understood as. */
export interface Idea {
  readonly text: string;
  readonly wanted: string;
  readonly locale: Locale;
}

function ideas(list: string, locale: Locale): readonly Idea[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [text, wanted] = line.split(' => ');
      return { text, wanted, locale };
    });
}

export const allIdeas = [...ideas(englishIdeas, 'en'), ...ideas(chineseIdeas, 'zh-CN')];
