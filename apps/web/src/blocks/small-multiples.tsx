import { useTranslation } from 'react-i18next';
import { periodLabel } from '@plumbline/model/period-label';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { multiplesHeight, SmallMultiples, type SmallMultiple } from '../charts/small-multiples.tsx';
import { useDates } from '../lib/use-dates.ts';
import { useMedia } from '../lib/use-media.ts';
import { FigureMark } from './figure/figure-mark.tsx';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

/** The handle of the newest figure that is known. */
const newest = (cells: readonly (string | null)[], isKnown: (id: string) => boolean): string | null =>
  cells.findLast((id) => id !== null && isKnown(id)) ?? null;

function SmallMultiplesView({ block, title }: BlockProps<'small-multiples'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const { datesIn } = useDates();
  const isWide = useMedia('(min-width: 1024px)');
  const columns = isWide ? 4 : 2;
  const valueOf = (id: string | null): number | null => (id === null ? null : (book.fact(id)?.value ?? null));
  const own = block.title[locale];
  const full = block.columns.map((column) => datesIn(periodLabel(column, locale)));
  const items = block.rows.map(({ metric, cells }): SmallMultiple & { readonly latest: string | null } => {
    const latest = newest(cells, (id) => valueOf(id) !== null);
    const unit = latest === null ? undefined : book.fact(latest)?.unit;
    const isAmount = unit === 'money';
    return {
      key: metric,
      name: metricLabel(metric, locale),
      mark: isAmount ? 'bar' : 'line',
      values: cells.map(valueOf),
      latest,
    };
  });
  const summary = t('multiples.summary', {
    count: items.length,
    names: items.map(({ name }) => name).join(locale === 'en' ? ', ' : '、'),
    from: full[0] ?? '',
    to: full.at(-1) ?? '',
  });
  return (
    <ChartFrame
      title={title ?? own}
      level={title === undefined ? 3 : 2}
      {...(title === undefined ? {} : { caption: own })}
      summary={summary}
      height={multiplesHeight(items.length, columns)}
      simulated={simulated}
      fileName="years"
      state={{ kind: 'ready' }}
      table={() => ({
        head: [t('table.metric'), ...full],
        rows: block.rows.map(({ metric, cells }) => ({
          key: metric,
          cells: [metricLabel(metric, locale), ...cells.map((id) => (id === null ? '—' : <Figure key={id} id={id} />))],
          values: [metricLabel(metric, locale), ...cells.map(valueOf)],
        })),
      })}
    >
      {({ describedBy }) => (
        <SmallMultiples
          items={items}
          // A trailing period is named by its kind; the table has its day.
          periods={block.columns.map((column) => periodLabel(column.startsWith('TTM') ? 'TTM' : column, locale))}
          columns={columns}
          label={own}
          describedBy={describedBy}
          renderValue={({ key }, x, y) => {
            const latest = items.find((item) => item.key === key)?.latest ?? null;
            return latest === null ? null : (
              <FigureMark
                id={latest}
                x={x}
                y={y}
                anchor="start"
                size={15}
                className="fill-[var(--text-1)] font-semibold"
              />
            );
          }}
        />
      )}
    </ChartFrame>
  );
}

export const smallMultiples: BlockLeaf<'small-multiples'> = {
  kind: 'small-multiples',
  place: 'card',
  View: SmallMultiplesView,
};
