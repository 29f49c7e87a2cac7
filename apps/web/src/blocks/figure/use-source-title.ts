import { useCallback } from 'react';
import type { Source } from '@plumbline/model/source';
import { sourceTitle } from '@plumbline/model/source';
import { useReport } from './report-context.ts';

/**
 * What a source is called. A publisher's titles stay in its language; those that the product itself gives are said in the
 * reader's.
 */
export function useSourceTitle(): (source: Source) => string {
  const { locale } = useReport();
  return useCallback((source) => sourceTitle(source, locale), [locale]);
}
