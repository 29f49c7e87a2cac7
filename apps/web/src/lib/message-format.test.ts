import { readdirSync, readFileSync } from 'node:fs';
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

/** Messages of a dictionary by the path of their key. */
function messagesOf(tree: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) => messagesOf(value, `${path}.${key}`));
}

it.each(['zh-CN', 'zh-HK'])('groups the digits of every count in %s, as English does', (locale) => {
  const root = new URL('../locales/', import.meta.url);
  const read = (of: string, file: string): readonly (readonly [string, string])[] =>
    messagesOf(JSON.parse(readFileSync(new URL(`${of}/${file}`, root), 'utf8')));
  const bare = readdirSync(new URL('en/', root)).flatMap((file) => {
    const own = new Map(read(locale, file));
    return read('en', file).flatMap(([key, english]) =>
      [...english.matchAll(/\{(\w+), (?:plural|number)/g)]
        .filter(([, name]) => own.get(key)?.includes(`{${name}}`) === true)
        .map(([, name]) => `${file}${key}: ${name}`),
    );
  });
  expect(bare).toEqual([]);
});
