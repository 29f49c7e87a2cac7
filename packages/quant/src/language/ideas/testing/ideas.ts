import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import type { NamedInstrument } from '@plumbline/model/ports';
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

const codes =
  /US:[A-Z.]+|HK:\d{5}|S[HZ]:\d{6}|CRYPTO:[A-Z]+-USD|\d{6}\.(?:SH|SS|SZ)|0?\d{4}\.HK|[A-Z]{2,6}-USDT?|(?<!\d)[0356]\d{5}(?!\d)|(?<!\d)0\d{4}(?!\d)|\b[A-Z]{2,5}\b/g;
const listed: ReadonlySet<string> = new Set(
  'AAPL MSFT NVDA AMD TSLA SPY QQQ GLD TLT IWM META AMZN GOOGL JPM KO COST XLE DIA EEM HYG IEF NFLX INTC XOM PEP'.split(
    ' ',
  ),
);
const coins: ReadonlySet<string> = new Set(['BTC', 'ETH', 'SOL']);

function idsOf(code: string): readonly InstrumentId[] {
  const one = (id: string): readonly InstrumentId[] => {
    const known = parseInstrumentId(id);
    return known === null ? [] : [known];
  };
  if (code.includes(':')) return one(code);
  const [digits, suffix = ''] = code.split('.');
  if (/^\d{6}$/.test(digits)) {
    const venue = suffix === 'SS' ? 'SH' : suffix;
    if (code === '000001') return [...one('SZ:000001'), ...one('SH:^000001')];
    return one(`${venue === '' ? (/^[56]/.test(digits) ? 'SH' : 'SZ') : venue}:${digits}`);
  }
  if (/^\d/.test(code)) return one(`HK:${digits.padStart(5, '0')}`);
  const [base] = code.split('-');
  if (coins.has(base) || code.includes('-')) return one(`CRYPTO:${base}-USD`);
  return listed.has(code) ? one(`US:${code}`) : [];
}

/** The few listed names that the ideas of the corpus use, where they stand in a text. */
export function namesIn(text: string): readonly NamedInstrument[] {
  const found = new Map<number, NamedInstrument>();
  for (const { 0: code, index } of text.matchAll(codes)) {
    const ids = idsOf(code);
    if (ids.length > 0) found.set(index, { from: index, to: index + code.length, ids });
  }
  for (const [word, ids] of Object.entries(names)) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      const isLonger = (found.get(from)?.to ?? 0) >= from + word.length;
      const isInside = [...found.values()].some((one) => one.from < from && from < one.to);
      if (!isLonger && !isInside) found.set(from, { from, to: from + word.length, ids });
    }
  }
  return [...found.values()].filter(
    (one) => ![...found.values()].some((other) => other !== one && other.from < one.from && one.from < other.to),
  );
}

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
