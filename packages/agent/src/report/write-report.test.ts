import type { StatementItem } from '@plumbline/model/fundamentals';
import { formatFact } from '@plumbline/model/format';
import { locales } from '@plumbline/model/locale';
import type { Report, RunStage } from '@plumbline/model/report';
import type { SectionKey } from '@plumbline/model/section-keys';
import { runStages } from '@plumbline/model/report';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportHash } from './report-hash.ts';
import { growingCompany } from './testing/fake-statements.ts';
import { acme, bank, coin, fund } from './testing/instruments.ts';
import type { ReportRun } from './testing/run-report.ts';
import { reportOn } from './testing/report-on.ts';
import { runReport } from './testing/run-report.ts';
import { sentencesOf } from './testing/sentences-of.ts';

function valueOf(report: Report, id: string): number | null {
  const fact = report.facts.find((one) => one.id === id);
  if (fact === undefined) throw new Error(`no fact ${id}`);
  return fact.value;
}

function status(report: Report, key: SectionKey): string {
  return report.sections.find((section) => section.key === key)?.status ?? 'absent';
}

function endState(run: ReportRun, stage: RunStage): string | undefined {
  return run.events.findLast((event) => event.stage === stage)?.state;
}

/** The figures of a report's sentences in one language, printed. */
function printed(report: Report, locale: (typeof locales)[number]): readonly string[] {
  const facts = new Map(report.facts.map((fact) => [fact.id, fact]));
  const items = report.sections
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.kind === 'text' ? [block.parts] : block.kind === 'bullets' ? block.items : []));
  return items.map((item) =>
    item[locale]
      .flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : []))
      .toSorted()
      .map((id) => {
        const fact = facts.get(id);
        // Uncompacted, so that 2.5B and 25億 are told apart from different digits.
        return fact === undefined ? id : formatFact(fact, locale, { compact: false });
      })
      .join(' '),
  );
}

