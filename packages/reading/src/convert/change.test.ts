import { catalogue } from '@plumbline/market/resolve/catalogue';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { templates } from '@plumbline/quant/catalogue/strategies/registry';
import { marketsOf, templateSpec } from '@plumbline/quant/catalogue/strategy-template';
import { describe, expect, it } from 'vitest';
import { buildDirectory } from '../directory/directory.ts';
import { listingOf } from '../directory/listing-of.ts';
import type { ReadingContext } from '../reading.ts';
import { isVocabularyWord } from '../vocabulary/vocabulary.ts';
import { readChange } from './change.ts';
import { readIdea } from './idea.ts';

const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const contextOf = (locale: ReadingContext['locale']): ReadingContext => ({
  locale,
  box: 'strategy',
  directory,
  today: '2026-11-23',
});

function made(locale: ReadingContext['locale'], idea: string): StrategySpec {
  const { spec } = readIdea(idea, contextOf(locale), 'Mine');
  if (spec === null) throw new Error(`not read: ${idea}`);
  return spec;
}

const dip = 'Buy SPY when RSI is below 30, sell when RSI is above 70, stop 5%';
const cross = 'Buy AAPL when the 20-day average crosses above the 60-day, sell when it crosses below';

/** Paths of the fields that differ. */
function differing(before: unknown, after: unknown, path = ''): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!isNode(before) || !isNode(after)) return [path];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differing(before[key], after[key], path === '' ? key : `${path}.${key}`));
}

describe('a sentence that changes a stored strategy', () => {
  it.each([
    ['en', dip, 'make the stop 8%', 'stop', 0.08],
    ['en', cross, 'change 20 to 10', 'fast', 10],
    ['en', dip, 'change 30 to 25', 'entryLevel', 25],
    ['zh-CN', '格力电器RSI低于30买入，高于70卖出，止损5%', '把止损改成8%', 'stop', 0.08],
  ] as const)('turns the setting alone: %s %s: %s', (locale, idea, text, key, value) => {
    const spec = made(locale, idea);
    const at = spec.parameters.findIndex((one) => one.key === key);
    const { spec: next, question } = readChange(text, contextOf(locale), spec);
    expect(question).toBeNull();
    expect(next?.parameters[at]?.value).toBe(value);
    const changed = differing(spec, next).filter((path) => !/\.(min|max)$/u.test(path));
    expect(changed).toEqual([`parameters.${at}.value`]);
  });

  it.each([
    ['use weekly bars', ['bar']],
    ['replace SPY by QQQ', ['universe.instruments.0']],
    ['add a take profit at 12%', ['risk.target']],
    ['remove the stop', ['risk.stopLoss', 'parameters.3']],
    ['only when VIX is below 25', ['entry.long.op', 'entry.long.left', 'entry.long.right', 'entry.long.args']],
  ] as const)('changes what it names and nothing else: %s', (text, paths) => {
    const spec = made('en', dip);
    const { spec: next, question } = readChange(text, contextOf('en'), spec);
    expect(question).toBeNull();
    const prefixes = differing(spec, next).map((path) => paths.find((one) => path.startsWith(one)) ?? path);
    expect([...new Set(prefixes)].toSorted()).toEqual([...paths].toSorted());
  });

  it('keeps weights by name and what is held otherwise where something else changes', () => {
    const weights = made('en', 'Hold 70% SPY and 30% TLT, rebalance every quarter');
    const { spec: next } = readChange('rebalance yearly', contextOf('en'), weights);
    expect(next).toEqual({ ...weights, rebalance: 'year' });
    const idle = made('en', 'Hold QQQ while above its 180-day average, otherwise hold SHY');
    expect(idle.idle).toBe('US:SHY');
    const { spec: faster } = readChange('change 180 to 150', contextOf('en'), idle);
    expect(faster).toMatchObject({ idle: 'US:SHY', universe: idle.universe });
    expect(faster?.parameters[0]?.value).toBe(150);
  });

  it('lists what is held by its shares and how often they are restored, without a condition that nobody gave', () => {
    const { parts } = readIdea('Hold 70% SPY and 30% TLT, rebalance every quarter', contextOf('zh-CN'), 'Mine');
    expect(parts.map(({ path, means }) => `${path} ${means['zh-CN']}`)).toEqual([
      'universe.instruments US:SPY',
      'universe.instruments US:TLT',
      'sizing US:SPY 70%, US:TLT 30%',
      'rebalance 每季',
    ]);
  });

  it('says how far apart additions are and after what it waits', () => {
    const text = 'Buy SPY when RSI is below 30, sell when RSI is above 70, stop 5%, after a stop wait 10 days';
    const { parts } = readIdea(text, contextOf('zh-CN'), 'Mine');
    expect(parts.find(({ path }) => path === 'risk.pause')?.means['zh-CN']).toBe('止损后 10 根 K 线');
    const added = '美的集团站上30日线买，跌破卖，每涨4%加仓一成，最多加2次';
    const { parts: more } = readIdea(added, contextOf('zh-CN'), 'Mine');
    expect(more.find(({ path }) => path === 'scaleIn')?.means['zh-CN']).toBe('+4%: 10% × 2');
  });

  it('keeps parts, waits and additions where something else changes', () => {
    const { spec: parted } = readChange('sell half at +10%', contextOf('en'), made('en', `${dip}, take profit 20%`));
    expect(parted).toMatchObject({ risk: { scaleOut: [{ gain: 0.1, share: 0.5 }], target: { parameter: 'target' } } });
    const { spec: waiting } = readChange('after a stop wait 10 days', contextOf('en'), parted!);
    expect(waiting).toEqual({ ...parted, risk: { ...parted!.risk, pause: { after: 'stop', bars: 10 } } });
    const { spec: next } = readChange('make the stop 8%', contextOf('en'), waiting!);
    expect({ ...next, parameters: [] }).toEqual({ ...waiting, parameters: [] });
  });

  it('keeps every other part of every template as it is', () => {
    for (const template of templates) {
      const [market] = marketsOf(template);
      const spec = templateSpec(template, market!, 'en');
      const { spec: next } = readChange('use weekly bars', contextOf('en'), spec);
      if (next !== null) expect(differing(spec, next), template.id).toEqual(spec.bar === '1w' ? [] : ['bar']);
    }
  });

  it.each([
    ['make the stop 5%', 'same'],
    ['Buy KO when RSI is below 20, sell when RSI is above 60', 'new'],
    ['make the frobnicator 8%', 'word'],
    ['replace GLD by QQQ', 'word'],
  ])('asks: %s', (text, about) => {
    expect(readChange(text, contextOf('en'), made('en', dip))).toMatchObject({ spec: null, question: { about } });
  });
});
