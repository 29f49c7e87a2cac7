import { formatFact } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import { locales } from '@plumbline/model/locale';
import { describe, expect, it } from 'vitest';
import { claimWriter, frames, answerFrames, readClaim } from './claims.ts';
import { analystKnowledge } from './testing/analyst-facts.ts';

const writer = claimWriter(analystKnowledge);
const write = (given: object) => {
  const claim = readClaim(given);
  if (claim === null) throw new Error('no claim');
  return writer.write(claim);
};
const [one, other] = ['US:NVDA', 'US:AMD'];
const nvidia = { subject: one };
const span = (at: number) => `d000000000001.${at}`;

/** Without the zeros that end a decimal: `$90.0B` as `$90B`. */
const short = (text: string): string => text.replace(/(\d)(?:\.0+|(\.\d*?[1-9])0+)(?!\d)/g, '$1$2');

/** As a reader sees it. */
function read(given: object, locale: Locale): string {
  const written = write(given);
  if (!written.ok) throw new Error(written.why.text.en);
  const facts = new Map([...analystKnowledge.facts, ...(written.made ?? [])].map((fact) => [fact.id, fact]));
  return written.parts[locale]
    .map((part) => {
      if (typeof part === 'string') return part;
      const fact = 'fact' in part ? facts.get(part.fact) : undefined;
      if (fact === undefined) throw new Error('a figure that is not held');
      return 'as' in part && part.as === 'size'
        ? short(formatFact({ ...fact, value: Math.abs(fact.value ?? 0) }, locale))
        : short(formatFact(fact, locale));
    })
    .join('');
}

