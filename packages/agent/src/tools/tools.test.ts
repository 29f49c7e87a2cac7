import { describe, expect, it } from 'vitest';
import { locales } from '@plumbline/model/locale';
import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import type { MarketDataPort, Resolution } from '@plumbline/model/ports';
import { callTool } from '../chat/call-tool.ts';
import { inputSchema } from '../chat/tool-input.ts';
import { deskNow, fakeDesk } from '../chat/testing/fake-desk.ts';
import { twoCompanies } from '../chat/testing/two-companies.ts';
import { runAnswer, wordsOf } from '../chat/testing/run-answer.ts';
import { acme } from '../report/testing/instruments.ts';
import type { Desk, ToolInput } from '../tool.ts';
import { tools } from './registry.ts';

const given: Readonly<Record<string, ToolInput>> = {
  quote: { symbol: 'ACME' },
  compare: { symbols: ['ACME', 'US:ACME'] },
  figure: { symbol: 'ACME', metrics: ['revenue'] },
  valuation: { symbol: 'ACME', growth: 0.08 },
  report: { symbol: 'ACME' },
  news: { symbol: 'ACME' },
  alert: { symbol: 'ACME', is: 'below', level: 100 },
  events: { symbol: 'ACME' },
  holdings: { holdings: ['ACME=100'] },
  invested: { symbol: 'ACME', amount: 10_000, since: '2021-11-19' },
  rules: { symbol: 'ACME' },
  risks: { symbol: 'ACME' },
  'strategy-from-report': { symbol: 'ACME' },
  'best-period': { symbol: 'ACME', of: 'year', end: 'best' },
  'price-run': { symbol: 'ACME' },
  business: { symbol: 'ACME' },
  calculate: { expression: '1200 * 1.07^10' },
  define: { terms: ['sharpe'] },
  remember: { text: 'I like dividends' },
  screen: { rule: 'cheap' },
  'propose-strategy': { idea: 'Buy ACME when RSI is below 30 and sell when RSI is above 70' },
  'switch-strategy': { to: 'active' },
};

const contextOf = (desk: Desk) => ({ desk, locale: 'en' as const, now: deskNow, today: '2026-11-20' });

const dark = async () =>
  ({
    status: 'unavailable',
    code: 'provider-unreachable',
    reason: 'No source could be reached.',
    attempts: [],
  }) as const;
const darkness: Partial<MarketDataPort> = {
  bars: dark,
  actions: dark,
  fundamentals: dark,
  events: dark,
  quote: dark,
  news: dark,
};

describe('every tool', () => {
  it.each(tools.map((tool) => [tool.id, tool] as const))('%s describes itself in every language', (_, tool) => {
    for (const locale of locales) {
      expect(tool.title[locale].length).toBeGreaterThan(0);
      expect(tool.summary[locale].length).toBeGreaterThan(5);
      expect(tool.example[locale].length).toBeGreaterThan(2);
    }
    expect(Object.keys(inputSchema(tool))).toEqual(['type', 'properties', 'required', 'additionalProperties']);
  });

  it.each(tools.map(({ id }) => id))(
    '%s survives sources that are dark: it answers without a figure or says why not',
    async (id) => {
      const { desk } = fakeDesk();
      const side = await desk.market([]);
      const unlit: Desk = { ...desk, market: async () => ({ ...side, data: { ...side.data, ...darkness } }) };
      try {
        const result = await callTool(id, given[id] ?? {}, contextOf(unlit));
        const ofMarket = result.facts.filter(({ instrumentId, value }) => instrumentId !== undefined && value !== null);
        expect(ofMarket).toEqual([]);
      } catch (error) {
        expect(error).toBeInstanceOf(PlumblineError);
      }
    },
  );

  it.each(tools.map(({ id }) => id))('%s refuses arguments it does not know', async (id) => {
    await expect(callTool(id, { ...given[id], surprise: 1 }, contextOf(fakeDesk().desk))).rejects.toThrow(
      /no argument/,
    );
  });
});

