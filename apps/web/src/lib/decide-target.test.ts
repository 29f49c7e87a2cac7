import { marketOf } from '@plumbline/model/instrument';
import { buildDirectory } from '@plumbline/reading/directory/directory';
import { read } from '@plumbline/reading/read';
import { isVocabularyWord } from '@plumbline/reading/vocabulary/vocabulary';
import { describe, expect, it } from 'vitest';
import { decideTarget } from './decide-target.ts';

const named = [
  ['US:NVDA', 'NVIDIA', '英伟达'],
  ['US:AMD', 'AMD', '超威半导体'],
  ['US:AAPL', 'Apple', '苹果'],
  ['SH:600519', 'Kweichow Moutai', '贵州茅台'],
  ['SH:601318', 'Ping An Insurance', '中国平安'],
  ['SZ:000001', 'Ping An Bank', '平安银行'],
  ['HK:00700', 'Tencent', '腾讯控股'],
  ['CRYPTO:BTC-USD', 'Bitcoin', '比特币'],
] as const;
const directory = buildDirectory(
  named.map(([id, en, zh]) => ({
    id,
    kind: id.startsWith('CRYPTO') ? 'crypto' : 'stock',
    market: marketOf(id),
    names: [en, zh],
    aliases: zh.endsWith('茅台') ? ['茅台'] : zh.includes('平安') ? ['平安'] : [],
    formerCodes: [],
    company: undefined,
  })),
  isVocabularyWord,
);

function target(text: string, resolution: Parameters<typeof decideTarget>[1], locale: 'en' | 'zh-CN' = 'en') {
  return decideTarget(read(text, { locale, box: 'home', directory, today: '2026-11-23' }), resolution);
}

describe('what Auto does with a text', () => {
  it.each([
    ['NVDA', 'one', 'research'],
    ['贵州茅台', 'one', 'research'],
    ['Kweichow Moutai', 'one', 'research'],
    ['research Apple', 'one', 'research'],
    ['700', 'ambiguous', 'research'],
    ['平安', 'ambiguous', 'research'],
    ['ZZZZ', 'unknown', 'research'],
    ['Compare NVDA and AMD on free cash flow', 'unknown', 'chat'],
    ['is NVDA cheap', 'one', 'chat'],
    ['how is NVDA doing', 'one', 'chat'],
    ['茅台贵吗？', 'one', 'chat'],
    ['stocks with P/E below 15', 'unknown', 'chat'],
    ['Buy BTC when its 20-day average is above the 110-day', 'unknown', 'strategy'],
    ['当比特币 20 日均线高于 110 日均线时买入', 'one', 'strategy'],
    ['tell me about the semiconductor cycle', 'unknown', 'chat'],
  ] as const)('%s (%s) → %s', (text, resolution, wanted) => {
    expect(target(text, resolution, /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en')).toBe(wanted);
  });

  it('sends a text of which a word was not read to the assistant, not to research', () => {
    expect(target('NVDA blorp', 'one')).toBe('chat');
  });
});