/** Each frame with what a reader sees in every language. */
const said: readonly (readonly [frame: string, claim: object, en: string, zhCN: string, zhHK: string])[] = [
  [
    'level',
    { handles: [`${one}/revenue.FY2025`], ...nvidia, metric: 'revenue', period: 'FY2025' },
    'Revenue of NVIDIA Corporation in FY2025: $90B.',
    '英伟达 2025 财年的营业收入为 $900亿。',
    '輝達 2025 財年的收入為 $900億。',
  ],
  [
    'streak',
    {
      handles: [2024, 2025, 2026].map((year) => `${one}/revenue.FY${year}`),
      ...nvidia,
      metric: 'revenue',
      direction: 'up',
    },
    'Revenue of NVIDIA Corporation rose year after year: FY2024 ($48B), FY2025 ($90B), FY2026 ($130B).',
    '英伟达的营业收入逐年上升：2024 财年（$480亿）、2025 财年（$900亿）、2026 财年（$1,300亿）。',
    '輝達的收入逐年上升：2024 財年（$480億）、2025 財年（$900億）、2026 財年（$1,300億）。',
  ],
  [
    'rank',
    { handles: [`${one}/netMargin.FY2026`, `${other}/netMargin.FY2026`], metric: 'netMargin', order: 'above' },
    'By net margin in FY2026, highest first: NVIDIA Corporation (55%), Advanced Micro Devices, Inc. (27.5%).',
    '2026 财年净利率由高到低：英伟达（55%）、超威半导体（27.5%）。',
    '2026 財年淨溢利率由高至低：輝達（55%）、超微半導體（27.5%）。',
  ],
  [
    'range',
    { handles: [`${one}/low52w`, `${one}/high52w`, `${one}/price`], ...nvidia },
    'Price of NVIDIA Corporation ($120) lies between the 52-week low ($80) and the 52-week high ($150).',
    '英伟达的价格（$120）在区间内：52 周最低 $80，52 周最高 $150。',
    '輝達的價格（$120）在區間內：52 週低位 $80，52 週高位 $150。',
  ],
  [
    'share',
    { handles: [`${one}/cash.FY2026`, `${one}/totalAssets.FY2026`], ...nvidia },
    'Cash and equivalents of NVIDIA Corporation in FY2026 ($12B) comes to 12% of total assets ($100B).',
    '英伟达的 2026 财年现金及等价物（$120亿）相当于总资产（$1,000亿）的 12%。',
    '輝達的 2026 財年現金及等價物（$120億）相當於總資產（$1,000億）的 12%。',
  ],
  [
    'valuation',
    { handles: [`${one}/dcfTwoStage`, `${one}/price`], ...nvidia, order: 'below' },
    'By value per share, cash flow, a share of NVIDIA Corporation is worth $100, below the price of $120. This is an estimate that rests on its assumptions.',
    '按现金流每股价值，英伟达每股估值为 $100，低于价格 $120。这是取决于假设的估计。',
    '按現金流每股價值，輝達每股估值為 $100，低於價格 $120。這是取決於假設的估計。',
  ],
  [
    'scenario',
    { handles: [`${one}/dcfTwoStage.given`, `${one}/growth.given`, `${one}/wacc`], ...nvidia },
    'Assuming growth, first five years of 5% and discount rate of 9%, value per share, cash flow of NVIDIA Corporation comes to $80.',
    '',
    '',
  ],
  [
    'rule',
    { handles: [`${one}/rsi14`], ...nvidia, metric: 'rsi14' },
    'RSI (14) of NVIDIA Corporation is 60, between 30 and 70, commonly read as neither overbought nor oversold.',
    '',
    '',
  ],
  [
    'risk',
    { handles: [`${one}/volatility.5Y`], ...nvidia, metric: 'volatility' },
    'To weigh as a risk: volatility of NVIDIA Corporation over five years is 40%.',
    '',
    '',
  ],
  [
    'risk',
    { span: span(2), ...nvidia },
    'To weigh as a risk: The 10-K of NVIDIA Corporation says: “We depend on a limited number of suppliers for wafers.”',
    '',
    '',
  ],
  [
    'cause',
    { handles: [`${one}/revenueGrowth.FY2026`], ...nvidia, metric: 'revenueGrowth', direction: 'up', span: span(1) },
    'Revenue of NVIDIA Corporation rose 44.4% in FY2026. The reason that the 10-K gives: “Revenue increased in fiscal year 2026 driven by demand for data center products.”',
    '',
    '',
  ],
  [
    'gap',
    { ...nvidia, metric: 'dividendYield' },
    'No source asked here gave dividend yield for NVIDIA Corporation.',
    '此处查询的来源都没有英伟达的股息率。',
    '此處查詢的來源都沒有輝達的股息率。',
  ],
  [
    'found',
    { sentence: 'c4.1' },
    'Settlement: trades settle one day after the trade.',
    '交收：成交后一日交收。',
    '交收：成交後一日交收。',
  ],
  ['heading', { topic: 'balance-sheet' }, 'Financial strength', '财务状况', '財務狀況'],
  [
    'view',
    { handles: [`${one}/revenueGrowth.FY2026`, `${one}/netMargin.FY2026`], topic: 'growth', side: 'for' },
    'On growth, I read revenue growth and net margin as counting in favour of NVIDIA Corporation.',
    '就增长而言，我认为营收增速和净利率对英伟达有利。',
    '就增長而言，我認為收入增長和淨溢利率對輝達有利。',
  ],
  [
    'watch',
    { ...nvidia, metric: 'grossMargin', direction: 'down' },
    'I would look at this again if gross margin of NVIDIA Corporation fell.',
    '如果英伟达的毛利率下降，我会重新审视。',
    '如果輝達的毛利率下降，我會重新審視。',
  ],
];

