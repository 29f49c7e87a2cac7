import { createInstance, type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { locales, type Locale } from '@plumbline/model/locale';
import { messageFormat } from './message-format.ts';

interface Dictionary {
  readonly default: Readonly<Record<string, unknown>>;
}

/** One lazily loaded file per language and namespace; a new file is found by its place. */
const files = import.meta.glob<Dictionary>('../locales/*/*.json');

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const load = files[`../locales/${language}/${namespace}.json`];
    if (load === undefined) {
      callback(new Error(`no dictionary ${language}/${namespace}`), false);
      return;
    }
    load().then(
      (file) => callback(null, file.default),
      (reason: unknown) => callback(reason instanceof Error ? reason : new Error(String(reason)), false),
    );
  },
};

export const i18n: I18n = createInstance();

export async function startI18n(locale: Locale): Promise<void> {
  await i18n
    .use(messageFormat)
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: [...locales],
      // Every language has every text (tested), so no second dictionary is fetched behind the first.
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Awaited by routes before they render, so that no key and no spinner flashes. */
export async function loadNamespaces(...namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces]);
}
