import { readFileSync } from 'node:fs';
import { patternWorkOf } from '@plumbline/quant/testing/hostile-texts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGate } from './judge.ts';
import type { Lane, RefusalCode } from './shapes.ts';
import { facts, instruments } from './testing/gate-facts.ts';

const gate = createGate({ facts, instruments });
beforeEach(() => gate.restart());

const laneOf = (text: string): Lane => gate.judge(text).lane;
const whyOf = (text: string): RefusalCode | null => gate.judge(text).why?.code ?? null;

describe('sentences somebody else wrote to deceive', () => {
  const lines = readFileSync(new URL('../../../../fixtures/corpus/lies.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && line !== '## digits');
  /** About one company, as they were written. */
  const ofNvidia = createGate({ facts, instruments, subject: 'US:NVDA' });

  it('are shown only where they are true as written', () => {
    expect(lines).toHaveLength(90);
    const shown = lines.filter((line) => {
      ofNvidia.restart();
      return ofNvidia.judge(line).lane !== 'withheld';
    });
    // The day's change is a rise, and the row shows the price under its name.
    expect(shown).toEqual(['The price rose by {US:NVDA/dayChange}.', '| Price | {US:NVDA/price} |']);
  });

  it('are withheld with a reason that names what is wrong', () => {
    expect(lines.every((line) => ofNvidia.judge(line).why?.text['zh-CN'] !== '')).toBe(true);
    expect(whyOf('NVIDIA trades at 120 dollars.')).toBe('number');
    expect(whyOf('NVIDIA trades at twelve dollars.')).toBe('number');
    expect(whyOf('英伟达的价格是一百二十美元。')).toBe('number');
    expect(whyOf('The price is CXX dollars.')).toBe('number');
    expect(whyOf('AMD trades at {US:NVDA/price}.')).toBe('subject');
    expect(whyOf('The dividend yield of NVIDIA is {US:NVDA/price}.')).toBe('metric');
    expect(whyOf('In FY2023 the revenue of NVIDIA was {US:NVDA/revenue.FY2026}.')).toBe('period');
    expect(whyOf('NVIDIA fell by {US:NVDA/dayChange} today.')).toBe('direction');
    expect(whyOf('NVIDIA trades at {US:NVDA/pricee}.')).toBe('handle');
    expect(whyOf("NVIDIA's Altman Z-score is {US:NVDA/altmanZ}.")).toBe('missing');
    expect(whyOf('NVIDIA trades at {US:NVDA/price} euros.')).toBe('unit');
  });
});

describe('a figure', () => {
  it.each([
    'NVIDIA trades at {US:NVDA/price}.',
    'NVIDIA (NVDA) closed at {US:NVDA/price}, up {US:NVDA/dayChange} on the day.',
    'The price of NVIDIA is above its 200-day average of {US:NVDA/movingAverage200}.',
    "NVIDIA's RSI(14) is {US:NVDA/rsi14}.",
    'The CSI 300 closed at {SH:^000300/price}.',
    'The 10-year yield is {US10Y/yield10Y}.',
    "NVIDIA's revenue rose from {US:NVDA/revenue.FY2025} in FY2025 to {US:NVDA/revenue.FY2026} in FY2026.",
    "NVIDIA's P/E of {US:NVDA/priceToEarnings} is higher than AMD's {US:AMD/priceToEarnings}.",
    'NVIDIA and AMD trade at {US:NVDA/price} and {US:AMD/price}, respectively.',
    'NVIDIA trades at {US:NVDA/priceToEarnings} times earnings.',
    'Over the past year NVIDIA traded between {US:NVDA/low52w} and {US:NVDA/high52w}.',
    'At {US:NVDA/price}, NVIDIA trades below its 50-day average of {US:NVDA/movingAverage50}.',
    '- **Market cap** of NVIDIA: {US:NVDA/marketCap}',
    '英伟达今日上涨 {US:NVDA/dayChange}，收于 {US:NVDA/price}。',
    '英伟达 2026 财年营收为 {US:NVDA/revenue.FY2026}，同比增长 {US:NVDA/revenueGrowth.FY2026}。',
    '英伟达的市盈率为 {US:NVDA/priceToEarnings}，高于 AMD 的 {US:AMD/priceToEarnings}。',
    '贵州茅台 2025 年的净利率为 {SH:600519/netMargin.FY2025}。',
    '沪深300收于{SH:^000300/price}。',
  ])('stands where words and figure agree: %s', (text) => {
    expect(gate.judge(text)).toMatchObject({ lane: 'supported', why: null });
  });

  it.each<readonly [RefusalCode, string]>([
    ['subject', 'AMD trades at {US:NVDA/price}, up {US:NVDA/dayChange} on the day.'],
    ['metric', "NVIDIA's gross margin is {US:NVDA/netMargin.FY2026}."],
    ['metric', 'RSI(30) of NVIDIA is {US:NVDA/rsi14}.'],
    ['metric', 'NVIDIA trades at {US:NVDA/priceToEarnings}.'],
    ['unit', 'NVIDIA trades at {US:NVDA/priceToEarnings} times sales.'],
    ['period', "NVIDIA's revenue was {US:NVDA/revenue.FY2025}."],
    ['period', "NVIDIA's revenue was {US:NVDA/revenue.Q2-FY2026}."],
    ['period', 'NVIDIA returned {US:NVDA/return1Y}.'],
    ['period', 'NVIDIA returned {US:NVDA/return1Y} over the past month.'],
    ['direction', 'NVIDIA is up {US:NVDA/return1M} over the past month.'],
    [
      'direction',
      "NVIDIA's revenue fell from {US:NVDA/revenue.FY2025} in FY2025 to {US:NVDA/revenue.FY2026} in FY2026.",
    ],
    ['comparison', "AMD's P/E of {US:AMD/priceToEarnings} is higher than NVIDIA's {US:NVDA/priceToEarnings}."],
    ['comparison', 'The price of NVIDIA is above its 50-day average of {US:NVDA/movingAverage50}.'],
    ['subject', 'NVIDIA and AMD trade at {US:AMD/price} and {US:NVDA/price}, respectively.'],
    ['metric', 'Over the past year NVIDIA traded between {US:NVDA/high52w} and {US:NVDA/low52w}.'],
    ['period', '英伟达 2025 财年营收为 {US:NVDA/revenue.FY2026}。'],
    ['direction', '英伟达今日下跌 {US:NVDA/dayChange}。'],
    ['comparison', '英伟达的市盈率为 {US:NVDA/priceToEarnings}，低于 AMD 的 {US:AMD/priceToEarnings}。'],
    ['order', 'B200 revenue of NVIDIA was {US:NVDA/revenue.FY2026}.'],
  ])('is withheld for its %s: %s', (code, text) => {
    expect(gate.judge(text)).toMatchObject({ lane: 'withheld', why: { code } });
  });

  it('prints without its sign where a verb has said it', () => {
    const sizes = (text: string) =>
      gate
        .judge(text)
        .parts.flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.as ?? 'plain'] : []));
    expect(sizes('AMD closed at {US:AMD/price}, down {US:AMD/dayChange} on the day.')).toEqual(['plain', 'size']);
    expect(sizes('NVIDIA rose {US:NVDA/dayChange} today, while AMD fell {US:AMD/dayChange}.')).toEqual([
      'plain',
      'size',
    ]);
    expect(sizes('英伟达近一个月下跌 {US:NVDA/return1M}。')).toEqual(['size']);
    expect(sizes("NVIDIA's one-month return is {US:NVDA/return1M}.")).toEqual(['plain']);
  });

  it('is meant by a pronoun only after a name', () => {
    const two = createGate({ facts: facts.filter(({ metric }) => metric === 'price'), instruments });
    expect(two.judge('It trades at {US:NVDA/price}.').lane).toBe('withheld');
    expect(two.judge('NVIDIA trades at {US:NVDA/price}.').lane).toBe('supported');
    expect(two.judge('It trades at {US:AMD/price}.').lane).toBe('withheld');
    expect(two.judge('It trades at {US:NVDA/price}.').lane).toBe('supported');
  });
});