describe('a report about a company', () => {
  it('has every section, and every figure in it holds', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    expect(report.sections.map((section) => `${section.key} ${section.status}`)).toEqual([
      'summary ok',
      'price ok',
      'valuation ok',
      'case ok',
      'scenarios ok',
      'multiples ok',
      'peers not-runnable',
      'factors not-runnable',
      'financials ok',
      'strength ok',
      'scores ok',
      'technicals ok',
      'returns ok',
      'events ok',
      'ownership partial',
      'rules ok',
      'risks ok',
      'quality ok',
    ]);
    expect(report.checked.withheld).toBe(0);
    expect(report.checked.figures).toBe(report.facts.length);
    expect(report.gaps.map(({ why }) => why.en)).toEqual([
      expect.stringContaining('had not been measured'),
      expect.stringContaining('had not been measured'),
      expect.stringContaining('No connected source'),
    ]);
    expect(report.header).toEqual({ price: 'price', change: 'dayChange', low52w: 'low52w', high52w: 'high52w' });
  });

  it('is sealed with the hash of its content, and the same data give the same report', async () => {
    const first = await runReport(acme, { company: growingCompany });
    const second = await runReport(acme, { company: growingCompany });
    const { hash, ...content } = first.report;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(reportHash(content)).toBe(hash);
    expect(second.report.hash).toBe(hash);
    expect(reportHash({ ...content, asOf: '2026-11-19' })).not.toBe(hash);
  });

  it('adds up: trailing revenue is four quarters, free cash flow what is left of operating cash', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const quarters = ['Q4-FY2025', 'Q1-FY2026', 'Q2-FY2026', 'Q3-FY2026'].map((at) => valueOf(report, `revenue.${at}`));
    const sum = quarters.reduce<number>((total, one) => total + (one ?? Number.NaN), 0);
    expect(valueOf(report, 'revenue.TTM')).toBe(sum);
    const [cash, spent] = ['operatingCashFlow.TTM', 'capitalExpenditure.TTM'].map((id) => valueOf(report, id));
    expect(valueOf(report, 'freeCashFlow.TTM')).toBe((cash ?? 0) - (spent ?? 0));
  });

  it('shows a grid whose middle is the base case, falling with the rate and rising with growth', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    const grid = report.sections.flatMap((section) => section.blocks).find((block) => block.kind === 'sensitivity');
    if (grid === undefined) throw new Error('no grid');
    expect(grid.cells.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
    expect(grid.cells[grid.base[0]]?.[grid.base[1]]).toBe('dcfTwoStage');
    const values = grid.cells.map((row) => row.map((id) => valueOf(report, id) ?? Number.NaN));
    const column = values.map((row) => row[2] ?? Number.NaN);
    expect(column).toEqual(column.toSorted((a, b) => b - a));
    for (const row of values) expect(row).toEqual(row.toSorted((a, b) => a - b));
  });

  it('values past multiples with the price of that day and the figures known that day', async () => {
    const { report } = await runReport(acme, { company: growingCompany });
    // At the end of 2024 the fourth quarter had not been filed: twelve months end in September.
    const eps = report.facts.find((fact) => fact.id === 'epsDiluted.TTM@2024-12-31');
    expect(eps?.period?.end).toBe('2024-09-30');
    expect((eps?.knownAt ?? '9999') <= '2024-12-31').toBe(true);
    const price = valueOf(report, 'price@2024-12-31') ?? Number.NaN;
    expect(valueOf(report, 'priceToEarnings.TTM@2024-12-31')).toBeCloseTo(price / (eps?.value ?? Number.NaN), 12);
  });

  it('gives the same multiples whether or not the shares were split since', async () => {
    const actions = [
      { kind: 'split', instrumentId: acme.id, exDate: '2024-06-10', knownAt: '2024-05-20', ratio: 4 },
    ] as const;
    const plain = await runReport(acme, { company: { ...growingCompany, firstRevenue: 9e10 } });
    const split = await runReport(acme, { company: { ...growingCompany, firstRevenue: 9e10 }, actions });
    for (const end of ['2018-12-31', '2022-12-31', '2025-12-31']) {
      const id = `priceToEarnings.TTM@${end}`;
      // Earnings per share are filed in cents: before the split they are rounded at another place.
      expect(valueOf(split.report, id)).toBeCloseTo(valueOf(plain.report, id) ?? Number.NaN, 2);
    }
    expect(split.report.facts.find((fact) => fact.id === 'epsDiluted.FY2020')?.quality).toContain('restated');
    expect(split.report.checked.withheld).toBe(0);
  });

  it('says that it is simulated, in every figure', async () => {
    const { report } = await runReport(acme, { company: growingCompany, simulated: true });
    expect(report.simulated).toBe(true);
    expect(report.facts.filter((fact) => !fact.simulated)).toEqual([]);
    expect(report.sources.filter((source) => !source.simulated)).toEqual([]);
  });

  it('holds statements against one another, and not invented ones, which were made to fit', async () => {
    const slip = (items: readonly StatementItem[]): readonly StatementItem[] =>
      items.map((item) =>
        item.line === 'totalAssets' && item.period.label === 'Q2 FY2026' ? { ...item, value: item.value * 1000 } : item,
      );
    const gapsOf = async (simulated: boolean): Promise<readonly string[]> => {
      const report = await reportOn(acme, { company: growingCompany, simulated }, slip);
      return report.gaps.map(({ what }) => what.en).filter((what) => /total assets/i.test(what));
    };
    expect(await gapsOf(false)).not.toEqual([]);
    expect(await gapsOf(true)).toEqual([]);
  });
});

describe('a report as of an earlier date', () => {
  it.each(['2019-06-30', '2020-02-18', '2023-01-02'])('knows nothing later than %s', async (asOf) => {
    const { report } = await runReport(acme, { company: growingCompany, asOf });
    expect(report.facts.filter((fact) => fact.asOf > asOf || fact.knownAt > asOf)).toEqual([]);
    expect(report.sources.filter((source) => source.asOf > asOf)).toEqual([]);
    expect(report.checked.withheld).toBe(0);
  });

  it('takes a fiscal year only once it has been filed', async () => {
    const before = await runReport(acme, { company: growingCompany, asOf: '2020-02-18' });
    const after = await runReport(acme, { company: growingCompany, asOf: '2020-02-20' });
    expect(before.report.facts.some((fact) => fact.id === 'revenue.FY2019')).toBe(false);
    expect(valueOf(after.report, 'revenue.FY2019')).toBeGreaterThan(0);
  });

  it('refuses adjusted prices that contain a later split', async () => {
    const actions = [
      { kind: 'split', instrumentId: acme.id, exDate: '2024-06-10', knownAt: '2024-05-20', ratio: 4 },
    ] as const;
    const { report } = await runReport(acme, {
      company: growingCompany,
      actions,
      asOf: '2020-06-30',
      leaksSplits: true,
    });
    expect(report.gaps.map((gap) => gap.code)).toContain('data-refused');
    expect(report.facts.some((fact) => fact.id === 'high52w')).toBe(false);
    expect(valueOf(report, 'price')).toBeGreaterThan(0);
  });
});

