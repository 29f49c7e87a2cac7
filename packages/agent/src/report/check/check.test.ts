import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { Report, Section } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import { beforeAll, describe, expect, it } from 'vitest';
import { fakeMarketData } from '../testing/fake-market-data.ts';
import { growingCompany } from '../testing/fake-statements.ts';
import { acme } from '../testing/instruments.ts';
import { runReport } from '../testing/run-report.ts';
import { checkFacts } from './check-facts.ts';
import type { CheckedFacts } from './check-facts.ts';
import { checkSections } from './check-sections.ts';

const data = fakeMarketData({ instrument: acme, company: growingCompany });
let report: Report;
let columns: Awaited<ReturnType<typeof columnsOf>>;

async function columnsOf(id: 'US:ACME' | 'US:^GSPC', adjustment: 'none' | 'split' | 'total') {
  const answer = await data.bars({ instrumentId: id, interval: '1d', adjustment });
  if (answer.status === 'unavailable') throw new Error(answer.reason);
  return answer.value.columns;
}

beforeAll(async () => {
  report = (await runReport(acme, { company: growingCompany })).report;
  columns = await columnsOf('US:ACME', 'split');
});

/** The checker on a report with one figure changed. */
async function checkWith(change: (fact: Fact) => Fact, more: Partial<Report> = {}): Promise<CheckedFacts> {
  const market = await columnsOf('US:^GSPC', 'total');
  return checkFacts({
    facts: report.facts.map(change),
    sources: more.sources ?? report.sources,
    asOf: report.asOf,
    simulated: report.simulated,
    // The fake company pays no dividend and never split: its three adjustments are one series.
    series: (input) => (input.instrumentId === acme.id ? columns : market),
  });
}

function only(id: string, change: Partial<Fact>): (fact: Fact) => Fact {
  return (fact) => (fact.id === id ? { ...fact, ...change } : fact);
}

describe('checkFacts', () => {
  it('passes every figure of an untouched report', async () => {
    const { withheld } = await checkWith((fact) => fact);
    expect([...withheld]).toEqual([]);
  });

  const value = (id: string): number => report.facts.find((fact) => fact.id === id)?.value ?? Number.NaN;
  const mutations: readonly (readonly [string, (was: number) => number])[] = [
    ['last digit', (was) => was * 1.0001],
    ['sign', (was) => -was],
    ['ten times', (was) => was * 10],
    ['thousand times', (was) => was * 1000],
    ['per cent for fraction', (was) => was / 100],
  ];
  it.each(mutations)('takes back a figure changed by %s', async (_, change) => {
    for (const id of ['operatingMargin.TTM', 'dcfTwoStage', 'volatility', 'return1Y', 'freeCashFlow.FY2025']) {
      const { withheld, facts } = await checkWith(only(id, { value: change(value(id)) }));
      expect(withheld.has(id)).toBe(true);
      expect(facts.find((fact) => fact.id === id)?.value).toBeNull();
    }
  });

  it('takes back what was computed from a changed input', async () => {
    const { withheld } = await checkWith(only('revenue.Q3-FY2026', { value: 1 }));
    expect(withheld.has('revenue.TTM')).toBe(true);
    expect(withheld.has('operatingMargin.TTM')).toBe(true);
    expect(withheld.has('operatingIncome.TTM')).toBe(false);
  });

  it('takes back a figure whose source is later than the report', async () => {
    const sources = report.sources.map((one) => (one.kind === 'filing' ? { ...one, asOf: '2026-12-01' } : one));
    const { withheld, facts } = await checkWith((fact) => fact, { sources });
    expect(withheld.has('revenue.FY2025')).toBe(true);
    expect(facts.find((fact) => fact.id === 'revenue.FY2025')?.why?.en).toContain('after the date');
  });

  it('takes back a figure that became known after the report', async () => {
    const { withheld } = await checkWith(only('revenue.FY2025', { knownAt: '2027-01-01' }));
    expect(withheld.has('revenue.FY2025')).toBe(true);
  });

  it('takes back a figure without its source, without its currency, or of the other realm', async () => {
    const lost = await checkWith(only('price', { source: { id: 'nowhere', locator: '' } }));
    expect(lost.withheld.has('price')).toBe(true);
    const bare = await checkWith((fact) => {
      const { currency: _, ...rest } = fact;
      return fact.id === 'price' ? rest : fact;
    });
    expect(bare.withheld.has('price')).toBe(true);
    const sources = report.sources.map((one) => (one.kind === 'prices' ? { ...one, simulated: true } : one));
    expect((await checkWith((fact) => fact, { sources })).withheld.has('price')).toBe(true);
  });
});

