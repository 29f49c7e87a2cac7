import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeGlyph, formatFigure, type Printable } from './format.ts';
import { locales } from './locale.ts';

const usd = (value: number | null): Printable => ({ value, unit: 'money', currency: 'USD', decimals: 2 });
const percent = (value: number | null, decimals = 1): Printable => ({ value, unit: 'fraction', decimals });

describe('formatFigure', () => {
  it('prints large money in the words of each language', () => {
    expect(formatFigure(usd(215.938e9), 'en')).toBe('$215.9B');
    expect(formatFigure(usd(215.938e9), 'zh-CN')).toBe('$2,159.4亿');
    expect(formatFigure(usd(215.938e9), 'zh-HK')).toBe('$2,159.4億');
    expect(formatFigure(usd(4.29e12), 'en')).toBe('$4.29T');
    expect(formatFigure(usd(950), 'en')).toBe('$950.00');
  });

  it('moves to the next word instead of printing one thousand of the smaller', () => {
    expect(formatFigure(usd(999.97e6), 'en')).toBe('$1.00B');
    expect(formatFigure(usd(999.9e6), 'en')).toBe('$999.9M');
  });

  it('prints prices with their currency as the market writes it', () => {
    const price = (value: number, currency: string, decimals = 2): Printable => ({
      value,
      unit: 'price',
      currency,
      decimals,
    });
    expect(formatFigure(price(412.6, 'HKD'), 'en')).toBe('HK$ 412.60');
    expect(formatFigure(price(1688, 'CNY'), 'zh-CN')).toBe('¥1,688.00');
    expect(formatFigure(price(67120.5, 'USDT', 1), 'en')).toBe('67,120.5 USDT');
    expect(formatFigure(price(-3.2, 'USD'), 'en')).toBe('\u2212$3.20');
  });

  it('prints fractions as percent and multiples with the times sign', () => {
    expect(formatFigure(percent(0.196), 'en')).toBe('19.6%');
    expect(formatFigure(percent(-0.012, 2), 'en', { sign: true })).toBe('\u22121.20%');
    expect(formatFigure(percent(0.0075, 2), 'en', { sign: true })).toBe('+0.75%');
    expect(formatFigure({ value: 33.46, unit: 'multiple', decimals: 1 }, 'en')).toBe('33.5×');
    expect(formatFigure({ value: 33.46, unit: 'multiple', decimals: 1 }, 'zh-CN')).toBe('33.5倍');
    expect(formatFigure({ value: 9101.46, unit: 'multiple', decimals: 1 }, 'zh-CN')).toBe('9,101倍');
  });

  it('prints a choice as yes or no', () => {
    const choice = (value: number | null) => ({ value, unit: 'choice', decimals: 0 }) as const;
    expect([1, 0, null].map((value) => formatFigure(choice(value), 'en'))).toEqual(['yes', 'no', '—']);
    expect([1, 0].map((value) => formatFigure(choice(value), 'zh-CN'))).toEqual(['是', '否']);
  });

  it('prints dates one way for the page and one for documents, and no cents of a price of millions', () => {
    const day: Printable = { value: Date.UTC(2027, 1, 10), unit: 'date', decimals: 0 };
    expect(formatFigure(day, 'en')).toBe('2027/02/10');
    expect(formatFigure(day, 'zh-CN', { isoDates: true })).toBe('2027-02-10');
    const price = (value: number): Printable => ({ value, unit: 'price', currency: 'USD', decimals: 2 });
    expect(formatFigure(price(23_683_580.4), 'en')).toBe('$23,683,580');
    expect(formatFigure(price(140_902.62), 'en')).toBe('$140,902.62');
  });

  it('prints unknown as a dash and never as zero', () => {
    expect(formatFigure(percent(null), 'en')).toBe('—');
    expect(formatFigure(usd(Number.NaN), 'zh-CN')).toBe('—');
  });

  it('carries no sign when the printed number is zero', () => {
    expect(formatFigure(percent(-0.00001), 'en', { sign: true })).toBe('0.0%');
    expect(changeGlyph(percent(-0.00001))).toBe('●');
    expect(changeGlyph(percent(0.01))).toBe('▲');
    expect(changeGlyph(percent(-0.01))).toBe('▼');
  });

  it('prints the same digits in every language when not compact', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), (value) => {
        const texts = locales.map((locale) => formatFigure(usd(value), locale, { compact: false }));
        expect(new Set(texts).size).toBe(1);
      }),
    );
  });
});
