import { describe, expect, it } from 'vitest';
import type { Instrument } from '@plumbline/model/instrument';
import type { Desk } from '../tool.ts';
import { fakeMarketData } from '../report/testing/fake-market-data.ts';
import { growingCompany } from '../report/testing/fake-statements.ts';
import { acme, bank, coin, fund } from '../report/testing/instruments.ts';
import { runReport } from '../report/testing/run-report.ts';
import { figureAct } from './acts/figures.ts';
import { answer } from './testing/answer.ts';
import { closeOn } from './testing/close-on.ts';
import { fakeDesk } from './testing/fake-desk.ts';

describe('a multiple', () => {
  it('is told with its place among its own past, as the report tells it', async () => {
    const { words, valueOf } = await answer('What is the P/E of Acme Systems?');
    expect(words).toMatch(/^P\/E of Acme Systems/);
    expect(words).toMatch(/own past: percentile|usual for the company: percentile/);
    const place = await answer('P/E percentile of Acme Systems');
    expect(place.words).toContain('percentile {US:ACME/priceToEarnings.percentile}');
    const { report } = await runReport(acme, { company: growingCompany });
    const stated = report.facts.find(({ id }) => id === 'priceToEarnings.percentile')?.value;
    expect(stated).toEqual(expect.any(Number));
    expect(valueOf('US:ACME/priceToEarnings.percentile')).toBe(stated);
    const young = await answer('gross margin of Acme Systems against its own history');
    expect(young.words).toMatch(/^Gross margin of Acme Systems.*No connected source has the place of/);
    const past = await answer('What was the P/E of Acme Systems in 2022?');
    expect(past.words).not.toContain('percentile');
  });
});

/** A desk whose company reports in another currency than it trades in. */
function abroad(options: Partial<Parameters<typeof fakeMarketData>[0]>): Desk {
  const instrument: Instrument = { ...acme, currency: 'HKD', reportingCurrency: 'CNY' };
  const { desk } = fakeDesk([], instrument);
  const company = { ...growingCompany, currency: 'CNY' };
  const data = fakeMarketData({ instrument, company, exchangeRate: 1.08, ...options });
  return { ...desk, market: async () => ({ data, simulated: options.simulated ?? false }) };
}

