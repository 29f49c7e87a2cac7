import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A parameter's key for reading: by name where the dictionary has it, as all keys of templates and of the box that reads ideas;
 * else the author's own word, of which only the spelling changes: `slowPeriod` reads Slow period.
 */
export function useParameterName(): (key: string) => string {
  const { t, i18n } = useTranslation('strategy');
  return useCallback(
    (key: string) => {
      const name = `settingNames.${key}`;
      return i18n.exists(name, { ns: 'strategy' }) ? t(name) : inWords(key);
    },
    [t, i18n],
  );
}

function inWords(key: string): string {
  const words = key.replace(
    /([a-z])([A-Z0-9])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