describe('a figure in words that are all licensed', () => {
  it.each([
    'NVIDIA paid {US:NVDA/cash.FY2026} in cash in FY2026.',
    'NVIDIA owes {US:NVDA/netIncome.FY2026} in net income.',
    'NVIDIA generated {US:NVDA/totalDebt.FY2026} of debt.',
    'NVIDIA earned {US:NVDA/cash.FY2026} in cash.',
    'NVIDIA trades at its 52-week high of {US:NVDA/high52w}.',
    'NVIDIA is at its 52-week high of {US:NVDA/high52w}.',
    'NVIDIA reached its 52-week high of {US:NVDA/high52w}.',
    'NVIDIA closed at a 52-week high of {US:NVDA/high52w}.',
    '英伟达收于52周高点 {US:NVDA/high52w}。',
    '英伟达股价位于200日均线 {US:NVDA/movingAverage200}。',
    'NVIDIA trades at its fair value of {US:NVDA/dcfTwoStage}.',
    'NVIDIA and AMD trade at {US:NVDA/price}.',
    'NVIDIA with AMD trades at {US:NVDA/price}.',
    "NVIDIA's and AMD's price is {US:NVDA/price}.",
    "NVIDIA's revenue and net income were {US:NVDA/revenue.FY2026} in FY2026.",
    'The price of NVIDIA is below {US:NVDA/high52w} and above {US:NVDA/movingAverage50}.',
    "NVIDIA's revenue was {US:NVDA/revenue.FY2026}, up {US:NVDA/dayChange}.",
    "NVIDIA's P/E is {US:NVDA/priceToEarnings}, up {US:NVDA/dayChange} on the day.",
    'NVIDIA rose {US:NVDA/return1Y} over the past year, compared with {US:AMD/price} for AMD.',
    'NVIDIA fell to {US:NVDA/price} from {US:NVDA/high52w}.',
    "NVIDIA's quarterly revenue was {US:NVDA/revenue.FY2026}.",
    "NVIDIA's annual revenue was {US:NVDA/revenue.Q2-FY2026}.",
    "NVIDIA's price averaged {US:NVDA/price}.",
    "NVIDIA's trailing revenue was {US:NVDA/revenue.FY2026}.",
    "NVIDIA's debt exceeds its cash.",
    'NVIDIA has a lower P/E than AMD.',
    'AMD is worth more than NVIDIA.',
    "NVIDIA's revenue in 2026 was {US:NVDA/revenue.FY2025}.",
    'NVIDIA traded at {US:NVDA/price} a year earlier.',
    'A year ago NVIDIA traded at {US:NVDA/price}.',
    "NVIDIA's revenue a year earlier was {US:NVDA/revenue.FY2026}.",
    "NVIDIA's price was {US:NVDA/price} in Q2 FY2026.",
    "NVIDIA's market cap is {US:NVDA/marketCap} per share.",
    "NVIDIA's EPS is {US:NVDA/revenue.FY2026}.",
    'Bitcoin trades at {CRYPTO:BTC-USD/price} a share.',
    "NVIDIA's gross margin rose {US:NVDA/grossMargin.FY2026} in FY2026.",
    "NVIDIA's gross margin rose from {US:NVDA/grossMargin.FY2025} in FY2025 to {US:NVDA/grossMargin.FY2026} in FY2026.",
    "NVIDIA's revenue grew {US:NVDA/return1Y} over the past year.",
    "NVIDIA's net income grew {US:NVDA/revenueGrowth.FY2026} in FY2026.",
    'NVIDIA returned {US:NVDA/dayChange} over the past year.',
    "NVIDIA's 50-day average is {US:NVDA/movingAverage200}.",
    "NVIDIA's 52-week low is {US:NVDA/high52w}.",
    'The S&P 500 trades at {SH:^000300/price}.',
    'The 10-year yield of NVIDIA is {US10Y/yield10Y}.',
    'Its 10-year yield is {US10Y/yield10Y}.',
    "NVIDIA's 10-year yield debt is {US10Y/yield10Y}.",
    'The CSI 300 trades at {US:NVDA/price}.',
    'The 5-year yield is {US10Y/yield10Y}.',
    'NVIDIA: {US:NVDA/marketCap}',
    'AMD stood above NVIDIA.',
    'NVIDIA is {US:NVDA/return1M} higher over the past month.',
    'The price of that of AMD is {US:NVDA/price}.',
    'NVIDIA {US:NVDA/price} P/E.',
    'P/E of NVIDIA: {US:AMD/priceToEarnings}.',
    "{US:NVDA/price} is AMD's price.",
    "{US:NVDA/price} is NVIDIA's market cap.",
    'At {US:NVDA/price}, AMD trades below its 50-day average.',
    'Compared with AMD, NVIDIA has a lower gross margin: {US:NVDA/grossMargin.FY2026} versus {US:AMD/grossMargin.FY2026}.',
    'With a P/E of {US:AMD/priceToEarnings}, NVIDIA trades at {US:NVDA/price}.',
    "NVIDIA's price, {US:NVDA/price}, equals its 52-week high.",
    'AMD closed at {US:AMD/price}, up {US:AMD/dayChange}.',
    'AMD closed at {US:AMD/price}, {US:AMD/dayChange} higher.',
    '英伟达的市值是AMD的{US:NVDA/marketCap}。',
    '英伟达的净利润为 {US:NVDA/revenue.FY2026}。',
    '英伟达今年上涨 {US:NVDA/return1Y}。',
    '英伟达季度营收为 {US:NVDA/revenue.FY2026}。',
    '英伟达每股营收为 {US:NVDA/revenue.FY2026}。',
    '英伟达上年营收为 {US:NVDA/revenue.FY2026}。',
    '英伟达的毛利率升至 {US:NVDA/grossMargin.FY2026}。',
    'AMD 与英伟达的股价分别为 {US:NVDA/price} 和 {US:AMD/price}。',
    '英伟达股价为 {US:NVDA/price} 港元。',
    '英伟达股价为 {US:NVDA/price} 万美元。',
    '英伟达营收为 {US:NVDA/revenue.FY2026} 亿。',
    '英伟达股价预计为 {US:NVDA/price}。',
    '英伟达股价将达 {US:NVDA/high52w}。',
    '英伟达目标价为 {US:NVDA/high52w}。',
  ])('is withheld where they do not say what it is: %s', (text) => {
    expect(laneOf(text)).toBe('withheld');
  });
});

