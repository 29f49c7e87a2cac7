import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { locales, type Locale } from '@plumbline/model/locale';
import { record } from '../lib/analytics.ts';
import { useLocale } from '../lib/use-locale.ts';
import { usePreferences } from '../lib/use-preferences.ts';
import { PlainIconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';

/** Each language by its own name. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-HK': '繁體中文（香港）',
};

export function LanguageMenu() {
  const { t } = useTranslation();
  const current = useLocale();
  const change = usePreferences((state) => state.change);
  return (
    <Menu
      label={t('nav.language')}
      trigger={<PlainIconButton label={t('nav.language')} icon={<Globe size={16} aria-hidden />} />}
      items={locales.map((locale) => ({
        id: locale,
        label: localeNames[locale],
        lang: locale,
        selected: locale === current,
        onSelect: () => {
          change({ locale });
          record('preference changed', { name: 'locale', value: locale });
        },
      }))}
    />
  );
}
