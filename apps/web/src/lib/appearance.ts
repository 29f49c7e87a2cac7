import { isLocale, type Locale } from '@plumbline/model/locale';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export const updownSchemes = ['green-up', 'red-up', 'cvd'] as const;
export type Updown = (typeof updownSchemes)[number];
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];
export const motionChoices = ['system', 'reduce'] as const;
export type MotionChoice = (typeof motionChoices)[number];
/** `2026/11/20 16:00:00`, `2026-11-20 16:00:00`, or as the language writes it. */
export const dateStyles = ['slashes', 'iso', 'locale'] as const;
export type DateStyle = (typeof dateStyles)[number];

/** What the user chose; null means "not chosen, use the default of the place". */
export interface Preferences {
  readonly locale: Locale | null;
  readonly theme: ThemeChoice;
  readonly updown: Updown | null;
  readonly density: Density;
  readonly motion: MotionChoice;
  readonly singleKeys: boolean;
  /** IANA zone of printed instants; null follows the device. */
  readonly zone: string | null;
  readonly dateStyle: DateStyle;
}

export const defaultPreferences: Preferences = {
  locale: null,
  theme: 'system',
  updown: null,
  density: 'comfortable',
  motion: 'system',
  singleKeys: true,
  zone: null,
  dateStyle: 'slashes',
};

/** What the page shows, after defaults. */
export interface Appearance {
  readonly locale: Locale;
  readonly theme: 'dark' | 'light';
  readonly updown: Updown;
  readonly density: Density;
  readonly motion: MotionChoice;
}

export interface Surroundings {
  /** Query string of the address: `?lang=` proposes a language. */
  readonly search: string;
  readonly languages: readonly string[];
  readonly prefersLight: boolean;
}

export const preferencesKey = 'plumbline.preferences';

function oneOf<const T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((item) => item === value);
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Reads stored preferences; anything unreadable falls back field by field, so an old or damaged record never breaks the page. */
export function parsePreferences(stored: string | null): Preferences {
  let record: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value === 'object' && value !== null) record = { ...value };
  } catch {
    return defaultPreferences;
  }
  return {
    locale: typeof record.locale === 'string' && isLocale(record.locale) ? record.locale : null,
    theme: oneOf(themeChoices, record.theme) ?? 'system',
    updown: oneOf(updownSchemes, record.updown) ?? null,
    density: oneOf(densities, record.density) ?? 'comfortable',
    motion: oneOf(motionChoices, record.motion) ?? 'system',
    singleKeys: record.singleKeys !== false,
    zone: typeof record.zone === 'string' && isTimeZone(record.zone) ? record.zone : null,
    dateStyle: oneOf(dateStyles, record.dateStyle) ?? 'slashes',
  };
}

/** The dictionary nearest to a browser language: Traditional script and Hong Kong, Macau, Taiwan read zh-HK, other Chinese zh-CN. */
export function matchLocale(tag: string): Locale | null {
  const lower = tag.toLowerCase();
  if (lower === 'en' || lower.startsWith('en-')) return 'en';
  if (lower !== 'zh' && !lower.startsWith('zh-')) return null;
  return /-(hant|hk|mo|tw)\b/.test(lower) ? 'zh-HK' : 'zh-CN';
}

/** Saved choice, then `?lang`, then the browser, then English. */
export function detectLocale(saved: Locale | null, surroundings: Surroundings): Locale {
  if (saved !== null) return saved;
  const asked = new URLSearchParams(surroundings.search).get('lang');
  for (const tag of asked === null ? surroundings.languages : [asked, ...surroundings.languages]) {
    const found = matchLocale(tag);
    if (found !== null) return found;
  }
  return 'en';
}

/** Mainland readers expect red for up; everyone else, Hong Kong included, green. */
export function defaultUpdown(locale: Locale): Updown {
  return locale === 'zh-CN' ? 'red-up' : 'green-up';
}

export function resolveAppearance(preferences: Preferences, surroundings: Surroundings): Appearance {
  const locale = detectLocale(preferences.locale, surroundings);
  const systemTheme = surroundings.prefersLight ? 'light' : 'dark';
  return {
    locale,
    theme: preferences.theme === 'system' ? systemTheme : preferences.theme,
    updown: preferences.updown ?? defaultUpdown(locale),
    density: preferences.density,
    motion: preferences.motion,
  };
}

/** Writes the attributes every token hangs on. */
export function applyAppearance(root: HTMLElement, appearance: Appearance): void {
  root.lang = appearance.locale;
  root.dataset.theme = appearance.theme;
  root.dataset.updown = appearance.updown;
  root.dataset.density = appearance.density;
  root.dataset.motion = appearance.motion;
}