describe('a report about something else than an ordinary company', () => {
  it('says why the cash flow of a loss-maker is not discounted', async () => {
    const company = { ...growingCompany, operatingMargin: -0.2, cashMargin: -0.1 };
    const { report } = await runReport(acme, { company });
    expect(status(report, 'valuation')).toBe('partial');
    const blocks = report.sections.find((section) => section.key === 'valuation')?.blocks ?? [];
    expect(blocks.some((block) => block.kind === 'not-applicable' && block.reason.en.includes('not above zero'))).toBe(
      true,
    );
    expect(report.facts.some((fact) => fact.id === 'dcfTwoStage')).toBe(false);
    const pe = report.facts.find((fact) => fact.id === 'priceToEarnings.TTM');
    expect(pe?.value).toBeNull();
    expect(pe?.why?.en).toContain('not above zero');
  });

  it('knows nothing of the debt of a company whose filings state none', async () => {
    const { report } = await runReport(acme, { company: { ...growingCompany, debt: null } });
    const debt = report.facts.find((fact) => fact.id === 'totalDebt.TTM');
    expect(debt?.value).toBeNull();
    expect(debt?.why?.en).toContain('No source has it');
    const gap = report.gaps.find(({ what }) => what.en === 'Valuation, in part');
    expect(gap?.why.en).toMatch(/^Net debt is not known: Total debt is not known: /);
    expect(gap?.what['zh-CN']).toBe('估值（部分）');
    expect(report.facts.find((fact) => fact.id === 'netCash.TTM')?.value).toBeNull();
    expect(report.facts.some((fact) => fact.id === 'dcfTwoStage')).toBe(false);
  });

  it('says when the last twelve months ended, where that is long past', async () => {
    const endsOf = async (until: string) => {
      const report = await reportOn(acme, { company: growingCompany }, (items) =>
        items.filter(({ period }) => period.end < until),
      );
      const said = sentencesOf(report).map(({ en }) => en.filter((part) => typeof part === 'string').join(''));
      return said.filter((one) => one.startsWith('These twelve months'));
    };
    expect(await endsOf('2026-12-01')).toEqual([]);
    expect(await endsOf('2026-04-01')).toEqual([expect.stringContaining('end on 2026-03-31')]);
  });

  it('tells net debt of the newest balance sheet that has all its parts, with its day', async () => {
    const invested = { ...growingCompany, shortTermInvestments: 4e8 };
    const netDebt = async (company: typeof invested) => {
      const { report } = await runReport(acme, { company });
      const fact = (id: string) => report.facts.find((one) => one.id === id);
      const said = sentencesOf(report).map(({ en }) => en.filter((part) => typeof part === 'string').join(''));
      const [debt, cash] = [fact('netDebt.TTM'), fact('netCash.TTM')];
      return {
        debt,
        cash,
        isDiscounted: fact('dcfTwoStage') !== undefined,
        said: said.filter((one) => one.startsWith('Net debt is of')),
        inShort: said.filter((one) => one.startsWith('Cash and debt are those of ')),
      };
    };
    const whole = await netDebt(invested);
    expect([whole.debt?.period?.end, whole.said, whole.inShort]).toEqual(['2026-09-30', [], []]);
    for (const line of ['shortTermDebt', 'shortTermInvestments'] as const) {
      const short = { from: '2026-09-01', without: [line] };
      const { debt, cash, isDiscounted, said, inShort } = await netDebt({ ...invested, short });
      expect([debt?.period?.end, cash?.period?.end, isDiscounted], line).toEqual(['2026-06-30', '2026-06-30', true]);
      expect(debt?.value).toBeCloseTo(-(cash?.value ?? 0), 6);
      expect(said).toEqual([expect.stringContaining('of 2026-06-30: the balance sheet of 2026-09-30')]);
      expect(inShort).toEqual([expect.stringContaining('of 2026-06-30')]);
    }
    // The count of shares of the balance sheet before, which the market value is of then.
    const ofShares = /^(?:shares|eps)/;
    const uncounted = await reportOn(acme, { company: growingCompany }, (items) =>
      items.filter(({ line, period }) => period.end < '2026-09-01' || !ofShares.test(line)),
    );
    const find = (id: string) => uncounted.facts.find((one) => one.id === id);
    const counted = find('marketCap.TTM')?.formula?.inputs.flatMap((input) => ('fact' in input ? input.fact : []));
    expect(find('marketCap.TTM')?.value).toBeGreaterThan(0);
    expect(counted).toContain('sharesOutstanding.2026-06-30');
    // Of a line that was not stated for a year nothing is known, and nothing is made of what is left.
    const ended = await netDebt({ ...invested, short: { from: '2025-09-01', without: ['shortTermInvestments'] } });
    expect([ended.debt?.value, ended.isDiscounted]).toEqual([null, false]);
    expect(ended.debt?.why?.en).toContain('though earlier ones do');
  });

  it('does not discount the cash flow of a bank, and shows it price to book', async () => {
    const { report } = await runReport(bank, { company: growingCompany });
    expect(report.facts.some((fact) => fact.id === 'dcfTwoStage' || fact.id.startsWith('evToEbit'))).toBe(false);
    expect(valueOf(report, 'priceToBook.median')).toBeGreaterThan(0);
    expect(report.gaps.map((gap) => gap.why.en).join()).toContain('bank');
  });

  it('reads a coin by its cycle and has no statements', async () => {
    const run = await runReport(coin);
    expect(run.report.template).toBe('crypto');
    expect(run.report.sections.map((section) => section.key)).toEqual([
      'summary',
      'price',
      'valuation',
      'case',
      'factors',
      'cycle',
      'technicals',
      'returns',
      'events',
      'ownership',
      'rules',
      'risks',
      'quality',
    ]);
    expect(valueOf(run.report, 'mayerMultiple')).toBeGreaterThan(0);
    expect(endState(run, 'filings')).toBe('skipped');
    // Nothing failed; what no source publishes or nobody measured is named all the same.
    expect(run.report.gaps.filter(({ code }) => code !== undefined)).toEqual([]);
    expect(status(run.report, 'ownership')).toBe('not-runnable');
  });

  it('reads a fund by its price', async () => {
    const { report } = await runReport(fund);
    expect(report.template).toBe('fund');
    expect(report.sections.some((section) => section.key === 'financials')).toBe(false);
    expect(status(report, 'returns')).toBe('ok');
  });

  it('never mixes the currency of the statements with that of the price', async () => {
    const instrument = { ...acme, reportingCurrency: 'CNY' };
    const company = { ...growingCompany, currency: 'CNY' };
    const { report } = await runReport(instrument, { company });
    expect(status(report, 'multiples')).toBe('not-runnable');
    expect(report.gaps.map((gap) => gap.why.en).join()).toContain('CNY');
    expect(valueOf(report, 'revenue.TTM')).toBeGreaterThan(0);
  });

  it('converts the price with a dated rate where one is to be had', async () => {
    const instrument = { ...acme, reportingCurrency: 'CNY' };
    const company = { ...growingCompany, currency: 'CNY' };
    const plain = await runReport(acme, { company: growingCompany });
    const { report } = await runReport(instrument, { company, exchangeRate: 0.125 });
    const pe = report.facts.find((fact) => fact.id === 'priceToEarnings.TTM');
    expect(pe?.value).toBeCloseTo((valueOf(plain.report, 'priceToEarnings.TTM') ?? Number.NaN) / 0.125, 9);
    expect(pe?.quality).toContain('currency-converted');
    expect(report.facts.find((fact) => fact.id === 'dcfTwoStage')?.currency).toBe('CNY');
    expect(report.checked.withheld).toBe(0);
  });
});