describe('a frame', () => {
  it.each(said)('%s says what an analyst says in every language: %o', (say, claim, ...texts) => {
    for (const [at, locale] of locales.entries()) {
      const text = read({ say, ...claim }, locale);
      if (texts[at] !== '') expect(text).toBe(texts[at]);
      expect(text).not.toMatch(/undefined|\{|\}|NaN/);
    }
  });

  it.each<readonly [string, object, string]>([
    [
      'a rank out of order',
      { say: 'rank', handles: [`${other}/netMargin.FY2026`, `${one}/netMargin.FY2026`] },
      'comparison',
    ],
    [
      'a streak with a year left out',
      { say: 'streak', handles: [2022, 2024, 2025].map((y) => `${one}/revenue.FY${y}`), direction: 'up' },
      'period',
    ],
    [
      'a streak that was broken',
      { say: 'streak', handles: [2024, 2025, 2026].map((y) => `${one}/netMargin.FY${y}`), direction: 'up' },
      'direction',
    ],
    ['the ends of no range', { say: 'range', handles: [`${one}/low52w`, `${one}/price`] }, 'metric'],
    [
      'a share of another year',
      { say: 'share', handles: [`${one}/cash.FY2025`, `${one}/totalAssets.FY2026`] },
      'period',
    ],
    [
      'a share of another company',
      { say: 'share', handles: [`${one}/cash.FY2026`, `${other}/totalAssets.FY2026`] },
      'comparison',
    ],
    [
      'a value above the price that is below it',
      { say: 'valuation', handles: [`${one}/dcfTwoStage`, `${one}/price`], order: 'above' },
      'comparison',
    ],
    [
      'the price of another company',
      { say: 'valuation', handles: [`${one}/dcfTwoStage`, `${other}/price`], order: 'above' },
      'metric',
    ],
    [
      'an assumption it does not rest on',
      { say: 'scenario', handles: [`${one}/dcfTwoStage`, `${one}/growth.given`] },
      'assumption',
    ],
    ['a rule nobody published', { say: 'rule', handles: [`${one}/price`], ...nvidia, metric: 'price' }, 'metric'],
    ['a passage that warns of nothing', { say: 'risk', span: span(4) }, 'risk'],
    [
      'a reason of another year',
      {
        say: 'cause',
        handles: [`${one}/revenueGrowth.FY2026`],
        ...nvidia,
        metric: 'revenueGrowth',
        direction: 'up',
        span: span(3),
      },
      'period',
    ],
    [
      'a passage that gives no reason',
      {
        say: 'cause',
        handles: [`${one}/revenueGrowth.FY2026`],
        ...nvidia,
        metric: 'revenueGrowth',
        direction: 'up',
        span: span(4),
      },
      'cause',
    ],
    [
      'the reason of another company',
      {
        say: 'cause',
        handles: [`${one}/revenueGrowth.FY2026`],
        ...nvidia,
        metric: 'revenueGrowth',
        direction: 'up',
        span: 'd000000000002.1',
      },
      'subject',
    ],
    ['a gap where a figure is known', { say: 'gap', ...nvidia, metric: 'price' }, 'known'],
    ['a sentence no tool returned', { say: 'found', sentence: 'c9.9' }, 'handle'],
    ['a title of its own', { say: 'heading', topic: 'Strong buy' }, 'word'],
    ['a side of its own', { say: 'view', handles: [`${one}/price`], topic: 'growth', side: 'buy' }, 'word'],
    [
      'words that are not of the passage',
      { say: 'quote', span: span(4), words: 'We design chips and sell them in few countries.' },
      'quote',
    ],
  ])('is refused with %s', (_, claim, code) => {
    expect(write(claim)).toMatchObject({ ok: false, why: { code } });
  });

  it('says that a figure rests on assumptions of the reader where it does not name them', () => {
    const level = { say: 'level', handles: [`${one}/dcfTwoStage.given`], ...nvidia, metric: 'dcfTwoStage' };
    expect(read(level, 'en')).toMatch(/It rests on the assumptions given\.$/);
  });

  it('takes what a claim repeats by a code, a name or another spelling', () => {
    expect(read({ say: 'gap', subject: other, metric: 'inventory' }, 'en')).toMatch(/Devices, Inc\.$/);
    for (const subject of ['NVDA', 'NVIDIA', 'us:nvda'])
      expect(
        write({ say: 'level', handles: [`{${one}/priceToEarnings.TTM}`], subject, metric: 'P/E', period: 'ttm' }).ok,
      ).toBe(true);
  });

  it('is told with what it takes, each once', () => {
    expect(new Set(answerFrames.map(({ id }) => id)).size).toBe(answerFrames.length);
    expect(frames.every(({ takes }) => takes.length > 10)).toBe(true);
  });
});
