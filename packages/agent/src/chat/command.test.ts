import { describe, expect, it } from 'vitest';
import type { MarketDataPort } from '@plumbline/model/ports';
import { parseCode } from '@plumbline/quant/language/code-view';
import { fakeMarketData } from '../report/testing/fake-market-data.ts';
import { growingCompany } from '../report/testing/fake-statements.ts';
import { acme, fund } from '../report/testing/instruments.ts';
import { thesisRules } from '../tools/strategy-from-report.ts';
import { attachedLine, attachmentsOf } from './attachments.ts';
import { openFigures } from './figures.ts';
import { reportSection } from './report-section.ts';
import { deskNow, fakeDesk } from './testing/fake-desk.ts';
import { runAnswer, wordsOf } from './testing/run-answer.ts';

const { desk } = fakeDesk();
const calls = async (text: string) => {
  const { body } = await runAnswer({ text, desk });
  return body.toolCalls.map(({ tool, input }) => ({ tool, input }));
};

describe('a command', () => {
  it.each([
    ['/quote ACME', { tool: 'quote', input: { symbol: acme.id } }],
    ['/screen HK banks below book', { tool: 'screen', input: { rule: 'HK banks below book' } }],
    [
      '/figure ACME revenue in 2021',
      { tool: 'figure', input: { symbol: acme.id, metrics: ['revenue'], periods: ['FY2021'] } },
    ],
    ['/data-health', { tool: 'data-health', input: {} }],
    ['/signals', { tool: 'signals', input: {} }],
    ['/define sharpe', { tool: 'define', input: { terms: ['sharpe'] } }],
    ['/calculate 2 * 21', { tool: 'calculate', input: { expression: '2 * 21' } }],
    [
      '/propose-strategy buy ACME when RSI < 30',
      { tool: 'propose-strategy', input: { idea: 'buy ACME when RSI < 30' } },
    ],
  ])('decides the tool: %s', async (text, call) => {
    expect(await calls(text)).toEqual([call]);
  });

  it('asks for what it lacks, and names what it did not read', async () => {
    const words = async (text: string) => wordsOf((await runAnswer({ text, desk })).body);
    expect(await words('/define')).toContain('after the command');
    expect(await words('/quote')).toBe('Which instrument do you mean?');
    expect(await words('/quote frobnicate')).toContain('frobnicate');
    expect(await words('/nonsense ACME')).toContain('not read: “nonsense”');
  });
});

describe('an attachment', () => {
  it('stands for itself, and what is not the reader’s is left out', async () => {
    const found = await attachmentsOf(
      { ...desk, reported: async (id) => (id === 'mine' ? acme.id : null) },
      [
        { kind: 'report', id: 'mine' },
        { kind: 'report', id: 'foreign' },
        { kind: 'strategy', id: 'foreign' },
        { kind: 'instrument', id: 'US:NOPE' },
      ],
      'en',
    );
    expect(found).toEqual([{ kind: 'report', id: 'mine', name: acme.name.en, instrumentId: acme.id }]);
    expect(attachedLine(found)).toContain(acme.id);
    expect(attachedLine([])).toBe('');
  });

  it('is what a question without a name is about', async () => {
    const { body } = await runAnswer({
      text: 'What is the price?',
      desk,
      mentions: [{ kind: 'instrument', id: acme.id }],
    });
    expect(wordsOf(body)).toContain(`{${acme.id}/price}`);
  });
});

