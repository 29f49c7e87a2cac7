import type { Instrument } from '@plumbline/model/instrument';
import { describe, expect, it } from 'vitest';
import { reportToMarkdown } from '../../markdown.ts';
import { growingCompany } from '../fake-statements.ts';
import { fakeMarketData } from '../fake-market-data.ts';
import { acme, bank, coin, fund } from '../instruments.ts';
import { runReport } from '../run-report.ts';
import { examine } from './contradictions.ts';
import { numbersIn } from './printed-number.ts';
import type { PrintedLocale } from './printed-report.ts';

interface Case {
  readonly instrument: Instrument;
  readonly firstPrice: number;
  readonly from?: string;
  readonly operatingMargin?: number;
}

const cases: readonly Case[] = [
  { instrument: acme, firstPrice: 20 },
  { instrument: acme, firstPrice: 300 },
  { instrument: acme, firstPrice: 4, from: '2021-03-01' },
  { instrument: acme, firstPrice: 20, operatingMargin: -0.2 },
  { instrument: bank, firstPrice: 60 },
  { instrument: coin, firstPrice: 20 },
  { instrument: fund, firstPrice: 20 },
];
const languages: readonly PrintedLocale[] = ['en', 'zh-CN'];

async function written({ instrument, firstPrice, from, operatingMargin }: Case) {
  const prices = { firstPrice, ...(from === undefined ? {} : { from }) };
  const own = operatingMargin === undefined ? growingCompany : { ...growingCompany, operatingMargin };
  const company = instrument.kind === 'stock' ? { company: own } : {};
  const { report } = await runReport(instrument, { ...company, prices });
  // The closes of the chart of falls, over the window that its figure names.
  const window = report.facts.find(({ id }) => id === 'maxDrawdown')?.period;
  const answer = await fakeMarketData({ instrument, prices }).bars({
    instrumentId: instrument.id,
    interval: '1d',
    adjustment: 'total',
  });
  if (answer.status === 'unavailable' || window === undefined) throw new Error('no closes');
  const { time, close } = answer.value.columns;
  const closes = [...close].filter((_, at) => {
    const day = new Date(time[at] ?? Number.NaN).toISOString().slice(0, 10);
    return day >= window.start && day <= window.end;
  });
  return { text: (locale: PrintedLocale) => reportToMarkdown(report, locale), closes };
}

describe('an exported report', () => {
  it.each(cases)('contradicts itself nowhere: $instrument.id from $firstPrice', async (one) => {
    const { text, closes } = await written(one);
    for (const locale of languages) {
      const { contradictions, claims } = examine(text(locale), locale, closes);
      expect(contradictions).toEqual([]);
      const isCompany = one.instrument.kind === 'stock';
      expect([...claims.values()].reduce((all, count) => all + count, 0)).toBeGreaterThanOrEqual(isCompany ? 100 : 20);
      expect(claims.get('deepest fall and its chart')).toBe(1);
    }
  });
});

/**
 * Numbers that nothing else in an export settles are left out: the first growth of a table, an assumption of a case, and the parts of
 * a score that the value bounds, since how sure the value is stands on the page alone. Where a reader meets a number: text before it in its line. Written by hand from a report, not from what is looked for. */
const spots: readonly string[] = [
  'Our value is',
  'Our value is $ a share,',
  'a share, $ against the price of',
  'All methods together value it at',
  'All methods together value it at $,',
  'one share is worth',
  'one share is worth $:',
  'the price pays for growth of',
  'The price of',
  'already pays for growth of',
  'our base case has',
  'P10–P90 range of the discounted cash flow is',
  'one share comes to',
  'The operating margin is',
  'over the last twelve months,',
  'the return on invested capital is',
  'The return on invested capital is',
  'above its cost of',
  'The P/E is',
  'The P/E of',
  'Its deepest fall over ten years was',
  'the deepest fall over ten years was',
  'annual volatility over five years is',
  'Its beta to the market index is',
  'Sales grew',
  'net cash is',
  'operating cash flow is',
  'Operating profit is',
  'Weighted by probability the cases come to',
  '| **Blended value per share** | 100% |  |',
  '| Discounted cash flow, two stages |',
  '| Own past P/E |',
  '| Base case |',
  '| Bull case |',
  '| Bear case |',
  '| 50-day average | 50D |',
  '| 200-day average | 200D |',
  '| Price | 2026-11-20 |',
  '| Deepest fall | 10Y |',
  '| Against the 200-day average |  |',
  '| Market cap | 2026-11-20 |',
  '| P/E | TTM |',
  '| Earnings yield | TTM |',
  '| Value per share, P10 |',
  '| Value per share, P90 |',
  '| Simulated values above the price |',
  '| Gross margin |',
  '| Quality: sales growth |',
  '| Momentum: price against its 200-day average |',
  'Price $ (',
  'points for and',
  '| Operating income |',
  '| Net margin |',
];

