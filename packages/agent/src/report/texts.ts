import type { Locale, LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';

/** A text that reads alike in every language: a symbol, a fiscal label, a list of both. */
export function sameText(text: string): LocalText {
  return localText(text, text, text);
}

/** Builds each language from the same rule. */
export function eachLocale(build: (locale: Locale) => string): LocalText {
  return localText(build('en'), build('zh-CN'), build('zh-HK'));
}

/** Puts words into `{slots}` of a text; a slot without a word is a bug of the caller. */
export function fillText(template: LocalText, words: Readonly<Record<string, string | LocalText>>): LocalText {
  return eachLocale((locale) =>
    template[locale].replace(/\{(\w+)\}/g, (_, name: string) => {
      const word = words[name];
      if (word === undefined) throw new Error(`text has no word for {${name}}: ${template.en}`);
      return typeof word === 'string' ? word : word[locale];
    }),
  );
}

/** Parts of one line: `a, b` in English, `a,b` in Chinese. */
export function joinWithCommas(texts: readonly LocalText[]): LocalText {
  return eachLocale((locale) => texts.map((text) => text[locale]).join(locale === 'en' ? ', ' : '，'));
}
