import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ScreenMatch } from '@plumbline/contract/discover';
import { missingMark } from '@plumbline/model/format';
import { labelOf, metricOf } from '@plumbline/quant/catalogue/catalogue';
import { screenSectors } from '@plumbline/quant/screen/screen-fields';
import { cx } from '../../lib/cx.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Delta } from '../../ui/delta.tsx';
import { Price } from '../../ui/price.tsx';
import { Table, type Column, type TableProps } from '../../ui/table.tsx';
import { TrendLine } from '../../ui/trend-line.tsx';

interface ScreenTableProps {
  readonly matches: readonly ScreenMatch[];
  /** Figures that stand in columns. */
  readonly fields: readonly string[];
  readonly simulated: boolean;
  /** The order in which the server gives them. */
  readonly order: NonNullable<TableProps<ScreenMatch>['order']>;
  /** Whether instruments are still to be measured: what is missing may yet come. */
  readonly isMeasuring: boolean;
}

/** What is left of the market, with the figures that were asked for. */
export function ScreenTable({ matches, fields, order, simulated, isMeasuring }: ScreenTableProps) {
  const { t } = useTranslation('discover');
  const { locale, figure } = useFormat();
  const { date } = useDates();
  const valueOf = ({ figures }: ScreenMatch, field: string): number | null => figures[field]?.value ?? null;
  const columns: readonly Column<ScreenMatch>[] = [
    {
      key: 'name',
      title: t('table.instrument'),
      render: ({ instrument, sector }) => (
        <span className="block max-w-56 min-w-36">
          <Link
            to="/research"
            search={{ symbol: instrument.id }}
            className="block truncate text-ui font-semibold text-1 hover:text-accent"
          >
            {instrument.name[locale]}
          </Link>
          <span className="block truncate text-caption text-3">
            {[instrument.symbol, sector === null ? null : screenSectors[sector]?.[locale]].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      title: t('table.price'),
      align: 'right',
      render: ({ price, instrument, asOf, figures }) => {
        const isStale = figures['dayChange']?.quality.includes('stale') ?? false;
        return (
          <>
            <Price
              value={price}
              currency={instrument.currency}
              decimals={instrument.priceDecimals}
              simulated={simulated}
            />
            {asOf !== null && (
              <span className={cx('block text-caption whitespace-nowrap', isStale ? 'text-warn' : 'text-3')}>
                {t(isStale ? 'table.stale' : 'table.close', { date: date(asOf) })}
              </span>
            )}
          </>
        );
      },
    },
    {
      key: 'dayChange',
      title: labelOf('dayChange')[locale],
      align: 'right',
      sortBy: (row) => valueOf(row, 'dayChange'),
      render: (row) => <Delta value={valueOf(row, 'dayChange')} />,
    },
    {
      key: 'spark',
      title: t('table.year'),
      render: ({ spark, instrument }) => (
        <span className="block w-24">
          <TrendLine
            values={spark}
            height={24}
            // The line is of a year: a colour here would contradict the sign of the day or the month beside it.
            tone="quiet"
            label={t('table.yearOf', { name: instrument.name[locale] })}
          />
        </span>
      ),
    },
    ...fields
      .filter((field) => field !== 'dayChange')
      .map((field): Column<ScreenMatch> => ({
        key: field,
        title: labelOf(field)[locale],
        align: 'right',
        sortBy: (row) => valueOf(row, field),
        render: (row) => {
          const cell = row.figures[field];
          const { unit, decimals, isChange } = metricOf(field);
          if (cell === undefined || cell.value === null) {
            return (
              <span className="text-3" title={cell?.why?.[locale] ?? t('table.unknown')}>
                {missingMark}
              </span>
            );
          }
          const { value, currency, givenBy } = cell;
          const printable = { value, unit, decimals, ...(currency === undefined ? {} : { currency }) };
          return (
            <>
              {figure(printable, { sign: isChange })}
              {givenBy !== undefined && (
                <span
                  className="block text-caption whitespace-nowrap text-3"
                  title={t('table.givenBy', { by: givenBy })}
                >
                  {givenBy}
                </span>
              )}
            </>
          );
        },
      })),
  ];
  return (
    <Table
      caption={t('table.title')}
      kept="screen"
      // Conditions above it filter, and its columns and its file are those of the screen.
      tools={['pin']}
      order={order}
      columns={columns}
      rows={matches}
      rowKey={({ instrument }) => instrument.id}
      empty={<p className="p-5 text-ui font-normal text-2">{t(isMeasuring ? 'table.noneSoFar' : 'table.none')}</p>}
    />
  );
}