/** The line's number after a spot made another one; null where the report has no such line. */
function injected(text: string, spot: string, change: (digits: string) => string): string | null {
  const lines = text.split('\n');
  // A `$` of the spot stands for a number, so that the second of a line can be meant.
  const before = new RegExp(
    spot
      .split('$')
      .map((part) => part.replaceAll(/[.*+?^()|[\]\\/]/g, String.raw`\$&`))
      .join(String.raw`\S+`),
  );
  const at = lines.findIndex((line) => before.test(line) && numbersIn(line).length > 0);
  const line = lines[at];
  const found = line === undefined ? null : before.exec(line);
  if (line === undefined || found === null) return null;
  const end = found.index + found[0].length;
  const rest = line.slice(end);
  const changed = rest.replace(/\d[\d,]*(?:\.\d+)?/, (digits) => change(digits));
  return changed === rest
    ? null
    : [...lines.slice(0, at), line.slice(0, end) + changed, ...lines.slice(at + 1)].join('\n');
}

const changes: readonly (readonly [name: string, change: (digits: string) => string])[] = [
  [
    'half as much again',
    (digits) => (Number(digits.replaceAll(',', '')) * 1.5 + 2).toFixed(digits.split('.')[1]?.length ?? 0),
  ],
  ['a third of it', (digits) => (Number(digits.replaceAll(',', '')) / 3).toFixed(digits.split('.')[1]?.length ?? 0)],
];

/** Words turned into their opposite, in sentences whose numbers stay. */
const turned: readonly (readonly [RegExp, string])[] = [
  [/above ([\d.]+×), the median/, 'below $1, the median'],
  [/below ([\d.]+×), the median/, 'above $1, the median'],
  [/more than the ([+−][\d.]+%) of our/, 'less than the $1 of our'],
  [/less than the ([+−][\d.]+%) of our/, 'more than the $1 of our'],
  [/, above its cost of/, ', below its cost of'],
  [/is above both the 50-day/, 'is below both the 50-day'],
  [/% below the price\./, '% above the price.'],
  [/% above the price\./, '% below the price.'],
  [/Rating: (?:Sell|Reduce)/, 'Rating: Accumulate'],
  [/Rating: (?:Hold|Accumulate|Buy)/, 'Rating: Sell'],
  [/The bear case weighs more/, 'The bull case weighs more'],
  [/The bull case weighs more/, 'The bear case weighs more'],
  [/The trend points up/, 'The trend points down'],
  [/in the upper quarter/, 'in the lower quarter'],
  [/\| Return on equity \| (?=\d)/, '| Return on equity | −'],
  [/\| Equity multiplier \| (?=\d)/, '| Equity multiplier | −'],
];

type Change = (digits: number) => number;

/** Another number in place of the nth of a line. */
function nth(place: number, change: Change): (line: string) => string {
  return (line) => {
    let at = 0;
    return line.replaceAll(/\d[\d,]*(?:\.\d+)?/g, (digits) => {
      at += 1;
      if (at !== place) return digits;
      return change(Number(digits.replaceAll(',', ''))).toFixed(digits.split('.')[1]?.length ?? 0);
    });
  };
}

interface Elsewhere {
  readonly kind: string;
  /** The line, the first of its kind after a title. */
  readonly line: RegExp;
  readonly after?: RegExp;
  readonly change: (line: string) => string;
}