describe('checkSections', () => {
  const sentence = (en: LocalParts['en'], zh: LocalParts['en'] = en): LocalParts => ({
    en,
    'zh-CN': zh,
    'zh-HK': zh,
  });
  const price = { fact: 'price' };
  const check = (
    parts: LocalParts,
    more: Partial<Section> = {},
  ): { readonly blocks: number; readonly withheld: number } => {
    const section: Section = { key: 'summary', status: 'ok', blocks: [{ kind: 'text', parts }], ...more };
    const { facts, sources } = report;
    const checked = checkSections({ sections: [section], facts, sources, instrument: acme });
    return { blocks: checked.sections[0]?.blocks.length ?? 0, withheld: checked.withheld };
  };

  it('keeps a sentence whose figures all exist', () => {
    expect(check(sentence(['Acme Systems took in ', { fact: 'revenue.FY2025' }, ' in FY2025.']))).toEqual({
      blocks: 1,
      withheld: 0,
    });
  });

  it('does not let a one-letter ticker hide or spoil a fiscal label', () => {
    const parts = sentence(['Sales of F in FY2025 were ', { fact: 'revenue.FY2025' }, '.']);
    const ford = { ...acme, id: 'US:F' } as const;
    const section: Section = { key: 'summary', status: 'ok', blocks: [{ kind: 'text', parts }] };
    const { sources } = report;
    const facts = report.facts.map((fact) => ({ ...fact, instrumentId: ford.id }));
    expect(checkSections({ sections: [section], facts, sources, instrument: ford }).withheld).toBe(0);
  });

  it.each<readonly [string, LocalParts]>([
    ['an unknown handle', sentence(['It is ', { fact: 'price.of.something' }, '.'])],
    ['a free digit', sentence(['It is ', price, ', up 12 percent.'])],
    ['a full-width digit', sentence(['It is ', price, ', up １２ percent.'])],
    ['an amount in words', sentence(['Sales doubled to ', price, '.'])],
    ['a Chinese amount in words', sentence(['It is ', price, '.'], ['营收翻倍，现价 ', price, '。'])],
    ['a promise', sentence(['It will rise to ', price, '.'])],
    ['a Chinese promise', sentence(['It is ', price, '.'], ['现价 ', price, '，稳赚不赔。'])],
    ['a citation of nothing', sentence(['It is ', price, { cite: 'nobody' }, '.'])],
    ['a figure missing in one language', sentence(['It is ', price, '.'], ['无价格。'])],
  ])('drops a sentence with %s', (_, parts) => {
    expect(check(parts)).toEqual({ blocks: 0, withheld: 1 });
  });

  it('leaves no condition behind that would refute a rating whose score was taken back', () => {
    const facts = report.facts.map((fact) => (fact.id === 'ratingScore' ? { ...fact, value: null } : fact));
    const { rating } = report;
    if (rating === undefined) throw new Error('no rating');
    const section: Section = { key: 'summary', status: 'ok', blocks: [{ kind: 'rating', rating }] };
    const checked = checkSections({ sections: [section], facts, sources: report.sources, instrument: acme });
    expect(rating.falsifiers.length).toBeGreaterThan(0);
    expect(checked.sections[0]?.blocks).toMatchObject([{ kind: 'rating', rating: { label: null, falsifiers: [] } }]);
  });

  it('drops a sentence about a figure that was taken back, and says that the section is partial', () => {
    const facts = report.facts.map((fact) => (fact.id === 'price' ? { ...fact, value: null } : fact));
    const section: Section = {
      key: 'summary',
      status: 'ok',
      blocks: [{ kind: 'bullets', items: [sentence(['It is ', price, '.']), sentence(['It is well.'])] }],
    };
    const checked = checkSections({ sections: [section], facts, sources: report.sources, instrument: acme });
    expect(checked.withheld).toBe(1);
    expect(checked.sections[0]?.status).toBe('partial');
    expect(checked.sections[0]?.blocks).toEqual([{ kind: 'bullets', items: [sentence(['It is well.'])] }]);
  });

  it('empties a table cell and drops a drawing whose figure does not exist', () => {
    const title = localText('T', 'T', 'T');
    const section: Section = {
      key: 'financials',
      status: 'ok',
      blocks: [
        {
          kind: 'table',
          title,
          group: 'annual',
          columns: ['a', 'b'],
          rows: [{ metric: 'revenue', cells: ['price', 'x'] }],
        },
        { kind: 'ranges', price: 'price', rows: [{ label: title, low: 'price', mid: 'x', high: 'price' }] },
      ],
    };
    const checked = checkSections({
      sections: [section],
      facts: report.facts,
      sources: report.sources,
      instrument: acme,
    });
    expect(checked.withheld).toBe(2);
    expect(checked.sections[0]?.blocks).toEqual([
      {
        kind: 'table',
        title,
        group: 'annual',
        columns: ['a', 'b'],
        rows: [{ metric: 'revenue', cells: ['price', null] }],
      },
    ]);
  });
});
