import { useTranslation } from 'react-i18next';
import { isLocale, type Locale } from '@plumbline/model/locale';

/** The language on screen, redrawn when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  const language = i18n.resolvedLanguage ?? 'en';
  return isLocale(language) ? language : 'en';
}
