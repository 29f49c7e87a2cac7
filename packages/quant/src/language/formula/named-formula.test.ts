import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { describe, expect, it } from 'vitest';
import { formatCode, parseCode } from '../code-view.ts';
import { describe as describeIn, readDescription } from '../describe.ts';
import { withFormulas } from './read-formula.ts';

const bands =
  'period = 20 from 5 to 200; width = 2 from 0.5 to 4 step 0.5; mid = ema(period); upper = mid + width * atr(period); lower = mid - width * atr(period); plot upper, lower';

function strategy(...rules: readonly string[]): string {
  return [
    'strategy "Own bands" trend 1d',
    'trade US:SPY',
    'setting length = 50 from 10 to 100 step 10',
    `formula bands = "${bands}"`,
    'formula drift = "close / sma(close, 200) - 1"',
    ...rules,
    'size 100% of equity',
    'costs none',
    '',
  ].join('\n');
}

const ema = (period: unknown) => ({ op: 'indicator', id: 'ema', parameters: { period } });
const atr = (period: unknown) => ({ op: 'indicator', id: 'atr', parameters: { period } });

describe('own indicators in a strategy', () => {
  const text = strategy('buy when close > bands.upper and drift > 0', 'sell when close < bands(length, 1.5).lower');

  it('are used by name, with settings of their own or of the strategy, and written out', () => {
    const { spec, problems } = parseCode(text);
    expect(problems).toEqual([]);
    const { entry, exit } = spec ?? {};
    expect(entry?.long).toMatchObject({
      op: 'and',
      args: [
        {
          right: { op: 'add', args: [ema(20), { op: 'multiply', args: [{ op: 'constant', value: 2 }, atr(20)] }] },
        },
        { left: { op: 'subtract', args: [{ op: 'divide' }, { op: 'constant', value: 1 }] } },
      ],
    });
    const given = { parameter: 'length' };
    expect(exit?.long).toMatchObject({
      right: { args: [ema(given), { args: [{ op: 'constant', value: 1.5 }, atr(given)] }] },
    });
  });

  it('stand in the code as they were named, and in sentences as what they are', () => {
    const { spec } = parseCode(text);
    if (spec === null) throw new Error('not read');
    expect(formatCode(spec)).toContain('buy when close > bands.upper and drift > 0\n');
    expect(formatCode(spec)).toContain('sell when close < bands(length, 1.5).lower\n');
    expect(formatCode(spec)).toContain(`formula bands = "${bands}"\n`);
    expect(parseCode(formatCode(spec)).spec).toEqual(spec);
    for (const locale of ['en', 'zh-CN', 'zh-HK'] as const) {
      expect(readDescription(describeIn(spec, locale), locale).spec, locale).toEqual(spec);
    }
  });

  it('are not seen in what is another indicator, or no more than a price', () => {
    const trend = 'formula trend = "days = 20 from 5 to 200; value = ema(days)"';
    for (const [line, rule] of [
      ['', 'buy when close > ema(20) + 2 * atr(30)'],
      [trend, 'buy when close > ema(high, 20)'],
      ['formula last = "close"', 'buy when close > 100'],
    ] as const) {
      const { spec, problems } = parseCode(strategy(line, rule));
      if (spec === null) throw new Error(problems.map(({ text: { en } }) => en).join(' '));
      expect(formatCode(spec)).toContain(`${rule}\n`);
      expect(parseCode(formatCode(spec)).spec).toEqual(spec);
    }
  });

  it('give what no other line of theirs uses, where they do not say what is drawn', () => {
    const { spec, problems } = parseCode(
      strategy(
        'formula slope = "mid = ema(20); value = mid - sma(mid, 5)"',
        'buy when slope > 0',
        'sell when slope < 0',
      ),
    );
    expect(problems).toEqual([]);
    expect(spec?.entry.long).toMatchObject({
      left: { op: 'subtract', args: [ema(20), { op: 'indicator', id: 'sma' }] },
    });
  });

  it('are refused where they cannot be read, have no such output or too many settings', () => {
    const faulty = (line: string, rule: string) =>
      parseCode(strategy(line, rule))
        .problems.map(({ text: { en } }) => en)
        .join('\n');
    expect(faulty('formula bad = "a = ema(; b = 2"', 'buy when close > 1')).toMatch(
      /Something is missing here\. Expected \)/,
    );
    expect(faulty('formula bad = "a = ema(20); plot b"', 'buy when close > 1')).toMatch(/gives nothing/);
    expect(faulty('formula bad = "a = ema(20); plot a, b"', 'buy when close > 1')).toMatch(/gives nothing/);
    expect(faulty('formula sma = "ema(20)"', 'buy when close > sma(5)')).toMatch(/sma/);
    expect(faulty('', 'buy when close > bands.middle')).toMatch(/\.upper/);
    expect(faulty('', 'buy when close > bands')).toMatch(/\.upper/);
    expect(faulty('', 'buy when close > bands(1, 2, 3).upper')).toMatch(/Expected .*\)/);
  });

  it('are written out of a strategy file, as the code view does', () => {
    const { spec } = parseCode(text);
    const use = (output: string, parameters?: unknown) => ({ op: 'formula', name: 'bands', output, parameters });
    const written = withFormulas({
      ...spec,
      entry: { long: { op: 'above', left: { op: 'price', field: 'close' }, right: use('upper', {}) } },
      exit: {
        long: {
          op: 'below',
          left: { op: 'price', field: 'close' },
          right: use('lower', { period: { parameter: 'length' }, width: 1.5 }),
        },
      },
    });
    expect(parseStrategySpec(written).exit).toEqual(spec?.exit);
  });
});
