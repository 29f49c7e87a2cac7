import { readFileSync } from 'node:fs';

interface Words {
  readonly [key: string]: string | Words;
}

/** A text of the chart page by its path. */
export type ChartTexts = (path: string, values?: Readonly<Record<string, string>>) => string;

/** Texts of the chart page in a language; `{…}` in them is filled. */
export function chartTexts(locale: string): ChartTexts {
  const all = JSON.parse(
    readFileSync(new URL(`../../apps/web/src/locales/${locale}/chart.json`, import.meta.url), 'utf8'),
  ) as Words;
  return (path, values = {}) => {
    const found = path
      .split('.')
      .reduce<string | Words | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), all);
    if (typeof found !== 'string') throw new Error(`no text ${path} in ${locale}`);
    return Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), found);
  };
}
