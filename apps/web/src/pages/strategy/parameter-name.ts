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
      // The second length of a strategy is the word for a length, with its number.
      const [, word = key, number = ''] = /^(.*?)(\d*)$/.exec(key) ?? [];
      const known = [
        [key, ''],
        [word, ` ${number}`],
      ].find(([one]) => i18n.exists(`settingNames.${one}`, { ns: 'strategy' }));
      return known === undefined ? inWords(key) : `${t(`settingNames.${known[0]}`)}${known[1]}`;
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
