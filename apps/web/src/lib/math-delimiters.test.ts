import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDelimiters, normalizeMath, proseDelimiters } from './math-delimiters.ts';

const wide = (text: string): string => normalizeMath(text, defaultDelimiters);
const prose = (text: string): string => normalizeMath(text, proseDelimiters);
/** A formula is what stands between two unescaped double dollars. */
const hasMath = (markdown: string): boolean => /(?<!\\)\$\$/.test(markdown);

describe('math delimiters by default', () => {
  it.each([
    ['$x+y$', '$$x+y$$'],
    ['a \\(x\\) b', 'a $$x$$ b'],
    ['$$x$$', '$$x$$'],
  ])('reads %s inline', (text, markdown) => {
    expect(wide(text)).toBe(markdown);
  });

  it.each(['\\[x^2\\]', '[x^2]', '$$\nx^2\n$$'])('reads %s as a display', (text) => {
    expect(wide(text).trim()).toBe('$$\nx^2\n$$');
  });

  it('leaves links and code alone', () => {
    const text = 'see [here](https://a.example), `$x$` and [ref][1]';
    expect(wide(text)).toBe(text);
    const fenced = '```\n$x$ \\(y\\)\n[z]\n```';
    expect(wide(fenced)).toBe(fenced);
  });

  it('closes a fence only with its own kind of mark', () => {
    const fenced = '~~~\n```\n$x$\n~~~';
    expect(wide(fenced)).toBe(fenced);
  });
});

describe('math delimiters of reports and chat', () => {
  it.each([
    'worth $198 to $246',
    'from $198 … $246 a share',
    '$120 and $130',
    'US$5 to $ 7',
    'as said in [1]',
    'about [BTC] and [ETH]',
    '[BTC]',
    '[1]',
    '[1] [2]',
    'a [\\alpha] inside a line',
  ])('keeps %s as words', (text) => {
    expect(hasMath(prose(text))).toBe(false);
  });

  it('keeps the words themselves', () => {
    expect(prose('worth $198 to $246').replaceAll('\\$', '$')).toBe('worth $198 to $246');
  });

  it.each(['$x+y$', '\\(x\\)', '\\[x\\]', '$\\alpha = 5$'])('still reads %s', (text) => {
    expect(hasMath(prose(text))).toBe(true);
  });

  it('reads a bracket alone on its line that holds a command', () => {
    expect(prose('before\n[ \\frac{a}{b} ]\nafter')).toContain('$$\n\\frac{a}{b}\n$$');
  });

  it('never makes a formula of prices', () => {
    const price = fc
      .tuple(fc.constantFrom('$', 'US$', 'HK$'), fc.integer({ min: 0, max: 99_999 }))
      .map(([sign, n]) => sign + n);
    const word = fc.stringMatching(/^[a-zA-Z,.%…-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(price, word), { minLength: 1, maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        expect(hasMath(prose(text))).toBe(false);
        expect(prose(text).replaceAll('\\$', '$')).toBe(text);
      }),
    );
  });

  it('never makes a formula of bracketed marks', () => {
    const mark = fc.stringMatching(/^\[[A-Z0-9-]{1,8}\]$/);
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 6 }), fc.constantFrom(' ', '\n'), (marks, gap) => {
        const text = marks.join(gap);
        expect(prose(text)).toBe(text);
      }),
    );
  });

  it('never loses or adds a letter, whatever it reads', () => {
    const letters = (text: string): string => text.replace(/[\s$\\[\]()]/g, '');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '1', ' ', '$', '\\', '[', ']', '(', ')', '`', '\n'), maxLength: 40 }),
        (text) => {
          expect(letters(prose(text))).toBe(letters(text));
          expect(letters(wide(text))).toBe(letters(text));
        },
      ),
    );
  });
});
