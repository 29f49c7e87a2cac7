import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toggleTheme } from '../lib/toggle-theme.ts';
import { usePreferences } from '../lib/use-preferences.ts';
import { IconButton } from '../ui/icon-button.tsx';

export function ThemeButton() {
  const { t } = useTranslation();
  const theme = usePreferences((state) => state.appearance.theme);
  const Icon = theme === 'dark' ? Sun : Moon;
  return <IconButton label={t('nav.theme')} icon={<Icon size={16} aria-hidden />} onClick={toggleTheme} />;
}