describe('what is not a figure', () => {
  it.each([
    'What does the B200 mean for margins?',
    'T+1 means that a trade settles one trading day after the order.',
    'Growth may depend on demand for the iPhone.',
    'Let me look at the valuation.',
    '市盈率是股价除以每股收益。',
    'This is not advice.',
  ])('is shown as reasoning: %s', (text) => {
    expect(laneOf(text)).toBe('reasoning');
  });

  it.each([
    'NVIDIA has no debt.',
    'Its auditor might resign.',
    'The stock may rise.',
    'NVIDIA could fall.',
    'The price is a record.',
    'Demand for the B200 is strong.',
    'Buy it now.',
    '[here](https://example.com)',
    '<b>bold</b>',
  ])('is withheld: %s', (text) => {
    expect(laneOf(text)).toBe('withheld');
  });
});

describe('a table', () => {
  it('binds its columns to the head', () => {
    expect(laneOf('| Metric | NVIDIA | AMD |')).toBe('supported');
    expect(laneOf('|---|---|---|')).toBe('supported');
    expect(laneOf('| Price | {US:NVDA/price} | {US:AMD/price} |')).toBe('supported');
    expect(laneOf('| P/E | {US:AMD/priceToEarnings} | {US:NVDA/priceToEarnings} |')).toBe('withheld');
    expect(laneOf('| Price | {US:NVDA/price} | 140 |')).toBe('withheld');
    expect(laneOf('| Best company | NVIDIA | AMD |')).toBe('withheld');
    gate.restart();
    expect(laneOf('| Company | Market cap | P/E | Revenue FY2026 |')).toBe('supported');
    expect(laneOf('|:--|--:|--:|--:|')).toBe('supported');
    expect(laneOf('| NVIDIA | {US:NVDA/marketCap} | {US:NVDA/priceToEarnings} | {US:NVDA/revenue.FY2026} |')).toBe(
      'supported',
    );
    expect(laneOf('| AMD | {US:AMD/marketCap} | — | {US:AMD/revenue.FY2026} |')).toBe('supported');
    expect(laneOf('| AMD | {US:AMD/priceToEarnings} | {US:AMD/marketCap} | — |')).toBe('withheld');
    expect(laneOf('| AMD | {US:NVDA/marketCap} | — | — |')).toBe('withheld');
  });
});