describe('turning what is spoken of into a strategy', () => {
  it.each([
    ['en', 'Turn this into a strategy'],
    ['zh-CN', '把它变成策略'],
    ['zh-HK', '把它變成策略'],
  ] as const)('follows from the part that its conclusion rests on most, in %s', async (locale, text) => {
    // Priced near its value, so that its quality speaks loudest.
    const data = fakeMarketData({ instrument: acme, company: growingCompany, prices: { firstPrice: 28 } });
    const fair = { ...desk, market: async () => ({ data, simulated: false }) };
    const { body } = await runAnswer({ text, locale, desk: fair, mentions: [{ kind: 'instrument', id: acme.id }] });
    const [draft] = body.drafts;
    if (draft?.action.kind !== 'create-strategy') throw new Error('no strategy was proposed');
    const { spec } = draft.action;
    expect(spec.universe.instruments).toEqual([acme.id]);
    const figures = await openFigures(acme, { desk: fair, locale, now: deskNow, today: '2026-11-20' });
    reportSection(figures, 'summary');
    const valueOf = (id: string): number => figures.context.book.get(id)?.value ?? Number.NaN;
    const pulls = (['valuation', 'quality', 'momentum', 'risk'] as const).map((part) => ({
      part,
      size: Math.abs((valueOf(`partScore.${part}`) - 50) * valueOf(`partWeight.${part}`)),
    }));
    const [most] = pulls.toSorted((one, other) => other.size - one.size);
    expect(most?.part).toBe('quality');
    expect(JSON.stringify(spec.entry)).toContain('returnOnEquity');
    expect(spec.parameters.map(({ key }) => key)).toEqual(['least']);
    expect(wordsOf(body)).toContain(`{${acme.id}/partScore.quality}`);
    expect(wordsOf(body)).toContain({ en: 'speaks for it', 'zh-CN': '支持看多', 'zh-HK': '支持看好' }[locale]);
    expect(spec.costs.spread).toBeGreaterThan(0);
    expect(body.withheld).toBe(0);
  });

  it('follows from what speaks against it most where that is further from neutral than what speaks for it', async () => {
    const company = {
      ...growingCompany,
      operatingMargin: 0.02,
      grossMargin: 0.1,
      cashMargin: 0.01,
      debt: 5e9,
      cash: 1e7,
    };
    const data = fakeMarketData({ instrument: acme, company, prices: { drift: -0.004, swing: 0.03 } });
    const poor = { ...desk, market: async () => ({ data, simulated: false }) };
    const mentions = [{ kind: 'instrument', id: acme.id }] as const;
    const { body } = await runAnswer({ text: 'Turn this into a strategy', desk: poor, mentions: [...mentions] });
    const [handle = ''] = /US:ACME\/partScore\.\w+/.exec(wordsOf(body)) ?? [];
    expect(body.facts.find(({ id }) => id === handle)?.value).toBeLessThan(50);
    expect(wordsOf(body)).toContain('speaks against it');
  });

  it('proposes nothing where no part of a conclusion speaks either way', async () => {
    const data = fakeMarketData({ instrument: fund, prices: { from: '2026-11-20' } });
    const short = { ...fakeDesk([], fund).desk, market: async () => ({ data, simulated: false }) };
    const mentions = [{ kind: 'instrument', id: fund.id }] as const;
    const { body } = await runAnswer({ text: 'Turn this into a strategy', desk: short, mentions: [...mentions] });
    expect(wordsOf(body)).toMatch(/^Too little is known of Broad Market Fund for a conclusion/);
    expect(body.drafts).toEqual([]);
  });

  it('passes over a part whose rule would need a longer history, and says so', async () => {
    const side = await desk.market([]);
    const short: MarketDataPort = {
      ...side.data,
      fundamentals: async (id) => {
        const answer = await side.data.fundamentals(id);
        if (answer.status === 'unavailable') return answer;
        const items = answer.value.items.filter(({ period }) => period.end > '2023-12-31');
        return { ...answer, value: { ...answer.value, items } };
      },
    };
    const young = { ...desk, market: async () => ({ ...side, data: short }) };
    const { body } = await runAnswer({
      text: 'Turn this into a strategy',
      desk: young,
      mentions: [{ kind: 'instrument', id: acme.id }],
    });
    const [draft] = body.drafts;
    if (draft?.action.kind !== 'create-strategy') throw new Error('no strategy was proposed');
    expect(JSON.stringify(draft.action.spec.entry)).not.toMatch(/earningsToPrice|returnOnEquity/);
    expect(wordsOf(body)).toMatch(/pulls more, but the figure that a rule on it needs/);
  });

  it.each(Object.entries(thesisRules))('has a rule for %s that can be run and moved', (_, { rules }) => {
    const { spec, problems } = parseCode(`strategy "one" custom 1d\ntrade US:ACME\n${rules}`);
    expect(problems).toEqual([]);
    expect(spec?.parameters.length).toBeGreaterThan(0);
  });

  it('names parts of one kind once, and how often sizes are restored in the language of the reader', async () => {
    const text = 'Buy ACME when its 14-day RSI is below 30, sell when it is above 70 or after 12 days';
    const { body } = await runAnswer({ text, locale: 'zh-CN', desk });
    const labels = body.drafts[0]?.details.map(({ label }) => label.en) ?? [];
    expect(labels).toContain('Buy when');
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('asks which instrument when none was spoken of', async () => {
    const { body } = await runAnswer({ text: 'Turn this into a strategy', desk });
    expect(body.toolCalls).toEqual([]);
    expect(wordsOf(body)).toBe('Which instrument do you mean?');
  });
});
