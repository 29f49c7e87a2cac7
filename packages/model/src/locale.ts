/** The languages every text exists in. zh-HK is its own dictionary, never an automatic conversion. */
export const locales = ['en', 'zh-CN', 'zh-HK'] as const;
export type Locale = (typeof locales)[number];

/** One text in every language. */
export type LocalText = Readonly<Record<Locale, string>>;

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
