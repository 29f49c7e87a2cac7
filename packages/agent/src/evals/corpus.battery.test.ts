import { describe, expect, it } from 'vitest';
import type { Memory } from '../chat/memory.ts';
import { nothingSaid } from '../chat/memory.ts';
import { understand } from '../chat/understand.ts';
import { intents } from '../chat/intents.ts';
import { chineseQuestions } from './corpus-chinese.ts';
import { englishQuestions } from './corpus-english.ts';
import { resolveName } from './fake-names.ts';

interface Asked {
  readonly question: string;
  readonly expected: string;
}

const read = (text: string): readonly Asked[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' | ');
      return { question: line.slice(0, at), expected: line.slice(at + 3).trim() };
    });

/** An understanding in the notation of the corpus. The idea and the rule are the question itself. */
async function heard(text: string, memory: Memory = nothingSaid): Promise<string> {
  const got = await understand({ text, mentions: [], memory, today: '2026-11-20', resolve: resolveName });
  if (got.kind === 'ask') return 'ask';
  if (got.kind === 'words') return got.intent;
  const { tool, input } = got.call;
  if (tool === 'propose-strategy' || tool === 'screen') return tool;
  const pairs = Object.entries(input).filter(([, value]) => value !== undefined);
  return [tool, ...pairs.map(([name, value]) => `${name}=${Array.isArray(value) ? value.join(',') : value}`)].join(' ');
}

const sorted = (line: string): string => {
  const [tool, ...pairs] = line.split(/ (?=[a-zA-Z]+=)/);
  return [tool, ...pairs.toSorted()].join(' ');
};

describe('the built-in assistant', () => {
  const all = [...read(englishQuestions), ...read(chineseQuestions)];

  it('knows at least 30 intents and is asked at least 300 different questions', () => {
    expect(intents.length).toBeGreaterThanOrEqual(30);
    expect(new Set(all.map(({ question }) => question)).size).toBeGreaterThanOrEqual(300);
  });

  it.each([
    ['English', read(englishQuestions)],
    ['Chinese', read(chineseQuestions)],
  ])('calls the right tool with the right arguments for 95 % of the %s questions', async (language, questions) => {
    const wrong: string[] = [];
    for (const { question, expected } of questions) {
      const got = sorted(await heard(question));
      if (got !== sorted(expected)) wrong.push(`${question} → ${got}, not ${expected}`);
    }
    const right = questions.length - wrong.length;
    process.stdout.write(`${right} of ${questions.length} ${language} questions understood\n`);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(questions.length * 0.05);
  });
});

describe('a follow-up', () => {
  const memory: Memory = {
    last: { tool: 'figure', input: { symbol: 'US:NVDA', metrics: ['operatingMargin'], year: 'FY2024' } },
    symbol: 'US:NVDA',
    strategy: null,
  };

  it.each([
    ['and its margin?', 'figure symbol=US:NVDA metrics=operatingMargin'],
    ['And the P/E?', 'figure symbol=US:NVDA metrics=priceToEarnings'],
    ['what about AMD?', 'figure symbol=US:AMD metrics=operatingMargin year=FY2024'],
    ['and in 2023?', 'figure symbol=US:NVDA metrics=operatingMargin year=FY2023'],
    ['And the year before?', 'figure symbol=US:NVDA metrics=operatingMargin year=FY2023'],
    ['What is it worth?', 'valuation symbol=US:NVDA'],
    ['Any news about it?', 'news symbol=US:NVDA'],
    ['compare it with AMD', 'compare symbols=US:NVDA,US:AMD'],
    ['那 2023 年呢', 'figure symbol=US:NVDA metrics=operatingMargin year=FY2023'],
    ['那它的毛利率呢', 'figure symbol=US:NVDA metrics=grossMargin'],
    ['那苹果呢', 'figure symbol=US:AAPL metrics=operatingMargin year=FY2024'],
    ['它值多少钱', 'valuation symbol=US:NVDA'],
    ['那前一年呢', 'figure symbol=US:NVDA metrics=operatingMargin year=FY2023'],
  ])('%s', async (question, expected) => {
    expect(sorted(await heard(question, memory))).toBe(sorted(expected));
  });
});