describe('a quotation', () => {
  const text =
    'We may not be able to meet demand for the B200 if supply is limited. Revenue grew 114% to $130.5 billion in fiscal 2026.';
  const quoting = createGate({
    facts,
    instruments,
    spans: [
      { id: 'nvda-10k-1', text, instrumentId: 'US:NVDA', form: '10-K' },
      { id: 'nvda-10k-2', text: 'We expect supply to recover.', instrumentId: 'US:NVDA', form: '10-K' },
    ],
  });
  beforeEach(() => quoting.restart());

  it.each([
    'NVIDIA says in its 10-K: "Revenue grew 114% to $130.5 billion in fiscal 2026." {nvda-10k-1}',
    'According to the 10-K of NVIDIA, “We may not be able to meet demand for the B200 if supply is limited.” {span:nvda-10k-1}',
    '英伟达在年报中表示：“Revenue grew 114% to $130.5 billion in fiscal 2026” {nvda-10k-1}。',
    'NVIDIA expects supply to recover {nvda-10k-2}.',
    'NVIDIA says in its 10-K that revenue grew 114% to $130.5 billion in fiscal 2026 {nvda-10k-1}.',
  ])('stands word for word with its span: %s', (sentence) => {
    expect(quoting.judge(sentence)).toMatchObject({ lane: 'supported', why: null });
  });

  it.each([
    ['a number', 'NVIDIA says in its 10-K: "Revenue grew 115% to $130.5 billion in fiscal 2026." {nvda-10k-1}'],
    ['a word', 'NVIDIA says in its 10-K: "Revenue fell 114% to $130.5 billion in fiscal 2026." {nvda-10k-1}'],
    ['what turns it', 'NVIDIA says in its 10-K: "be able to meet demand for the B200" {nvda-10k-1}'],
    ['its digits', 'NVIDIA says in its 10-K: "Revenue grew 114% to $130" {nvda-10k-1}'],
    ['the company', 'AMD says in its 10-K: "Revenue grew 114% to $130.5 billion in fiscal 2026." {nvda-10k-1}'],
    ['the form', 'NVIDIA says in its 10-Q: "Revenue grew 114% to $130.5 billion in fiscal 2026." {nvda-10k-1}'],
    ['the span', 'NVIDIA says in its 10-K: "Revenue grew 114% to $130.5 billion in fiscal 2026."'],
    ['what it is expected to do', 'NVIDIA says in its 10-K: "We expect supply" {nvda-10k-2}'],
    ['the year of the document', 'In 2019, NVIDIA says in its 10-K: "We expect supply to recover." {nvda-10k-2}'],
    ['its words without marks', 'NVIDIA expects demand to recover {nvda-10k-2}.'],
    ['its company without marks', "AMD's 10-K says that we expect supply to recover {nvda-10k-2}."],
    ['its pronoun', 'AMD trades at {US:AMD/price}. It expects supply to recover {nvda-10k-2}.'],
    ['its denial', 'NVIDIA denies in its 10-K that we expect supply to recover {nvda-10k-2}.'],
    ['more words', 'NVIDIA lied: "Revenue grew 114% to $130.5 billion in fiscal 2026." {nvda-10k-1}'],
  ])('is withheld when it changes %s', (_, sentence) => {
    expect(quoting.judge(sentence).lane).toBe('withheld');
  });
});