describe('the built-in assistant', () => {
  it.each([
    ['How is ACME doing?', 'price'],
    ['What is the operating margin of ACME?', 'operatingMargin.TTM'],
    ['ACME revenue FY2025', 'revenue.FY2025'],
    ['What is ACME worth if it grows 8% a year?', 'dcfTwoStage.given'],
  ])('says %s with figures whose facts and sources are all there', async (text, handle) => {
    const { body } = await runAnswer({ text, desk: fakeDesk().desk });
    expect(wordsOf(body)).toContain(`{US:ACME/${handle}}`);
    expect(body.withheld).toBe(0);
    const sources = new Set(body.sources.map(({ id }) => id));
    const ids = new Set(body.facts.map(({ id }) => id));
    for (const fact of body.facts) {
      expect(sources.has(fact.source.id), fact.id).toBe(true);
      for (const input of fact.formula?.inputs ?? [])
        if ('fact' in input) expect(ids.has(input.fact), input.fact).toBe(true);
    }
  });

  it('computes a sum, in either language, without a digit in its words', async () => {
    const { body } = await runAnswer({ text: '1200 * 1.07^10 等于多少', desk: fakeDesk().desk, locale: 'zh-CN' });
    expect(wordsOf(body)).toBe('结果为 {calculation}。');
    expect(body.facts[0]?.value).toBeCloseTo(2360.5816, 4);
  });

  it('dates the next results as an estimate where none are announced, and never as announced', async () => {
    const past = ['2026-02-05', '2026-05-07', '2026-08-06', '2026-11-05'].map((date) => ({
      instrumentId: acme.id,
      kind: 'earnings' as const,
      date,
      knownAt: date,
      title: localText('Results announced', '公布业绩', '公佈業績'),
    }));
    const { desk } = fakeDesk([], acme, past);
    const { body } = await runAnswer({ text: 'When does ACME report next?', desk });
    expect(wordsOf(body)).toMatch(/Results, about \{US:ACME\/nextEarnings\}\. The day is worked out and may move\./);
    expect(body.facts.find(({ id }) => id === 'US:ACME/nextEarnings')?.quality).toContain('estimate');
  });

  it('tells the same events as it keeps', async () => {
    const { body, events } = await runAnswer({ text: 'Write a report on ACME', desk: fakeDesk().desk });
    expect(events.flatMap((event) => (event.kind === 'draft' ? [event.draft] : []))).toEqual(body.drafts);
    expect(body.drafts[0]).toMatchObject({
      state: 'waiting',
      action: { kind: 'write-report', instrumentId: 'US:ACME' },
    });
  });

  it('quote says of which day the price and its change are', async () => {
    const { facts, sentences } = await callTool('quote', { symbol: 'ACME' }, contextOf(fakeDesk().desk));
    const day = facts.find(({ id }) => id === 'US:ACME/price')?.asOf;
    expect(day).toBe('2026-11-20');
    for (const locale of locales) expect(JSON.stringify(sentences[0]?.[locale])).toContain(day);
  });

  it('news older than was asked for is said with its day, not denied', async () => {
    const { desk } = fakeDesk(['Acme wins an order']);
    const late = { ...contextOf(desk), today: '2026-12-20' };
    const { sentences } = await callTool('news', { symbol: 'ACME' }, late);
    expect(sentences[0]?.en.join('')).toContain('the newest that the source gave is of 2026-11-20');
  });

  it('compare tells two listings of one name apart by their codes', async () => {
    const desk = twoCompanies();
    const same = { ...desk, resolve: async (text: string) => sameName(await desk.resolve(text)) };
    const { sentences, widgets } = await callTool(
      'compare',
      { symbols: ['US:ACME', 'US:NDXA'], metrics: ['priceToEarnings'] },
      contextOf(same),
    );
    expect(sentences[0]?.['zh-CN'].join('')).toMatch(/双城 \((?:ACME|NDXA)\).*双城 \((?:ACME|NDXA)\)/);
    expect(JSON.stringify(widgets)).toContain('双城 (ACME)');
  });
});

function sameName(found: Resolution): Resolution {
  if (found.kind !== 'one') return found;
  return { ...found, instrument: { ...found.instrument, name: localText('Twin City', '双城', '雙城') } };
}
