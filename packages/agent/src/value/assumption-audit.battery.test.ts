import type { Fact, FormulaInput } from '@plumbline/model/fact';
import type { Instrument } from '@plumbline/model/instrument';
import { locales } from '@plumbline/model/locale';
import type { LocalText } from '@plumbline/model/locale';
import type { Report } from '@plumbline/model/report';
import { describe, expect, it } from 'vitest';
import { blockHandles } from '../report/check/block-handles.ts';
import type { FakeCompany } from '../report/testing/fake-statements.ts';
import { growingCompany } from '../report/testing/fake-statements.ts';
import { acme, bank, coin, fund } from '../report/testing/instruments.ts';
import { runReport } from '../report/testing/run-report.ts';

const sector = (name: string): Instrument => ({ ...acme, sector: name });
const chinese: Instrument = { ...acme, id: 'HK:00700', market: 'hk', currency: 'HKD', reportingCurrency: 'CNY' };

const cases: readonly (readonly [name: string, instrument: Instrument, company: FakeCompany | undefined])[] = [
  ['a growing company', acme, growingCompany],
  ['a bank', bank, growingCompany],
  ['a property company', sector('real-estate'), growingCompany],
  ['a cyclical company', sector('materials'), growingCompany],
  ['a company that reports in yuan and trades in Hong Kong', chinese, { ...growingCompany, currency: 'CNY' }],
  ['a coin', coin, undefined],
  ['a fund', fund, undefined],
];

/** Numbers that follow from what is computed, so that nobody could choose them otherwise. */
const definitions: ReadonlySet<string> = new Set(['one', 'level', 'tail', 'periodsPerYear']);
/** Read as nothing since the balance sheet lists none, or added and taken off again. */
const nothing: ReadonlySet<string> = new Set(['goodwill', 'depreciation', 'maintenanceCapex', 'shortTermInvestments']);

type Constant = Extract<FormulaInput, { readonly constant: number }>;

function isSaid(text: LocalText | undefined): boolean {
  return locales.every((locale) => /[.。]$/.test(text?.[locale] ?? ''));
}

/** All figures that the valuation shows, and everything they stand on. */
function behindValuation(report: Report): readonly Fact[] {
  const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const input of facts.get(id)?.formula?.inputs ?? []) if ('fact' in input) visit(input.fact);
  };
  const shown = report.sections.filter(({ key }) => key === 'valuation' || key === 'scenarios');
  for (const { blocks } of shown) for (const id of blocks.flatMap(blockHandles)) visit(id);
  return [...seen].flatMap((id) => facts.get(id) ?? []);
}

describe.each(cases)('the valuation of %s', (_, instrument, company) => {
  const run = runReport(instrument, company === undefined ? {} : { company, exchangeRate: 1.08 });

  it('rests on figures from a source, or on choices with a reason and a range that holds the value', async () => {
    const { report } = await run;
    const sources = new Map(report.sources.map((source) => [source.id, source.kind]));
    const all = behindValuation(report);
    expect(all.length).toBeGreaterThan(1);
    for (const { id, value, source, why, range, formula } of all) {
      const kind = sources.get(source.id);
      expect([id, kind !== undefined]).toEqual([id, true]);
      if (range !== undefined && value !== null) {
        expect([id, range.min <= value && value <= range.max]).toEqual([id, true]);
        expect([id, Number.isFinite(range.min), Number.isFinite(range.max)]).toEqual([id, true, true]);
      }
      if (kind === 'assumption') expect([id, range !== undefined, isSaid(why)]).toEqual([id, true, true]);
      if (kind === 'derived' && value !== null) expect([id, formula !== undefined]).toEqual([id, true]);
    }
  });

  it('names the reason and the range of every number that we put into a formula', async () => {
    const { report } = await run;
    const constants = behindValuation(report).flatMap(({ formula }) =>
      (formula?.inputs ?? []).filter((input): input is Constant => 'constant' in input),
    );
    for (const { name, constant, why, range } of constants) {
      expect([name, locales.every((locale) => why[locale].length > 2)]).toEqual([name, true]);
      if (definitions.has(name) || (nothing.has(name) && constant === 0)) continue;
      expect([name, constant, range !== undefined && range.min <= constant && constant <= range.max]).toEqual([
        name,
        constant,
        true,
      ]);
    }
  });

  it('lists each assumption within the range on its figure', async () => {
    const { report } = await run;
    const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
    const rows = report.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'assumptions' ? block.rows : [])),
    );
    expect(rows.length > 8).toBe(company !== undefined);
    for (const { fact, min, max } of rows) {
      expect([fact, facts.get(fact)?.range, isSaid(facts.get(fact)?.why)]).toEqual([fact, { min, max }, true]);
    }
  });
});
