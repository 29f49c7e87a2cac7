import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { Block, Report } from '@plumbline/model/report';
import type { LocalParts } from '@plumbline/model/text-part';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Slots } from '../paragraph.ts';
import { figure, paragraph } from '../paragraph.ts';
import { growingCompany } from '../testing/fake-statements.ts';
import { acme, bank, coin, fund } from '../testing/instruments.ts';
import { runReport } from '../testing/run-report.ts';
import { sentenceHandles } from './block-handles.ts';
import { checkSections } from './check-sections.ts';
import { saysWhatItNames } from './says-what-it-names.ts';
import { sentenceCheck } from './sentence-check.ts';

let report: Report;
beforeAll(async () => {
  report = (await runReport(acme, { company: growingCompany })).report;
});

function factOf(id: string): Fact {
  const fact = report.facts.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`no fact ${id}`);
  return fact;
}

function holds(parts: LocalParts, facts: readonly Fact[] = sentenceHandles(parts).map(factOf)): boolean {
  return saysWhatItNames(parts, facts, acme);
}

const say = (en: string, zhCN: string, zhHK: string, slots: Slots): LocalParts =>
  paragraph(localText(en, zhCN, zhHK), slots);

describe('what a sentence names', () => {
  it('is its own company, unless it names the market', () => {
    const slots = { value: figure('volatility.market') };
    expect(holds(say('It swings by {value}.', '波动率为 {value}。', '波幅為 {value}。', slots))).toBe(false);
    const named = say('The market index has {value}.', '市场指数为 {value}。', '市場指數為 {value}。', slots);
    expect(holds(named)).toBe(true);
    // Named in one language only is not named.
    expect(holds({ ...named, 'zh-HK': ['波幅為 ', { fact: 'volatility.market' }, '。'] })).toBe(false);
  });

  it('is no figure of another company', () => {
    const parts = say('It took in {value}.', '营收为 {value}。', '收入為 {value}。', {
      value: figure('revenue.FY2025'),
    });
    expect(holds(parts)).toBe(true);
    expect(holds(parts, [{ ...factOf('revenue.FY2025'), instrumentId: bank.id }])).toBe(false);
  });

  it('is a fiscal period of which it has a figure', () => {
    const slots = (label: string) => ({ value: figure('revenue.FY2025'), label });
    const parts = (label: string) =>
      say('In {label} it took in {value}.', '{label} 营收为 {value}。', '{label} 收入為 {value}。', slots(label));
    expect(holds(parts('FY2025'))).toBe(true);
    expect(holds(parts('FY2024'))).toBe(false);
    expect(holds(parts('Q4 FY2025'))).toBe(false);
  });

  it('is any fiscal period or day where no figure stands beside it', () => {
    const parts = say('Nothing is known for {label}.', '{label}没有数据。', '{label}沒有數據。', { label: 'FY2024' });
    expect(holds(parts)).toBe(true);
    const soundIn = sentenceCheck({ facts: report.facts, sources: report.sources, instrument: acme });
    const dated = (day: string, id: string): LocalParts =>
      say('On {day} it was {value}.', '{day} 为 {value}。', '{day} 為 {value}。', { day, value: figure(id) });
    expect(soundIn(parts)).toBe(true);
    expect(soundIn(dated('2024-12-31', 'price'))).toBe(true);
    expect(soundIn(dated('2024', 'price'))).toBe(false);
  });

  it('are the last twelve months only where a figure covers them', () => {
    const parts = (id: string) =>
      say('{value} over the last twelve months.', '最近十二个月为 {value}。', '最近十二個月為 {value}。', {
        value: figure(id),
      });
    expect(holds(parts('revenue.TTM'))).toBe(true);
    expect(holds(parts('revenue.FY2025'))).toBe(false);
  });
});

