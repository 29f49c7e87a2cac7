import { formatFigure, type Printable } from '@plumbline/model/format';
import { locales, type Locale, type LocalText } from '@plumbline/model/locale';
import type { VerdictFigure } from '@plumbline/model/verdict';

/**
 * A sentence with its figures printed in place of their ids in braces. An unknown id stays as it is: a test looks for it.
 * print: for pages on which a printed figure keeps its handle.
 */
export function printSentence(
  template: LocalText,
  figures: readonly VerdictFigure[],
  locale: Locale,
  print: (figure: VerdictFigure) => string = (figure) => formatFigure(figure, locale),
): string {
  return template[locale].replaceAll(/\{(\w+)\}/g, (whole, id: string) => {
    const figure = figures.find((one) => one.id === id);
    return figure === undefined ? whole : print(figure);
  });
}

/** A text with the numbers of a check's own settings printed in place of their names in braces, in every language. */
export function printSettings(template: LocalText, settings: Readonly<Record<string, Printable>>): LocalText {
  const print = (locale: Locale): string =>
    template[locale].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const setting = settings[name];
      return setting === undefined ? whole : formatFigure(setting, locale);
    });
  return { en: print('en'), 'zh-CN': print('zh-CN'), 'zh-HK': print('zh-HK') };
}

/** The same in every language. */
export function printEverywhere(template: LocalText, figures: readonly VerdictFigure[]): LocalText {
  const [en, zhCN, zhHK] = locales.map((locale) => printSentence(template, figures, locale));
  return { en, 'zh-CN': zhCN, 'zh-HK': zhHK };
}
