import { canonicalText } from '@plumbline/model/canonical-text';
import { locales } from '@plumbline/model/locale';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { describe as suite, expect, it } from 'vitest';
import { randomFrom } from '../engine/backtest/testing/random-bars.ts';
import { crossSpec } from '../engine/strategy/testing/specs.ts';
import { fromBlocks, toBlocks, type BlockTree } from './blocks.ts';
import { completeCode, hoverCode } from './code-help.ts';
import { formatCode, parseCode } from './code-view.ts';
import { describe, readDescription, sentencesOf } from './describe.ts';
import {
  insertBlock,
  moveBlock,
  newBlock,
  openRoot,
  removeBlock,
  replaceBlock,
  setField,
  wrapBlock,
} from './edit-blocks.ts';
import { problemTexts } from './problem.ts';
import { fractionOf, percentText } from './numbers.ts';
import { randomSpec } from './testing/random-spec.ts';

const head = 'strategy "x" trend 1d\ntrade US:SPY\nsetting fast = 20 from 2 to 100 step 1\n';
const ago = (bars: number) => ({ op: 'ago', of: { op: 'price', field: 'close' }, bars }) as const;
const labels = (text: string): readonly string[] => completeCode(text, text.length).items.map(({ label }) => label);

/** The first problem of a line of code, with the text it stands at and what its fix writes there. */
function faultOf(line: string) {
  const text = `${head}${line}\n`;
  const [first] = parseCode(text, new Set(['surprise'])).problems.filter(({ from }) => from >= head.length);
  return { code: first.code, at: text.slice(first.from, first.to), fix: first.fix?.insert ?? null };
}