describe('a long text', () => {
  it('is judged in work that grows with its length, however it is made', async () => {
    const crafted: readonly ((size: 1 | 2) => string)[] = [
      (size) => 'NVIDIA with '.repeat(45 * size),
      (size) => '{US:NVDA/price} and '.repeat(22 * size),
      (size) => 'the latest current last own '.repeat(11 * size) + '{US:NVDA/price}',
      (size) => 'its price, '.repeat(19 * size) + 'is {US:NVDA/price} k',
      (size) => '英伟达的'.repeat(25 * size) + '股价为{US:NVDA/price}为',
      (size) => '"'.repeat(550 * size),
      (size) => `${'*'.repeat(550 * size)}a`,
      (size) => '_a'.repeat(275 * size),
    ];
    const workOn = async (text: string) => {
      const { tries, looked } = await patternWorkOf(text, () => expect(gate.judge(text).lane).toBe('withheld'));
      return { tries: tries * text.length, looked: looked * text.length };
    };
    for (const textOf of crafted) {
      const [half, whole] = [await workOn(textOf(1)), await workOn(textOf(2))];
      // Twice the text is four times the work where each word is held against each other; the cube would be eight times.
      expect(whole.tries / half.tries, textOf(1).slice(0, 20)).toBeLessThan(5);
      expect(whole.looked / half.looked, textOf(1).slice(0, 20)).toBeLessThan(5);
    }
  });

  it('is judged sentence by sentence: the last of four thousand takes no more work than the second', async () => {
    const sentence = 'The price of NVIDIA is {US:NVDA/price}.';
    const judge = () => patternWorkOf(sentence, () => gate.judge(sentence));
    await judge();
    const second = await judge();
    for (let at = 2; at < 3999; at += 1) gate.judge(sentence);
    expect(await judge()).toEqual(second);
  });
});