describe('a report about a receipt', () => {
  it('counts in receipts, each for eight shares, in price, earnings and value', async () => {
    const plain = await runReport(acme, { company: growingCompany });
    const { report } = await runReport({ ...acme, sharesPerUnit: 8 }, { company: growingCompany });
    const times = (id: string): number =>
      (valueOf(report, id) ?? Number.NaN) / (valueOf(plain.report, id) ?? Number.NaN);
    expect(times('priceToEarnings.TTM')).toBeCloseTo(1 / 8, 9);
    expect(times('marketCap.TTM')).toBeCloseTo(1 / 8, 9);
    expect(times('freeCashFlow.TTM')).toBe(1);
    expect(report.checked.withheld).toBe(0);
  });
});

describe('a report with sources that do not answer', () => {
  it('is finished without prices, and lists them as a gap', async () => {
    const run = await runReport(acme, {
      company: growingCompany,
      broken: { bars: 'provider-timeout', actions: 'provider-timeout' },
    });
    expect(endState(run, 'prices')).toBe('failed');
    expect(endState(run, 'check')).toBe('done');
    expect(status(run.report, 'price')).toBe('not-runnable');
    expect(status(run.report, 'financials')).toBe('ok');
    expect(run.report.gaps[0]?.code).toBe('provider-timeout');
    expect(run.report.header.price).toBeNull();
  });

  it('is finished without statements, and still says what the price did', async () => {
    const run = await runReport(acme, { company: growingCompany, broken: { fundamentals: 'provider-body' } });
    expect(endState(run, 'filings')).toBe('failed');
    expect(status(run.report, 'financials')).toBe('not-runnable');
    expect(status(run.report, 'summary')).toBe('ok');
    expect(run.report.gaps.map((gap) => gap.code)).toContain('provider-body');
  });

  it('is finished when nothing answers at all', async () => {
    const broken = {
      bars: 'provider-unreachable',
      actions: 'provider-unreachable',
      fundamentals: 'provider-unreachable',
    } as const;
    const { report } = await runReport(acme, {
      company: growingCompany,
      broken: { ...broken, events: 'provider-unreachable' },
    });
    expect(status(report, 'summary')).toBe('not-runnable');
    expect(report.gaps.length).toBeGreaterThan(2);
    expect(status(report, 'quality')).toBe('ok');
  });

  it('says when a fallback or an older answer was used', async () => {
    const fallback = await runReport(acme, { company: growingCompany, failedFirst: ['first'] });
    expect(endState(fallback, 'prices')).toBe('fallback');
    const event = fallback.events.findLast((one) => one.stage === 'prices');
    expect(event?.attempts.map((attempt) => attempt.provider)).toEqual(['first', 'test']);
    expect(event?.summary.en).toContain('test instead of first');
    const stale = await runReport(acme, { company: growingCompany, staleBars: 'no source answered' });
    expect(endState(stale, 'prices')).toBe('fallback');
    expect(stale.report.facts.find((fact) => fact.id === 'price')?.quality).toContain('stale');
  });

  it('says that the SEC was not heard, and where to give the contact that it asks for', async () => {
    const { report } = await runReport(acme, { company: growingCompany, failedFirst: ['sec'] });
    const gap = report.gaps.find(({ why }) => why.en.includes('Settings'));
    expect(gap?.why.en).toContain('contact');
    const heard = await runReport(acme, { company: growingCompany, failedFirst: ['first'] });
    expect(heard.report.gaps.filter(({ why }) => why.en.includes('SEC'))).toEqual([]);
  });

  it('flags a price whose market has long traded on', async () => {
    const run = await runReport(acme, { company: growingCompany, prices: { to: '2026-10-30' } });
    expect(endState(run, 'prices')).toBe('fallback');
    expect(run.report.facts.find((fact) => fact.id === 'dayChange')?.quality).toContain('stale');
    expect(
      run.events
        .flatMap((event) => event.warnings)
        .map((text) => text.en)
        .join(),
    ).toContain('2026-10-30');
  });

  it('refuses simulated answers in a live report', async () => {
    const { report } = await runReport(acme, { company: growingCompany, answersSimulated: true });
    expect(report.facts.filter((fact) => fact.simulated)).toEqual([]);
    expect(status(report, 'price')).toBe('not-runnable');
    expect(report.gaps.map((gap) => gap.code)).toContain('data-refused');
  });
});