suite('the code view', () => {
  it.each([
    ['15m', 30, []],
    ['15m', 40, ['needs-shorter-bars']],
    ['1h', 30, ['needs-shorter-bars']],
    ['1h', 60, []],
  ] as const)('takes the first minutes of a session on bars of %s that end with them: %s', (bar, minutes, codes) => {
    const text = `strategy "x" trend ${bar}\ntrade US:SPY\nbuy when close crosses above opening_range(${minutes})\nsell when close < opening_range(${minutes}).low\n`;
    const { problems } = parseCode(text);
    expect([...new Set(problems.map(({ code }) => code))]).toEqual(codes);
  });

  it('writes a strategy one statement a line and reads it back', () => {
    const spec = crossSpec({ risk: { stopLoss: 0.07 } });
    expect(formatCode(spec).split('\n')).toEqual([
      'strategy "Moving-average cross" trend 1d',
      'trade US:SPY',
      'setting fast = 20 from 2 to 100 step 1',
      'setting slow = 50 from 3 to 300 step 1',
      'buy when sma(fast) crosses above sma(slow)',
      'sell when sma(fast) crosses below sma(slow)',
      'size 100% of equity',
      'stop 7%',
      'commission 0.1%',
      '',
    ]);
    expect(parseCode(formatCode(spec))).toEqual({ spec, problems: [] });
  });

  it.each([
    ['buy when smaa(20) > 3', 'unknown-indicator', 'smaa', 'sma'],
    ['buy when close[-2] > 3', 'look-ahead-bars', '-2', '2'],
    ['buy when tomorrow(close) > 3', 'look-ahead-name', 'tomorrow', null],
    ['buy when ichimoku.chikou > 3', 'look-ahead-output', 'chikou', 'tenkan'],
    ['buy when clsoe > 3', 'unknown-name', 'clsoe', 'close'],
    ['buy when close > opening_range(30)', 'needs-shorter-bars', 'opening_range(30)', null],
    ['buy when sma(fsat) > 3', 'unknown-name', 'fsat', 'fast'],
    ['buy when series.suprise > 3', 'unknown-series', 'series.suprise', 'series.surprise'],
    ['buy when rsi(1) > 3', 'setting-range', '1', '2'],
    ['buy when (close > 3) + 2 > 1', 'needs-number', 'close > 3', null],
    ['buy when correl(20) > 0', 'needs-second', 'correl(20)', null],
    ['buy when lasting(close crosses above 3, 4)', 'lasting-event', 'lasting(close crosses above 3, 4)', null],
    ['buy when sma(20) > position.entryPrice[1]', 'position-past', 'position.entryPrice[1]', null],
    ['buy when partner(close) > 3', 'partner-of-two', 'partner(close)', null],
    ['size 150% of equity', 'impossible-size', '150%', '100%'],
    ['stop 100%', 'impossible-stop', '100%', null],
    ['fill same-close', 'look-ahead-fill', 'same-close', 'next-open'],
    ['buy when close >', 'syntax', '\n', null],
  ] as const)('explains %s at its place', (line, code, at, fix) => {
    expect(faultOf(line)).toEqual({ code, at, fix });
  });

  it('finds every fault of a text, and offers to compare a number that stands where a condition belongs', () => {
    const text = `${head}buy when close\nsell when\nnonsense\nstop 300%\n`;
    const { spec, problems } = parseCode(text);
    expect(spec).toBeNull();
    expect(problems.map(({ code }) => code)).toEqual(['needs-condition', 'syntax', 'syntax', 'impossible-stop']);
    const [{ fix }] = parseCode(`${head}buy when close\n`).problems;
    expect(fix?.insert).toContain('buy when close > 0');
    expect(parseCode('').problems.map(({ code }) => code)).toContain('empty-universe');
    expect(parseCode(`${head}buy when close > 1\nbuy when close > 2\n`).problems[0].code).toBe('repeated');
    expect(parseCode(`${head}buy when ${'('.repeat(500)}close\n`).spec).toBeNull();
  });

  it('says of a setting whose bare name is a price that nothing uses it', () => {
    const codes = (low: string) =>
      parseCode(`${head}setting low = 10 from 2 to 30 step 1\nbuy when rsi(2) < ${low}\n`).problems.map(
        ({ code }) => code,
      );
    expect(codes('low')).toContain('hidden-setting');
    expect(codes('parameter.low')).not.toContain('hidden-setting');
  });

  it('completes statements, names of the strategy, lines of an indicator and words that fit', () => {
    expect(labels(`${head}bu`)).toEqual(['buy when']);
    expect(labels(`${head}buy when cl`)[0]).toBe('close');
    expect(labels(`${head}buy when sma(fa`)[0]).toBe('fast');
    expect(labels(`${head}buy when bbands(20).`)).toEqual(['upper', 'middle', 'lower']);
    expect(labels(`${head}buy when ichimoku.`)).not.toContain('chikou');
    expect(labels(`${head}buy when close cros`)).toEqual(['crosses above', 'crosses below']);
    expect(labels(`${head}size 3% `)).toEqual(['of equity', 'at risk', 'by', 'when']);
    expect(labels(`${head}buy when position.`)).toContain('position.profit');
    expect(labels(`${head}buy when close > 3\n    and vol`)[0]).toBe('volume');
  });

  it('explains the word under the pointer from the registries', () => {
    const text = `${head}buy when rsi(14) > 70\n`;
    const hover = hoverCode(text, text.indexOf('rsi') + 1);
    expect(hover?.title.en).toBe('Relative strength index');
    expect(hover?.words['zh-CN']).toBe('14 日相对强弱指标');
    expect(text.slice(hover?.from, hover?.to)).toBe('rsi(14)');
    expect(hoverCode(text, 2)).toBeNull();
  });
});

