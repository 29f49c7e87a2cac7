import { expect, it } from 'vitest';
import type { Reading, Span } from '../reading.ts';
import { reworded } from './reworded.ts';

/** Reads every text as one in which just these words are not understood, and `instead` is how they may be meant. */
const without = (words: readonly string[], instead: Readonly<Record<string, string>> = {}) => {
  const read = (text: string): Reading => {
    const unread = words.flatMap((word): readonly Span[] => {
      const from = text.indexOf(word);
      return from < 0 ? [] : [{ from, to: from + word.length, text: word }];
    });
    const echo = unread.map(
      (span) => ({ is: 'unread', label: span.text, spans: [span], instead: instead[span.text] }) as const,
    );
    return { frames: [], unread, alternatives: [], state: 'ask', echo };
  };
  const isWhole = ({ unread }: Reading): boolean => unread.length === 0;
  return {
    offered: (text: string, whole = isWhole) => reworded(text, read(text), { read, isWhole: whole }),
    /** Only this very text is whole. */
    only: (text: string, one: string) => {
      let last = '';
      const again = (words: string) => read((last = words));
      return reworded(text, read(text), { read: again, isWhole: () => last === one })?.text;
    },
  };
};

it('leaves out the words, where the rest is read whole', () => {
  const { offered } = without(['Trail', 'roughly']);
  expect(offered('Trail NVDA with a stop of 3 ATR (roughly).')).toEqual({
    text: 'NVDA with a stop of 3 ATR.',
    label: {
      en: 'Leave out “Trail” “roughly”',
      'zh-CN': '删去“Trail” “roughly”',
      'zh-HK': '刪去「Trail」 「roughly」',
    },
  });
});

it('leaves out the whole clause where the rest is not read without the words, and the sentence where that is not either', () => {
  const text = 'Buy SPY on a new high, mind you carefully; sell after 10 days.';
  const { only } = without(['mind']);
  expect(only(text, 'Buy SPY on a new high; sell after 10 days.')).toBe('Buy SPY on a new high; sell after 10 days.');
  expect(only(text, 'sell after 10 days.')).toBe('sell after 10 days.');
  expect(only(text, 'Buy SPY.')).toBeUndefined();
});

it.each([
  ['Buy AAPL when RSI is not weird below 30, sell at 70', 'not weird', 'sell at 70'],
  ['Sell NVDA unless it rains, buy at 100', 'unless it rains', 'buy at 100'],
  ['Buy MSFT within 3 moons of earnings, sell after a month', '3 moons', 'sell after a month'],
  ['茅台不要乱买，跌破年线卖出', '不要乱', '跌破年线卖出'],
  ['每跌两成左右补仓，涨回卖出', '两成左右', '涨回卖出'],
])('never drops a word that turns the sentence, or a number, out of its clause: %s', (text, words, left) => {
  expect(without([words]).offered(text)?.text).toBe(left);
});

it('joins what a Chinese sentence loses without a space, and keeps decimals whole', () => {
  expect(without(['真的']).offered('腾讯真的跌破年线卖出')?.text).toBe('腾讯跌破年线卖出');
  expect(without(['never ever']).offered('Sell half at 1.5 times, or never ever; buy KO under 3.3%')?.text).toBe(
    'Sell half at 1.5 times; buy KO under 3.3%',
  );
});

it('spells words as they may be meant, and leaves out the others', () => {
  const { offered } = without(['revinue', 'my friend'], { revinue: 'revenue' });
  expect(offered('revinue of Apple')).toMatchObject({
    text: 'revenue of Apple',
    label: { en: 'Spelled as it may be meant' },
  });
  expect(offered('revinue of Apple, my friend?')).toMatchObject({
    text: 'revenue of Apple?',
    label: { en: 'Spell it so and leave out “my friend”' },
  });
});

it('has nothing to offer where all was read, where nothing is left, and for a long text', () => {
  const { offered } = without(['what']);
  expect(offered('Apple')).toBeNull();
  expect(offered('what')).toBeNull();
  expect(offered('what, so', () => false)).toBeNull();
  expect(offered(`${'so, '.repeat(500)}what`)).toBeNull();
});
