import { beforeAll, describe, expect, it } from 'vitest';
import type { Fact } from '@plumbline/model/fact';
import { acme, bank } from '../report/testing/instruments.ts';
import { quote } from '../tools/quote.ts';
import { figure } from '../tools/figure.ts';
import type { GateKnowledge } from './gate.ts';
import { isSupported } from './gate.ts';
import { readSentences } from './model-text.ts';
import { deskNow, fakeDesk } from './testing/fake-desk.ts';

let known: GateKnowledge;
const price = { fact: 'US:ACME/price' };
const revenue = { fact: 'US:ACME/revenue.FY2025' };

beforeAll(async () => {
  const { desk } = fakeDesk();
  const context = { desk, locale: 'en' as const, now: deskNow, today: '2026-11-20' };
  const found = await Promise.all([
    quote.run({ symbol: 'ACME' }, context),
    figure.run({ symbol: 'ACME', metrics: ['revenue'], year: 'FY2025' }, context),
  ]);
  const facts = new Map<string, Fact>(found.flatMap((one) => one.facts).map((fact) => [fact.id, fact]));
  known = { facts, sources: new Set(['fake']), instruments: [acme, bank], names: ['RSI 30 plan'] };
});

describe('the gate of an answer', () => {
  it('lets through what the facts say', () => {
    expect(isSupported(['Acme Systems last traded at ', price, '.'], known)).toBe(true);
    expect(isSupported(['Revenue of Acme Systems in FY2025: ', revenue, '.'], known)).toBe(true);
    expect(isSupported(['The plan is called RSI 30 plan.'], known)).toBe(true);
  });

  it.each<readonly [string, Parameters<typeof isSupported>[0]]>([
    ['an unknown handle', ['The price is ', { fact: 'US:ACME/nothing' }, '.']],
    ['a figure of its own', ['The price is ', price, ', up 4 on the day.']],
    ['a scale put on a figure', ['The price is ', price, ' million.']],
    ['a Chinese scale put on a figure', ['价格 ', price, '亿。']],
    ['a unit put on a figure', ['The price is ', price, '%.']],
    ['a sign put before a figure', ['The change is -', price, '.']],
    ['another instrument', ['First Test Bank last traded at ', price, '.']],
    ['another year', ['Revenue in FY2024 was ', revenue, '.']],
    ['another figure', ['Its gross margin is ', revenue, '.']],
    ['a promise', ['It will rise to ', price, '.']],
    ['an amount in words', ['Sales doubled.']],
    ['a source that nobody cited', ['So it says ', { cite: 'nowhere' }, '.']],
    ['a formula of its own', [{ tex: 'x = 4' }]],
  ])('refuses %s', (_, parts) => {
    expect(isSupported(parts, known)).toBe(false);
  });
});

describe('the words of a model', () => {
  it('are cut at the ends of sentences, wherever the stream is cut', () => {
    const text = 'It trades at {US:ACME/price}. 收盘价 {US:ACME/price}。Done';
    for (const size of [1, 3, 7, 100]) {
      const reader = readSentences();
      const found = [];
      for (let at = 0; at < text.length; at += size) found.push(...reader.add(text.slice(at, at + size)));
      found.push(...reader.end());
      expect(found).toEqual([['It trades at ', price, '.'], ['收盘价 ', price, '。'], ['Done']]);
    }
  });

  it('lose markup, pictures, links and scripts', () => {
    const reader = readSentences();
    reader.add(
      '**Look** <script>alert(x)</script> ![pic](https://evil.example/p) [here](javascript:run) https://evil.example ',
    );
    expect(reader.end()).toEqual([['Look alert(x) pic here']]);
  });

  it('are read to the end however many braces they hold', { timeout: 20_000 }, () => {
    const reader = readSentences();
    reader.add('{a}'.repeat(5000));
    expect(reader.end().flat().join('')).not.toContain('{');
  });
});