suite('the plain sentence', () => {
  const spec = crossSpec({ risk: { stopLoss: 0.07 } });

  it('says all that a strategy does', () => {
    expect(sentencesOf(spec, 'en').map(({ text }) => text)).toEqual([
      'This is a trend strategy called “Moving-average cross”, on daily bars.',
      'It trades US:SPY.',
      'The setting fast runs from 2 to 100 in steps of 1.',
      'The setting slow runs from 3 to 300 in steps of 1.',
      'Buy when the 20[fast]-day simple moving average crosses above the 50[slow]-day simple moving average.',
      'Sell when the 20[fast]-day simple moving average crosses below the 50[slow]-day simple moving average.',
      'Put 100% of equity into a position.',
      'Stop a loss at 7%.',
      'Commission is 0.1% of the value.',
    ]);
    expect(describe(spec, 'zh-CN')).toContain('当20[fast] 日简单移动平均线上穿50[slow] 日简单移动平均线时买入。');
    expect(describe(spec, 'zh-HK')).toContain('虧損 7% 止蝕。');
  });

  it('names settings as a reader does where the text is not read back', () => {
    const names: Record<string, string> = { fast: 'Fast average', slow: 'Slow average' };
    const read = sentencesOf(spec, 'en', (key) => names[key] ?? key).map(({ text }) => text);
    expect(read.slice(2, 5)).toEqual([
      'The setting Fast average runs from 2 to 100 in steps of 1.',
      'The setting Slow average runs from 3 to 300 in steps of 1.',
      'Buy when the 20 [Fast average]-day simple moving average crosses above the 50 [Slow average]-day simple moving average.',
    ]);
    for (const locale of locales) {
      const told = sentencesOf(spec, locale, (key) => key.toUpperCase()).map(({ text }) => text);
      expect(told.join(' ')).not.toMatch(/fast|slow/);
    }
  });

  it('names columns as readers know them, those of a file by their name in it', () => {
    const columns = (name: string) =>
      crossSpec({
        entry: { long: { op: 'above', left: { op: 'series', name }, right: { op: 'constant', value: 0.1 } } },
      });
    expect(describe(columns('returnOnEquity'), 'en')).toContain('Buy when the return on equity is above 0.1.');
    expect(describe(columns('returnOnEquity'), 'zh-CN')).toContain('当净资产收益率高于0.1时买入。');
    expect(describe(columns('mine'), 'en')).toContain('Buy when the series mine is above 0.1.');
  });

  it('counts one in the singular, and understands either', () => {
    const long = { op: 'above', left: { op: 'price', field: 'close' }, right: ago(1) } as const;
    const text = describe(crossSpec({ entry: { long }, exit: {}, risk: { maxBars: 1 } }), 'en');
    expect(text).toContain('Buy when the close is above the close 1 bar ago.');
    expect(text).toContain('Leave after 1 bar at the latest.');
    const several = text.replace('1 bar ago', '1 bars ago').replace('1 bar at', '1 bars at');
    expect(readDescription(several, 'en').spec).toEqual(readDescription(text, 'en').spec);
    expect(readDescription(text, 'en').spec?.entry.long).toEqual(long);
  });

  it('can be changed by hand, and half-width punctuation does no harm', () => {
    const text = describe(spec, 'zh-CN').replaceAll('20[fast]', '30[fast]').replaceAll('。', '.');
    expect(readDescription(text, 'zh-CN').spec?.parameters[0]).toMatchObject({ key: 'fast', value: 30 });
    const half = describe(spec, 'en').replace('20[fast]', '30[fast]');
    expect(readDescription(half, 'en').problems[0].code).toBe('contradiction');
  });

  it.each([
    ['en', /Buy when.*?\./, 'Buy when the close.', 'needs-condition', true],
    ['en', /Buy when.*?\./, 'Buy when the close tomorrow is above 3.', 'look-ahead-name', false],
    ['en', /Buy when.*?\./, 'Buy when the close 2 bars from now is above 3.', 'look-ahead-name', false],
    ['en', /It trades US:SPY\./, '', 'empty-universe', true],
    ['en', '100% of equity', '150% of equity', 'impossible-size', true],
    ['en', /Buy when.*?\./, 'Buy when the series suprise is above 3.', 'unknown-series', true],
    ['zh-CN', /当[^\u3002]*买入\u3002/, '当明天的收盘价高于 3 时买入\u3002', 'look-ahead-name', false],
    ['zh-CN', /交易标的[^\u3002]*\u3002/, '', 'empty-universe', true],
    ['zh-CN', /净值的 100%/, '净值的 150%', 'impossible-size', true],
  ] as const)('explains in %s what cannot be meant: %s %s', (locale, from, to, code, hasFix) => {
    const text = describe(spec, locale).replace(from, to);
    const { problems } = readDescription(text, locale, new Set(['surprise']));
    const [first] = problems;
    expect([first.code, first.fix !== undefined]).toEqual([code, hasFix]);
    if (first.fix === undefined) return;
    const { from: start, to: end, insert } = first.fix;
    const mended = text.slice(0, start) + insert + text.slice(end);
    expect(readDescription(mended, locale, new Set(['surprise'])).problems).toEqual([]);
  });

  it('comes back the same from every language, from code and from blocks', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const one = randomSpec(randomFrom(seed));
      const wanted = canonicalText(one);
      for (const locale of locales) {
        const read = readDescription(describe(one, locale), locale);
        expect(canonicalText(read.spec), `${locale} ${seed}`).toBe(wanted);
      }
      expect(canonicalText(parseCode(formatCode(one)).spec)).toBe(wanted);
      expect(canonicalText(parseStrategySpec(fromBlocks(toBlocks(one))))).toBe(wanted);
    }
  });

  it('moves the point of a percentage without rounding', () => {
    for (const value of [0.07, 0.1 + 0.2, 1e-9, 123.456, 1e23, 0]) expect(fractionOf(percentText(value))).toBe(value);
    expect(percentText(0.07)).toBe('7');
  });
});