/** Kinds that were thought of without sight of the reader: arithmetic between tables, days, words of direction, marks of sources. */
const elsewhere: readonly Elsewhere[] = [
  {
    kind: 'growth of a year',
    after: /Margins and growth/,
    line: /^\| EPS growth \|/,
    change: nth(2, (rate) => rate + 9),
  },
  {
    kind: 'return a year',
    after: /^\*\*Return a year/,
    line: /^\| Return a year \|/,
    change: nth(1, (rate) => rate + 5),
  },
  {
    kind: 'total return',
    after: /^\*\*Total return/,
    line: /^\| Total return \|/,
    change: nth(6, (rate) => rate + 60),
  },
  {
    kind: 'severity',
    after: /^## Risks/,
    line: /^\| A /,
    change: (line) => line.replace(/\| ([\d.]+) \| ([\d.]+) \| [\d.]+ \|/, '| $1 | $2 | 24.9 |'),
  },
  {
    kind: 'asset turnover',
    after: /^## Quality scores/,
    line: /^\| Asset turnover \|/,
    change: nth(1, (times) => times * 1.5),
  },
  { kind: 'enterprise value', line: /^\| Enterprise value \|/, change: nth(4, (value) => value * 3) },
  { kind: 'quick ratio', line: /^\| Quick ratio \|/, change: nth(4, (value) => value * 3) },
  { kind: 'best day', line: /^\| Best day /, change: (line) => line.replace('+', '−') },
  {
    kind: 'base of the sensitivity',
    line: /\*\*\\\$/,
    after: /Discount rate ×/,
    change: (line) => line.replace(/\*\*\\\$[\d,.]+\*\*/, String.raw`**\$77.77**`),
  },
  {
    kind: 'beta in words',
    line: /times as far as the market/,
    change: (line) => line.replace(/moved [\d.]+/, 'moved 9.99'),
  },
  {
    kind: 'move of the margin',
    line: /^- The operating margin is .* a year earlier/,
    change: (line) =>
      line.includes('little changed')
        ? line.replace('against', 'up from').replace(': little changed', '')
        : line.replace(/(?:up|down) from (\S+) a year earlier/, 'against $1 a year earlier: little changed'),
  },
  { kind: 'direction of beta', line: /in the same direction/, change: (line) => line.replace('same', 'opposite') },
  { kind: 'place in a range', line: /^In its 14-day range/, change: nth(2, (place) => place + 119) },
  {
    kind: 'words of a place',
    line: /^In its 14-day range/,
    change: (line) => line.replace(/stands at \d+ of one hundred.*$/, 'stands at 12 of one hundred: near the top.'),
  },
  { kind: 'counted results', line: /^Around the newest \d+/, change: nth(1, (count) => count + 50) },
  { kind: 'day of a review', line: /review on/, change: (line) => line.replace(/review on \d{4}/, 'review on 2020') },
  { kind: 'day of the price', line: /^Price \\\$/, change: (line) => line.replace(/, 20\d\d-/, ', 2031-') },
  {
    kind: 'mark of a source',
    line: /\\\[1\\\]/,
    change: (line) => line.replace(String.raw`\[1\]`, String.raw`\[77\]`),
  },
  {
    kind: 'buying back',
    line: /^The company (?:buys back|issues) more/,
    change: (line) => line.replace(/changed by ([+−])/, (_, sign) => `changed by ${sign === '+' ? '−' : '+'}`),
  },
  {
    kind: 'net of the judge',
    line: /^\*\*Judge\*\*/,
    change: (line) =>
      line.replace(/([+−])(\d+\.\d)(?= net| from)/, (_, sign, size) => `${sign}${(Number(size) + 0.2).toFixed(1)}`),
  },
];

/** A text with one of its lines changed; null where it has no such line. */
function changed(text: string, { line, after, change }: Elsewhere): string | null {
  const lines = text.split('\n');
  const from = after === undefined ? 0 : lines.findIndex((one) => after.test(one));
  const at = lines.findIndex((one, place) => place >= from && line.test(one));
  const found = lines[at];
  if (from < 0 || found === undefined || change(found) === found) return null;
  return [...lines.slice(0, at), change(found), ...lines.slice(at + 1)].join('\n');
}

describe('a contradiction put into a report', () => {
  it('of another kind is found too: days, words, marks and what a reader can multiply', async () => {
    const missed: string[] = [];
    const put = new Map<string, number>();
    for (const one of cases.slice(0, 5)) {
      const { text, closes } = await written(one);
      for (const kind of elsewhere) {
        const told = changed(text('en'), kind);
        if (told === null) continue;
        put.set(kind.kind, (put.get(kind.kind) ?? 0) + 1);
        if (examine(told, 'en', closes).contradictions.length === 0) missed.push(`${one.firstPrice}: ${kind.kind}`);
      }
    }
    process.stdout.write(`${[...put].map(([kind, count]) => `${kind} ${count}`).join(', ')}\n`);
    expect(missed).toEqual([]);
    expect(put.size).toBeGreaterThanOrEqual(15);
  });

  it('is found, each of a hundred', async () => {
    const missed: string[] = [];
    let put = 0;
    for (const one of cases.slice(0, 3)) {
      const { text, closes } = await written(one);
      const whole = text('en');
      const lie = (name: string, told: string | null): void => {
        if (told === null || told === whole) return;
        put++;
        if (examine(told, 'en', closes).contradictions.length === 0) missed.push(`${one.firstPrice}: ${name}`);
      };
      for (const spot of spots)
        for (const [name, change] of changes) lie(`${spot} ${name}`, injected(whole, spot, change));
      for (const [words, opposite] of turned) lie(String(words), whole.replace(words, opposite));
      // Another currency beside the price.
      for (const spot of ['| Bull case |', '| Own past P/E |', 'Our value is']) {
        const [head = '', tail = ''] = whole.split(spot);
        lie(`${spot} in another currency`, tail === '' ? null : head + spot + tail.replace(String.raw`\$`, '¥'));
      }
    }
    process.stdout.write(`${put} contradictions put in, ${missed.length} missed\n`);
    expect(missed).toEqual([]);
    expect(put).toBeGreaterThanOrEqual(100);
  });
});
