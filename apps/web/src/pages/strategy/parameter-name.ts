import { useCallback } from 'react';
import { settingName } from '@plumbline/model/setting-names';
import { useLocale } from '../../lib/use-locale.ts';

/** A parameter's key for reading, in the reader's language. */
export function useParameterName(): (key: string) => string {
  const locale = useLocale();
  return useCallback((key: string) => settingName(key)[locale], [locale]);
}
