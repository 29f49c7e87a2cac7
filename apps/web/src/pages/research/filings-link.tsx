import { useTranslation } from 'react-i18next';
import { useReport } from '../../blocks/figure/report-context.ts';
import { useResearchSearch } from './use-research-search.ts';

interface FilingsLinkProps {
  /** Identities that fail in the years of the report. */
  readonly count: number;
}

/** Opens the reconciliation of the company whose report is open, as of the day of the report. */
export function FilingsLink({ count }: FilingsLinkProps) {
  const { t } = useTranslation('research');
  const { asOf } = useReport();
  const { search, change } = useResearchSearch();
  // A shared report opens nothing but itself.
  if (search.symbol === undefined || search.share !== undefined) return null;
  return (
    <button
      type="button"
      className="ml-auto rounded-control text-ui text-accent hover:underline"
      onClick={() => change({ view: 'filings', asOf })}
    >
      {t('filings.link', { count })}
    </button>
  );
}