suite('blocks', () => {
  const tree = toBlocks(crossSpec());
  const done = (edited: ReturnType<typeof replaceBlock>): BlockTree => {
    if (!edited.done) throw new Error(edited.why.en);
    return edited.tree;
  };
  const price = newBlock('price', { field: 'close' });
  const codeOf = (one: BlockTree): string => formatCode(parseStrategySpec(fromBlocks(one)));

  it('are wrapped, filled, grown, moved and taken out', () => {
    const wrapped = done(wrapBlock(tree, ['entry.long'], newBlock('and')));
    expect(() => parseStrategySpec(fromBlocks(wrapped))).toThrowError(
      expect.objectContaining({
        message: 'Strategy: Buy when: cannot be read.',
        details: expect.objectContaining({ field: 'entry.long.args[1]' }),
      }),
    );
    const filled = done(replaceBlock(wrapped, ['entry.long', 1], newBlock('above')));
    const left = done(replaceBlock(filled, ['entry.long', 1, 0], price));
    const right = done(replaceBlock(left, ['entry.long', 1, 1], newBlock('indicator', { id: 'sma' })));
    expect(codeOf(right)).toContain('buy when sma(fast) crosses above sma(slow) and close > sma\n');
    const lengthened = done(setField(right, ['entry.long', 1, 1], 'parameters', { period: 200 }));
    const moved = done(moveBlock(lengthened, ['entry.long', 1, 0], ['entry.long', 1, 1]));
    expect(codeOf(moved)).toContain('and sma(200) > close\n');
    const again = newBlock('above');
    const grown = done(insertBlock(moved, ['entry.long'], 2, again));
    expect(codeOf(done(removeBlock(grown, ['entry.long', 2])))).toBe(codeOf(moved));
    expect(codeOf(done(removeBlock(moved, ['exit.long'])))).not.toContain('sell when');
    expect(openRoot(tree, 'entry.short').roots['entry.short']).toMatchObject({ accepts: 'condition', block: null });
  });

  it('refuse what does not fit, in words', () => {
    expect(replaceBlock(tree, ['entry.long'], price)).toMatchObject({ done: false });
    expect(replaceBlock(tree, ['entry.long', 0], newBlock('not'))).toMatchObject({ done: false });
    expect(moveBlock(tree, ['entry.long'], ['entry.long', 0])).toMatchObject({ done: false });
    expect(insertBlock(tree, ['entry.long'], 0, price)).toMatchObject({ done: false });
    expect(setField(tree, ['entry.short'], 'x', 1)).toMatchObject({ done: false });
    expect(replaceBlock(tree, ['entry.long', 7], price)).toMatchObject({ done: false });
  });
});

it('every problem is worded in every language', () => {
  for (const texts of Object.values(problemTexts)) {
    expect(Object.keys(texts)).toEqual([...locales]);
    expect([texts['zh-CN'], texts['zh-HK']].filter((text) => /[\u3400-\u9fff] ?[,:;?!()]/.test(text))).toEqual([]);
  }
});
