import { formatFigure } from '@plumbline/model/format';
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

/** The same in every language. */
export function printEverywhere(template: LocalText, figures: readonly VerdictFigure[]): LocalText {
  const [en, zhCN, zhHK] = locales.map((locale) => printSentence(template, figures, locale));
  return { en, 'zh-CN': zhCN, 'zh-HK': zhHK };
}