describe('a run', () => {
  it('tells each stage in order: running, then how it ended, with its seconds', async () => {
    const { events } = await runReport(acme, { company: growingCompany });
    expect([...new Set(events.map((event) => event.stage))]).toEqual([...runStages]);
    for (const stage of runStages) {
      const own = events.filter((event) => event.stage === stage);
      expect(own[0]?.state).toBe('running');
      expect(own.at(-1)?.state).toBe('done');
      expect(own.slice(0, -1).every((event) => event.state === 'running' && event.endedAt === undefined)).toBe(true);
      expect((own.at(-1)?.endedAt ?? 0) > (own[0]?.startedAt ?? Infinity)).toBe(true);
    }
  });

  it('hands out every figure once, the price before anything else', async () => {
    const { report, events } = await runReport(acme, { company: growingCompany });
    const told = events.flatMap((event) => event.facts.map((fact) => fact.id));
    expect(told[0]).toBe('price');
    expect(told.toSorted()).toEqual(report.facts.map((fact) => fact.id).toSorted());
    const sources = events.flatMap((event) => event.sources.map((source) => source.id));
    expect(new Set(sources)).toEqual(new Set(report.sources.map((source) => source.id)));
  });

  it.each([1, 4, 8, 12])('stopped after %i events ends with what exists, marked partial', async (stopAfter) => {
    const run = await runReport(acme, { company: growingCompany, stopAfter });
    const states = run.report.sections.map((section) => section.status);
    expect(states).not.toContain('ok');
    expect(run.report.sections.every((section) => section.why !== undefined)).toBe(true);
    expect(run.events.some((event) => event.state === 'skipped')).toBe(true);
    expect(endState(run, 'check')).toBe('done');
    expect(run.report.checked.withheld).toBe(0);
  });
});

