import { describe, expect, it } from 'vitest';
import {
  defaultPreferences,
  defaultUpdown,
  detectLocale,
  matchLocale,
  parsePreferences,
  resolveAppearance,
} from './appearance.ts';

const nowhere = { search: '', languages: [], prefersLight: false };

describe('appearance', () => {
  it('prefers the saved language, then ?lang, then the browser, then English', () => {
    const surroundings = { search: '?lang=zh-HK', languages: ['zh-CN', 'en'], prefersLight: false };
    expect(detectLocale('en', surroundings)).toBe('en');
    expect(detectLocale(null, surroundings)).toBe('zh-HK');
    expect(detectLocale(null, { ...surroundings, search: '?lang=fr' })).toBe('zh-CN');
    expect(detectLocale(null, { ...nowhere, languages: ['fr', 'de'] })).toBe('en');
  });

  it.each([
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['zh-TW', 'zh-HK'],
    ['zh-Hant', 'zh-HK'],
    ['ZH-hk', 'zh-HK'],
    ['en-GB', 'en'],
    ['zhuang', null],
    ['fr', null],
  ])('reads %s as %s', (tag, locale) => {
    expect(matchLocale(tag)).toBe(locale);
  });

  it('paints rises red for mainland readers only', () => {
    expect(defaultUpdown('zh-CN')).toBe('red-up');
    expect(defaultUpdown('zh-HK')).toBe('green-up');
    expect(defaultUpdown('en')).toBe('green-up');
  });

  it('lets the chosen colours win over those of the language', () => {
    const chosen = { ...defaultPreferences, locale: 'zh-CN' as const, updown: 'cvd' as const };
    expect(resolveAppearance(chosen, nowhere).updown).toBe('cvd');
  });

  it('follows the system theme until one is chosen', () => {
    expect(resolveAppearance(defaultPreferences, { ...nowhere, prefersLight: true }).theme).toBe('light');
    expect(resolveAppearance({ ...defaultPreferences, theme: 'dark' }, { ...nowhere, prefersLight: true }).theme).toBe(
      'dark',
    );
  });

  it('keeps the readable fields of a damaged record', () => {
    expect(parsePreferences('{"theme":"light","updown":"pink","locale":7}')).toEqual({
      ...defaultPreferences,
      theme: 'light',
    });
    expect(parsePreferences('not json')).toEqual(defaultPreferences);
    expect(parsePreferences('null')).toEqual(defaultPreferences);
    expect(parsePreferences(null)).toEqual(defaultPreferences);
  });
});
