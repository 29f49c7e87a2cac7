import { useTranslation } from 'react-i18next';
import { formatFact } from '@plumbline/model/format';
import { periodLabel } from '@plumbline/model/period-label';
import { useDates } from '../lib/use-dates.ts';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { WaterfallChart, waterfallHeight } from '../charts/waterfall-chart.tsx';
import { FigureMark } from './figure/figure-mark.tsx';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

function WaterfallView({ block, title }: BlockProps<'waterfall'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const { datesIn } = useDates();
  const rows = block.rows.flatMap(({ fact: id, isLevel }) => {
    const fact = book.fact(id);
    if (fact === undefined || fact.value === null) return [];
    return [
      { key: id, name: metricLabel(fact.metric, locale), value: fact.value, isLevel, text: formatFact(fact, locale) },
    ];
  });
  const [first, last] = [rows[0], rows.at(-1)];
  // A row that is missing would break the sum.
  const isWhole = first !== undefined && last !== undefined && rows.length === block.rows.length;
  const period = book.fact(block.rows[0]?.fact ?? '')?.period?.label;
  const own = [block.title[locale], ...(period === undefined ? [] : [datesIn(periodLabel(period, locale))])].join(
    ' · ',
  );
  return (
    <ChartFrame
      title={title ?? own}
      level={title === undefined ? 3 : 2}
      {...(title === undefined ? {} : { caption: own })}
      summary={
        isWhole ? t('waterfall.summary', { from: first.name, first: first.text, to: last.name, last: last.text }) : own
      }
      height={waterfallHeight(rows.length)}
      simulated={simulated}
      fileName="waterfall"
      state={isWhole ? { kind: 'ready' } : { kind: 'empty', why: t('waterfall.none') }}
      footer={t('waterfall.note')}
      table={() => ({
        head: [t('table.metric'), t('waterfall.amount')],
        rows: rows.map(({ key, name, value }) => ({
          key,
          cells: [name, <Figure key={key} id={key} />],
          values: [name, value],
        })),
      })}
    >
      {({ describedBy }) => (
        <WaterfallChart
          rows={rows}
          label={own}
          describedBy={describedBy}
          renderValue={({ key }, x, y) => <FigureMark id={key} x={x} y={y} anchor="end" size={12} />}
        />
      )}
    </ChartFrame>
  );
}

export const waterfall: BlockLeaf<'waterfall'> = { kind: 'waterfall', place: 'card', View: WaterfallView };
