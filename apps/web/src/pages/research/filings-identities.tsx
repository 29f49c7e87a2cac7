import { useTranslation } from 'react-i18next';
import type { FilingsReview } from '@plumbline/contract/instrument';
import { useLocale } from '../../lib/use-locale.ts';
import { Table } from '../../ui/table.tsx';

interface FilingsIdentitiesProps {
  readonly identities: FilingsReview['identities'];
}

/** Every identity that could be held against a period, and how often it held. */
export function FilingsIdentities({ identities }: FilingsIdentitiesProps) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  return (
    <Table
      caption={t('filings.held')}
      kept="identities"
      tools={['filter', 'file']}
      fileName="identities"
      rows={identities}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'identity',
          title: t('filings.identity'),
          sortBy: ({ name }) => name[locale],
          render: ({ name }) => <span className="block min-w-[18ch] py-2 whitespace-normal">{name[locale]}</span>,
        },
        {
          key: 'held',
          title: t('filings.holds'),
          align: 'right',
          render: ({ held }) => held,
          sortBy: ({ held }) => held,
        },
        {
          key: 'failed',
          title: t('filings.fails'),
          align: 'right',
          render: ({ failed }) => failed,
          sortBy: ({ failed }) => failed,
        },
        {
          key: 'newest',
          title: t('filings.newest'),
          align: 'right',
          render: ({ newest }) => newest.label,
          sortBy: ({ newest }) => newest.end,
          saveAs: ({ newest }) => newest.label,
        },
      ]}
    />
  );
}