describe('sentences', () => {
  it('say the same figures with the same digits in every language', async () => {
    const company = fc.record({
      operatingMargin: fc.double({ min: -0.3, max: 0.5, noNaN: true }),
      cashMargin: fc.double({ min: -0.2, max: 0.5, noNaN: true }),
      quarterlyGrowth: fc.double({ min: -0.04, max: 0.06, noNaN: true }),
      debt: fc.double({ min: 0, max: 9e9, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(company, async (change) => {
        const { report } = await runReport(acme, { company: { ...growingCompany, ...change } });
        const [english, ...others] = locales.map((locale) => printed(report, locale));
        // Chinese writes a multiple with a word of its own: 18.5倍 is 18.5×.
        for (const other of others) expect(other.map((line) => line.replaceAll('倍', '×'))).toEqual(english);
        expect(report.checked.withheld).toBe(0);
        const summary = report.sections.find((section) => section.key === 'summary')?.blocks ?? [];
        const count = summary.flatMap((block) => (block.kind === 'bullets' ? block.items : [])).length;
        expect(count).toBeGreaterThanOrEqual(3);
        expect(count).toBeLessThanOrEqual(6);
      }),
      { numRuns: 12, seed: 4620 },
    );
  });
});

describe('price levels', () => {
  const level = (report: Report, id: string): { unit: string; decimals: number } | undefined => {
    const fact = report.facts.find((one) => one.id === id);
    return fact === undefined ? undefined : { unit: fact.unit, decimals: fact.decimals };
  };

  it('print the digits of the instrument, as far as they mean something', async () => {
    const small = await runReport({ ...coin, priceDecimals: 6 }, { prices: { firstPrice: 0.02 } });
    expect(level(small.report, 'price')).toEqual({ unit: 'price', decimals: 6 });
    const large = await runReport({ ...coin, priceDecimals: 6 }, { prices: { firstPrice: 2000 } });
    expect(level(large.report, 'allTimeHigh')?.decimals).toBeLessThanOrEqual(4);
  });

  it('of an index are points, not money', async () => {
    const index: typeof fund = { ...fund, id: 'US:^TEST', kind: 'index' };
    const { report } = await runReport(index);
    expect(level(report, 'price')).toEqual({ unit: 'points', decimals: 2 });
    expect(level(report, 'high52w')).toEqual({ unit: 'points', decimals: 2 });
    expect(report.checked.withheld).toBe(0);
  });
});