describe('an amount held beside the price', () => {
  it('is told in the money of the price first and that of the statements second, by the name of its side', async () => {
    const rich = await answer('How much net cash does Acme Systems have?', { desk: abroad({}) });
    expect(rich.words).toMatch(/^Net cash of Acme Systems.*traded\}\. In the currency of its statements that is \{/);
    const netCash = rich.body.facts.find(({ id }) => id.endsWith('.traded'));
    expect(netCash?.currency).toBe('HKD');
    const company = { ...growingCompany, currency: 'CNY', debt: 8e9 };
    const owing = await answer('How much net cash does Acme Systems have?', { desk: abroad({ company }) });
    expect(owing.words).toMatch(/^Borrowings of Acme Systems.* exceed its cash: net debt of \{/);
    expect(owing.body.facts.find(({ id }) => id.endsWith('.traded'))?.value).toBeLessThan(0);
    const chinese = await answer('Acme Systems 的净债务', { desk: abroad({}), locale: 'zh-CN' });
    expect(chinese.words).toMatch(/现金多于借款：净现金/);
    const english = await answer('net debt of Acme Systems', { desk: abroad({}) });
    expect(english.words).toMatch(/^Cash of Acme Systems.* exceeds its borrowings: net cash of \{/);
  });
});

describe('a premium to another listing', () => {
  const other: Instrument = { ...acme, id: 'HK:09988', market: 'hk', currency: 'CNY' };
  const related = [{ instrument: other, unitsEach: 1 }];

  it('is answered as the report has it, with both prices, the rate and their days, and why not where it has none', async () => {
    const { words, body } = await answer('A/H premium of Acme Systems', { desk: abroad({ related }) });
    expect(words).toMatch(/^Acme Systems trades \{US:ACME\/premiumToOther@HK:09988\} above its Hong Kong listing/);
    expect(words).toMatch(/Its price is \{US:ACME\/price\} \(\d{4}-\d\d-\d\d\).*\{US:ACME\/price@HK:09988\}/);
    expect(words).toMatch(/one CNY was worth \{US:ACME\/exchangeRate\.CNYHKD@\d{4}-\d\d-\d\d\}/);
    expect(words).not.toContain('simulated');
    const value = (id: string) => body.facts.find((fact) => fact.id === `US:ACME/${id}`)?.value ?? Number.NaN;
    expect(value('premiumToOther@HK:09988')).toBeCloseTo(value('price') / (value('price@HK:09988') * 1.08) - 1, 9);
    const two = await answer('A/H premium of Acme Systems', {
      desk: abroad({ related: [{ instrument: other, unitsEach: 2 }] }),
    });
    expect(two.words).toMatch(/\} below its Hong Kong listing/);
    const past = await answer('A/H premium of Acme Systems in 2022', { desk: abroad({ related }) });
    expect(past.words).not.toContain('{US:ACME/premiumToOther');
    const alone = await answer('A/H premium of Acme Systems', { desk: abroad({}) });
    expect(alone.words).toBe('No other listing of Acme Systems is on record.');
  });

  it('is what is asked for where the two listings are said to lie apart', async () => {
    const part = <T>(value: T) => ({ value, from: 'text' as const, spans: [] });
    const steps = figureAct(
      {
        act: 'figure',
        instruments: [part(acme.id)],
        subjects: [part({ kind: 'market', id: 'CN' } as const), part({ kind: 'market', id: 'HK' } as const)],
        topics: [part({ kind: 'price', id: 'distanceTo' } as const)],
        periods: [],
        args: {},
      },
      { text: '', directory: await fakeDesk().desk.directory(), words: [], open: null, strategy: null, attached: [] },
    );
    expect(steps).toMatchObject([{ tool: 'figure', input: { metrics: ['premiumToOther'] } }]);
  });

  it('is told on the simulated market, which its report leaves out, as one that says nothing of the real one', async () => {
    const desk = abroad({ related, simulated: true });
    const { words } = await answer('A/H premium of Acme Systems', { desk });
    expect(words).toMatch(/^Acme Systems trades .* says nothing of the real premium\.$/);
    const chinese = await answer('Acme Systems AH溢价', { desk, locale: 'zh-CN' });
    expect(chinese.words).toMatch(/\{US:ACME\/premiumToOther@HK:09988\}.*1 CNY 兑.*不反映真实溢价。$/);
    const hongKong = await answer('Acme Systems AH溢價', { desk, locale: 'zh-HK' });
    expect(hongKong.words).toMatch(/\{US:ACME\/premiumToOther@HK:09988\}.*1 CNY 兌.*不反映真實溢價。$/);
  });
});

describe('an amount asked for in another currency', () => {
  it('has its own time beside each, and the rate', async () => {
    const several = await answer('Acme Systems revenue in 2021 and 2022 in HKD', { desk: abroad({}) });
    expect(several.words).toMatch(/In HKD that is: FY2021 \{[^}]+\.HKD\}, FY2022 \{[^}]+\.HKD\}\. The rate is \{/);
  });

  it('is that of shares held, by the rate of the day', async () => {
    const { words, body } = await answer('how much are 100 shares of Acme Systems in CNY', { desk: abroad({}) });
    expect(words).toMatch(/^Acme Systems: \{.*a share\. In CNY that is \{.*\}\. ?The rate is \{HKD\/CNY\}/);
    const value = body.facts.find(({ id }) => id === 'holding.US:ACME/price')?.value ?? Number.NaN;
    expect(body.facts.find(({ currency, id }) => currency === 'CNY' && id.endsWith('.CNY'))?.value).toBeCloseTo(
      value * 1.08,
      6,
    );
  });
});

it('tells each quarter where it is asked by quarter, and no year in its place', async () => {
  const { words, calls } = await answer('Acme Systems revenue by quarter for the last two years');
  expect(calls).toMatchObject([{ metrics: ['revenue'], periods: ['last 8 quarters'] }]);
  expect(words.match(/Q\d FY20\d\d \{/g)).toHaveLength(8);
  const chinese = await answer('顶点系统各季度营收', { locale: 'zh-CN' });
  expect(chinese.words.match(/\{/g)).toHaveLength(8);
});

it('tells a growth over years to its end, not over the last twelve months', async () => {
  const { words } = await answer('5-year revenue CAGR of Acme Systems');
  expect(words).toMatch(/^5-year revenue CAGR of Acme Systems to \d{4}-\d\d-\d\d: \{/);
  const two = await answer('Compare the 5-year revenue CAGR of Acme Systems and Nordix Works');
  expect(two.words).toMatch(/5-year revenue CAGR to \d{4}-\d\d-\d\d: \{/);
});

describe('a value', () => {
  it('is the one that the report states, with the cash flow as a part of it', async () => {
    const { words, valueOf } = await answer('What is Acme Systems worth?', { desk: fakeDesk().desk });
    expect(words).toMatch(/^All methods together put a share of Acme Systems at \{US:ACME\/blendedValue\}/);
    expect(words).toContain('Discounted free cash flow alone comes to {US:ACME/dcfTwoStage}');
    const { report } = await runReport(acme, { company: growingCompany });
    for (const id of ['blendedValue', 'upside.blended', 'value.p10', 'value.p90', 'dcfTwoStage', 'impliedGrowth']) {
      const stated = report.facts.find((fact) => fact.id === id)?.value;
      expect(stated, id).toEqual(expect.any(Number));
      expect(valueOf(`US:ACME/${id}`), id).toBe(stated);
    }
  });
});

describe('a value at a rate that the growth for ever after reaches', () => {
  it('has none, and the reader is told why', async () => {
    const { words } = await answer('Value Acme Systems at a discount rate of 1%');
    expect(words).toContain('A discount rate at or below the growth for ever after gives no value');
    expect(words).not.toContain('No connected source');
  });
});

describe('a value at a rate of more than the whole', () => {
  it.each(['What is Acme Systems worth at 2000% growth?', 'Value Acme Systems at a discount rate of 150%'])(
    'is not computed, and the reader is asked for another rate: %s',
    async (text) => {
      expect((await answer(text)).words).toMatch(
        /more than 100% is not computed here\. Ask again with one such as 20%/,
      );
    },
  );
});

describe('a value by one method', () => {
  it('is that of the report by it, with what it rests on and what all methods say', async () => {
    const { words, calls, valueOf } = await answer('what is Acme Systems worth by residual income');
    expect(calls).toEqual([{ tool: 'valuation', symbol: acme.id, method: 'residualIncome' }]);
    expect(words).toMatch(/^By one method alone \(residual income\) a share of Acme Systems is worth \{US:ACME\/resid/);
    expect(words).toMatch(/It rests on: book value per share on \d{4}-\d\d-\d\d \{.*; cost of equity \{/);
    expect(words).toMatch(/All methods together, as in its report, put it at \{US:ACME\/blendedValue\}/);
    expect(words).toContain('In that value this method counts for {US:ACME/methodWeight.residualIncome}.');
    const { report } = await runReport(acme, { company: growingCompany });
    const value = report.facts.find(({ id }) => id === 'residualIncomeValue')?.value ?? Number.NaN;
    expect(valueOf('US:ACME/residualIncomeValue')).toBe(value);
    const gap = valueOf('US:ACME/upside.residualIncomeValue') ?? Number.NaN;
    expect(gap).toBeCloseTo(value / (valueOf('US:ACME/price') ?? Number.NaN) - 1, 9);
  });

  it('is of the multiples that it was paid in its own past, with the earnings they are of', async () => {
    const { words, body, valueOf } = await answer('用市盈率给 Acme Systems 估值', { locale: 'zh-CN' });
    expect(words).toMatch(/^仅按一种方法（自身历史市盈率），顶点系统每股价值 \{US:ACME\/ownEarnings\.median\}/);
    const [value, multiple] = ['ownEarnings', 'priceToEarnings'].map((id) => valueOf(`US:ACME/${id}.median`) ?? 0);
    const earnings = body.facts.find(({ metric, period }) => metric === 'epsDiluted' && period?.label === 'TTM');
    expect(value).toBeCloseTo((multiple ?? 0) * (earnings?.value ?? 0), 6);
    const several = await answer('value Acme Systems using multiples');
    expect(several.words).toMatch(/^Paid for as in its own past, .*ownEarnings\.median\}.*ownBook\.median\}/);
  });

  it('is refused with the reason of this company, and the value of its report told', async () => {
    const unpaid = await answer('value Acme Systems with a dividend discount model');
    expect(unpaid.words).toMatch(
      /^Acme Systems has no value by that method \(dividends, slowing growth\)\. .*dividend/,
    );
    expect(unpaid.words).toContain('All methods together, as in its report, put it at');
    const { desk } = fakeDesk([], bank);
    const lender = await answer('First Test Bank worth by DCF', { desk });
    expect(lender.words).toMatch(
      /^First Test Bank has no value by that method .*A financial company \(bank, insurer, broker or exchange\) works with/,
    );
    const parts = await answer('Acme Systems 用分部估值法值幾多', { locale: 'zh-HK' });
    expect(parts.words).toMatch(/^頂點系統沒有按該方法（分部加總估值）計算的價值。沒有來源以數據形式/);
    const held = await answer('value Ether by DCF', { desk: fakeDesk([], coin).desk });
    expect(held.words).toMatch(/^Ether has no value by that method .*A coin has no cash flow/);
  });

  it('is kept for the next company, and changed for the next method', async () => {
    const other = await answer('and Nordix Works?', { before: ['value Acme Systems by residual income'] });
    expect(other.calls).toEqual([{ tool: 'valuation', symbol: 'US:NDXA', method: 'residualIncome' }]);
    const next = await answer('and by DCF?', { before: ['value Acme Systems by residual income'] });
    expect(next.calls).toEqual([{ tool: 'valuation', symbol: acme.id, method: 'cashFlow' }]);
    const all = await answer('what is it worth?', { before: ['value Acme Systems by residual income'] });
    expect(all.calls).toEqual([{ tool: 'valuation', symbol: acme.id }]);
  });
});

describe('the risks of a company', () => {
  it('are those that its report lists, in its order', async () => {
    const { calls, words } = await answer('What are the risks of Acme Systems?', { desk: fakeDesk().desk });
    expect(calls).toEqual([{ tool: 'risks', symbol: acme.id }]);
    const risky = await answer('how risky is Acme Systems', { desk: fakeDesk().desk });
    expect(risky.calls.map(({ tool }) => tool)).toEqual(['risks', 'figure']);
    const { report } = await runReport(acme, { company: growingCompany });
    const rows = report.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((one) => (one.kind === 'risks' ? one.rows : []));
    expect(rows.length).toBeGreaterThan(2);
    const places = rows.slice(0, 5).map(({ text: { en } }) => words.indexOf(String(en[0])));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('whether a share is dear', () => {
  it('is told by the one value of the report, with the strongest claims of its case on both sides', async () => {
    // Restless prices speak against it, beside what they are worth.
    const options = { company: growingCompany, prices: { swing: 0.03 } };
    const data = fakeMarketData({ instrument: acme, ...options });
    const desk = { ...fakeDesk().desk, market: async () => ({ data, simulated: false }) };
    const { words, valueOf } = await answer('Is Acme Systems overvalued, and why?', { desk });
    const { report } = await runReport(acme, options);
    const gap = report.facts.find(({ id }) => id === 'upside.blended')?.value ?? 0;
    expect(valueOf('US:ACME/upside.blended')).toBe(gap);
    expect(words).toContain(gap > 0 ? 'Acme Systems is cheap' : 'Acme Systems is dear');
    const claims = report.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'claims');
    const sides = claims?.kind === 'claims' ? [claims.bull, claims.bear] : [];
    const first = sides.map((side) => side.find(({ text }) => !JSON.stringify(text.en).includes('upside.blended')));
    expect(first.map((one) => one !== undefined && words.includes(String(one.text.en[0])))).toEqual([true, true]);
    expect(words).not.toContain('cannot be proven');
  });
});

describe('a coin and a fund', () => {
  it.each([
    [coin, /^\S+.* is not valued by cash flow\. A coin has no cash flow/],
    [fund, /^\S+.* is not valued by cash flow\. A fund or an index has no statements/],
  ] as const)('say why they have no value', async (instrument, words) => {
    const { words: said } = await answer(`What is the fair value of ${instrument.name.en}?`, {
      desk: fakeDesk([], instrument).desk,
    });
    expect(said).toMatch(words);
  });

  it('are worth their price where nobody asks for an estimate of it', async () => {
    const { words: said } = await answer(`What is ${coin.name.en} worth?`, { desk: fakeDesk([], coin).desk });
    expect(said).toMatch(/ last traded at /);
  });
});

describe('a what-if', () => {
  it('takes what is given, and says the assumptions it rests on', async () => {
    const { body, calls, words, valueOf } = await answer('What is Acme Systems worth if it grows 8% a year?');
    expect(calls).toEqual([{ tool: 'valuation', symbol: acme.id, growth: 0.08 }]);
    expect(words).toMatch(
      /^Discounted free cash flow then puts a share of Acme Systems at \{US:ACME\/dcfTwoStage\.given\} instead of \{US:ACME\/dcfTwoStage\}, \{US:ACME\/dcfTwoStage\.change\};/,
    );
    expect(valueOf('US:ACME/growth.given')).toBe(0.08);
    const [after, before] = [valueOf('US:ACME/dcfTwoStage.given'), valueOf('US:ACME/dcfTwoStage')];
    expect(valueOf('US:ACME/dcfTwoStage.change')).toBeCloseTo((after ?? 0) / (before ?? 1) - 1, 9);
    // No two figures of the table have one name, and the value before is told from the one after.
    const shown = body.blocks.flatMap((one) =>
      one.kind === 'widget' && one.widget.kind === 'figures' ? one.widget.facts : [],
    );
    const names = shown.map((id) => body.facts.find((fact) => fact.id === id)?.metric);
    expect(names).toEqual([...new Set(names)]);
    expect(names.slice(0, 3)).toEqual(['dcfTwoStage', 'valueBefore', 'valueChange']);
    expect(valueOf('US:ACME/dcfTwoStage.before')).toBe(before);
  });

  it('at a multiple is that multiple of the earnings', async () => {
    const { calls, valueOf } = await answer('What if Acme Systems trades at 20x earnings?');
    expect(calls).toEqual([{ tool: 'valuation', symbol: acme.id, multiple: 20 }]);
    const earnings = valueOf('US:ACME/epsDiluted.TTM') ?? valueOf('US:ACME/epsDiluted.TTM.computed') ?? Number.NaN;
    expect(valueOf('US:ACME/valueByMultiple.given')).toBeCloseTo(20 * earnings, 6);
  });

  it('at a price or on earnings tells what ratios of the price would be', async () => {
    const now = await answer('What is the P/E of Acme Systems?');
    const pe = now.valueOf('US:ACME/priceToEarnings.TTM') ?? Number.NaN;
    const price = now.valueOf('US:ACME/price') ?? (await answer('price of Acme Systems')).valueOf('US:ACME/price');
    const { calls, valueOf, words } = await answer('What P/E would Acme Systems be on if it went to 300?');
    expect(calls).toEqual([{ tool: 'valuation', symbol: acme.id, ratio: 'priceToEarnings', price: 300 }]);
    const then = valueOf('US:ACME/priceToEarnings.TTM.given') ?? Number.NaN;
    expect(then / pe).toBeCloseTo(300 / (price ?? Number.NaN), 9);
    expect(words).toBe(
      'P/E of Acme Systems at a price of {US:ACME/price.given}: {US:ACME/priceToEarnings.TTM.given} instead of {US:ACME/priceToEarnings.TTM}. All else is as on record.',
    );
    const doubled = await answer('If the earnings of Acme Systems double, what P/E is that?');
    expect(doubled.calls).toEqual([{ tool: 'valuation', symbol: acme.id, ratio: 'priceToEarnings', epsChange: 1 }]);
    expect((doubled.valueOf('US:ACME/priceToEarnings.TTM.given') ?? Number.NaN) / pe).toBeCloseTo(0.5, 9);
  });

  it('on an input that the valuation does not take is refused by its name', async () => {
    const { calls, words } = await answer('What if the net margin of Acme Systems rises to 30%?');
    expect(calls).toEqual([]);
    expect(words).toBe('Read, but the valuation here does not take it: Net margin.');
  });
});

describe('an amount put in before', () => {
  it('is what the total return since then makes of it', async () => {
    const asked = await answer('What would I have now if I had put $10,000 into Acme Systems five years ago?');
    expect(asked.calls).toEqual([
      { tool: 'invested', symbol: acme.id, amount: 10_000, since: '2021-11-20', currency: 'USD' },
    ]);
    expect(asked.words).toMatch(/^It would be worth \{invested\.[^}]+\} now: Acme Systems returned \{/);
    const [first, last] = [closeOn('2021-11-19'), closeOn('2026-11-20')];
    const worth = asked.body.facts.find(({ id }) => id.startsWith('invested.'));
    expect(worth).toMatchObject({ unit: 'price', currency: 'USD' });
    expect(worth?.value).toBeCloseTo((10_000 * last) / first, 2);
  });

  it.each([
    ['zh-CN', '五年前投入1万美元买顶点系统，现在值多少'],
    ['zh-HK', '五年前投入1萬美元買頂點系統，而家值幾多'],
  ] as const)('is read in Chinese: %s', async (locale, text) => {
    const { calls } = await answer(text, { locale });
    expect(calls).toEqual([
      { tool: 'invested', symbol: acme.id, amount: 10_000, since: '2021-11-20', currency: 'USD' },
    ]);
  });

  it('counts from the start of a year and says so, asks where no time is told, and tells no amount in another currency', async () => {
    const year = await answer('What would I have now if I had put $10,000 into Acme Systems in 2021?');
    expect(year.calls).toMatchObject([{ tool: 'invested', amount: 10_000, since: '2021-01-01' }]);
    expect(year.words).toMatch(
      /returned \{.*from 2020-12-31 to 2026-11-20\..* Counted from 2021-01-01, the start of the time named\./,
    );
    const none = await answer('What would I have now if I had put $10,000 into Acme Systems?');
    expect(none.calls).toEqual([]);
    expect(none.words).toMatch(/^On which day/);
    const euros = await answer('What would I have now if I had put €10,000 into Acme Systems five years ago?');
    expect(euros.calls).toMatchObject([{ tool: 'invested', currency: 'EUR' }]);
    expect(euros.words).toMatch(/^Acme Systems returned \{.*another currency/);
    expect(euros.body.facts.some(({ id }) => id.startsWith('invested.'))).toBe(false);
  });
});
