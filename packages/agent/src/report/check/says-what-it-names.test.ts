import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { Block, LocalParts, Report } from '@plumbline/model/report';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Slots } from '../paragraph.ts';
import { figure, paragraph } from '../paragraph.ts';
import { growingCompany } from '../testing/fake-statements.ts';
import { acme, bank, coin, fund } from '../testing/instruments.ts';
import { runReport } from '../testing/run-report.ts';
import { sentenceHandles } from './block-handles.ts';
import { checkSections } from './check-sections.ts';
import { saysWhatItNames } from './says-what-it-names.ts';

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

  it('are the last twelve months only where a figure covers them', () => {
    const parts = (id: string) =>
      say('{value} over the last twelve months.', '最近十二个月为 {value}。', '最近十二個月為 {value}。', {
        value: figure(id),
      });
    expect(holds(parts('revenue.TTM'))).toBe(true);
    expect(holds(parts('revenue.FY2025'))).toBe(false);
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
