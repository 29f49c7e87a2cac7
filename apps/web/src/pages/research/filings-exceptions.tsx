import { useTranslation } from 'react-i18next';
import type { FilingsReview } from '@plumbline/contract/instrument';
import { formatFigure } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Table } from '../../ui/table.tsx';

type Exception = FilingsReview['exceptions'][number];
type Withheld = Exception['withheld'][number];

function printed({ line, value, unit }: Withheld, locale: Locale): string {
  const metric = metricOf(line);
  const isMoney = metric.unit === 'money' || metric.unit === 'moneyPerShare';
  return formatFigure(
    { value, unit: metric.unit, decimals: metric.decimals, ...(isMoney ? { currency: unit } : {}) },
    locale,
  );
}

/** Identities that fail, the newest first, each with its difference and the figures that are shown nowhere for it. */
export function FilingsExceptions({ exceptions }: { readonly exceptions: readonly Exception[] }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const identityOf = ({ name, line }: Exception): string =>
    [name[locale], ...(line === undefined ? [] : [metricOf(line).label[locale]])].join(': ');
  return (
    <Table
      caption={t('filings.exceptions')}
      kept="exceptions"
      tools={['filter', 'file']}
      fileName="exceptions"
      rows={exceptions}
      rowKey={({ id, line = '', period }) => `${id} ${line} ${period.start} ${period.end}`}
      columns={[
        {
          key: 'period',
          title: t('filings.period'),
          render: ({ period }) => period.label,
          sortBy: ({ period }) => period.end,
          saveAs: ({ period }) => period.label,
        },
        {
          key: 'identity',
          title: t('filings.identity'),
          sortBy: identityOf,
          render: ({ name, line }) => (
            <span className="block max-w-[36ch] min-w-[18ch] py-2 whitespace-normal">
              {name[locale]}
              {line === undefined ? null : <span className="block text-2">{metricOf(line).label[locale]}</span>}
            </span>
          ),
        },
        {
          key: 'by',
          title: t('filings.by'),
          align: 'right',
          render: ({ by, unit }) =>
            formatFigure(
              unit === null
                ? { value: by, unit: 'ratio', decimals: 2 }
                : { value: by, unit: 'money', decimals: 0, currency: unit },
              locale,
            ),
          sortBy: ({ by }) => Math.abs(by),
          saveAs: ({ by }) => by,
        },
        {
          key: 'withheld',
          title: t('filings.withheld'),
          saveAs: ({ withheld }) =>
            withheld.map((one) => `${metricOf(one.line).label[locale]} ${printed(one, locale)}`).join('; '),
          render: (one) => <Figures exception={one} />,
        },
      ]}
    />
  );
}

function Figures({ exception }: { readonly exception: Exception }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const dates = useDates();
  if (exception.withheld.length === 0) return <span className="text-2">{t('filings.noneWithheld')}</span>;
  return (
    <ul className="flex min-w-[26ch] flex-col gap-2 py-2 whitespace-normal">
      {exception.withheld.map((figure) => (
        <li key={`${figure.line} ${figure.locator} ${figure.filed}`}>
          <span className="font-medium">{metricOf(figure.line).label[locale]}</span> {printed(figure, locale)}
          <span className="block text-caption text-2">{t('filings.filed', { date: dates.date(figure.filed) })}</span>
          <span className="block max-w-[52ch] text-caption text-pretty text-2">{figure.why[locale]}</span>
        </li>
      ))}
    </ul>
  );
}
