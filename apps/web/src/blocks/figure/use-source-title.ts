import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from '@plumbline/model/source';
import { useReport } from './report-context.ts';

const ownIds = ['derived', 'assumptions', 'this-report'] as const;
const simulatedId = /^simulated-(prices|statements|events|quote|instruments|rates)-(.+)$/;

/**
 * What a source is called. A publisher's titles stay in its language; those that the product itself gives, for what it
 * computes, assumes or simulates, are said in the reader's.
 */
export function useSourceTitle(): (source: Source) => string {
  const { t } = useTranslation('research');
  const { locale, instrumentName } = useReport();
  return useCallback(
    (source) => {
      if (locale === 'en') return source.title;
      const own = ownIds.find((id) => id === source.id);
      if (own !== undefined) return t(`sourceTitle.${own}`);
      const [, kind, what] = simulatedId.exec(source.id) ?? [];
      if (kind === undefined || !source.simulated) return source.title;
      if (kind === 'rates') return t('sourceTitle.rates', { name: what });
      const name = source.title.split(' of ').slice(1).join(' of ');
      return t(`sourceTitle.${kind}`, { name: name === instrumentName.en ? instrumentName[locale] : name });
    },
    [t, locale, instrumentName],
  );
}
