import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { messageFormat } from './message-format.ts';

function compiled(text: string): ReturnType<IntlMessageFormat['getAst']> {
  return new IntlMessageFormat(text, 'en').getAst();
}

describe('messageFormat', () => {
  it('leaves a plain text as it is', () => {
    expect(messageFormat.parse('Ask the market.', undefined, 'en')).toBe('Ask the market.');
  });

  it('fills a compiled message and chooses its plural', () => {
    const message = compiled('{count, plural, one {# source} other {# sources}} of {name}');
    expect(messageFormat.parse(message, { count: 1, name: 'NVDA' }, 'en')).toBe('1 source of NVDA');
    expect(messageFormat.parse(message, { count: 6, name: 'NVDA' }, 'en')).toBe('6 sources of NVDA');
  });
});