describe('a line of the statements', () => {
  /** How each is named, a figure that is of it, and figures that a careless sentence would take instead. */
  const named: readonly (readonly [string, string, string, right: string, wrong: readonly string[]])[] = [
    [
      'operating cash flow',
      '经营现金流',
      '經營現金流',
      'operatingCashConversion.TTM',
      ['cashConversion.TTM', 'fcfMargin.TTM'],
    ],
    [
      'free cash flow',
      '自由现金流',
      '自由現金流',
      'cashConversion.TTM',
      ['operatingCashConversion.TTM', 'netMargin.TTM'],
    ],
    ['gross margin', '毛利率', '毛利率', 'grossMargin.TTM', ['operatingMargin.TTM', 'netMargin.TTM']],
    ['operating margin', '营业利润率', '經營溢利率', 'operatingMargin.TTM', ['grossMargin.TTM', 'netMargin.TTM']],
    ['net income', '净利润', '淨溢利', 'netMargin.TTM', ['operatingMargin.TTM', 'grossMargin.TTM']],
    ['interest', '利息', '利息', 'interestCover.TTM', ['netDebtToEbitda.TTM', 'debtToEquity.TTM']],
    ['net debt', '净债务', '淨債務', 'netDebtToEbitda.TTM', ['interestCover.TTM', 'debtToEquity.TTM']],
    [
      'return on invested capital',
      '投入资本回报率',
      '投入資本回報率',
      'returnOnInvestedCapital.TTM',
      ['returnOnEquity.TTM'],
    ],
    [
      'return on equity',
      '净资产收益率',
      '股本回報率',
      'returnOnEquity.TTM',
      ['returnOnInvestedCapital.TTM', 'returnOnAssets.TTM'],
    ],
  ];
  it.each(named)('such as %s is named only with a figure of it', (en, zhCN, zhHK, right, wrong) => {
    const of = (id: string) => ({ value: figure(id) });
    const all = (id: string) => say(`The ${en} is {value}.`, `${zhCN}为 {value}。`, `${zhHK}為 {value}。`, of(id));
    expect(holds(all(right))).toBe(true);
    for (const id of wrong) {
      expect(holds(all(id)), id).toBe(false);
      // Said in one language only it is wrong just the same.
      expect(holds(say(`The ${en} is {value}.`, '为 {value}。', '為 {value}。', of(id))), id).toBe(false);
      expect(holds(say('It is {value}.', `${zhCN}为 {value}。`, '為 {value}。', of(id))), id).toBe(false);
      expect(holds(say('It is {value}.', '为 {value}。', `${zhHK}為 {value}。`, of(id))), id).toBe(false);
    }
  });

  it('is divided as the cash sentence says: operating cash over profit', () => {
    const claims = report.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'claims' ? [...block.bull, ...block.bear] : [])),
    );
    const cash = claims.find(({ text }) =>
      text.en.some((part) => typeof part === 'string' && /operating cash/.test(part)),
    );
    const [id = ''] = cash === undefined ? [] : sentenceHandles(cash.text);
    const [operating, free, profit] = ['operatingCashFlow.TTM', 'freeCashFlow.TTM', 'netIncome.TTM'].map(
      (name) => factOf(name).value ?? Number.NaN,
    );
    expect(factOf(id).value).toBeCloseTo((operating ?? 0) / (profit ?? 0), 12);
    expect(factOf(id).value).not.toBeCloseTo((free ?? 0) / (profit ?? 0), 2);
  });
});

function sentences(blocks: readonly Block[]): readonly LocalParts[] {
  return blocks.flatMap((block) =>
    block.kind === 'text' ? [block.parts] : block.kind === 'bullets' ? block.items : [],
  );
}

describe('the checker', () => {
  it('drops a sentence that names another period than its figure', () => {
    const wrong = say('FY2021: {value}.', 'FY2021：{value}。', 'FY2021：{value}。', {
      value: figure('revenue.FY2025'),
    });
    const { sections, withheld } = checkSections({
      sections: [{ key: 'summary', status: 'ok', blocks: [{ kind: 'bullets', items: [wrong] }] }],
      facts: report.facts,
      sources: report.sources,
      instrument: acme,
    });
    expect([withheld, sections[0]?.blocks]).toEqual([1, []]);
  });

  it.each([acme, bank, coin, fund])(
    'finds every sentence of a whole report on its own subject: $id',
    async (instrument) => {
      const company = instrument.kind === 'stock' ? { company: growingCompany } : {};
      const { report: written } = await runReport(instrument, company);
      const facts = new Map(written.facts.map((fact) => [fact.id, fact]));
      const all = written.sections.flatMap(({ blocks }) => sentences(blocks));
      expect(all.length).toBeGreaterThan(5);
      for (const parts of all) {
        const used = sentenceHandles(parts).map((id) => facts.get(id));
        expect(used.every((fact) => fact?.instrumentId === instrument.id)).toBe(true);
        expect(
          saysWhatItNames(
            parts,
            used.filter((fact) => fact !== undefined),
            instrument,
          ),
        ).toBe(true);
      }
      expect(written.checked.withheld).toBe(0);
    },
  );
});
