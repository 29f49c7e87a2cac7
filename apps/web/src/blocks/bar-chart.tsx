import { useTranslation } from 'react-i18next';
import type { Fact } from '@plumbline/model/fact';
import type { Locale } from '@plumbline/model/locale';
import { periodLabel } from '@plumbline/model/period-label';
import { BarChart, type BarDatum } from '../charts/bar-chart.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { sharedUnit } from '../charts/shared-unit.ts';
import { useFormat } from '../lib/format.ts';
import { Figure } from './figure/figure.tsx';
import { FigureMark } from './figure/figure-mark.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

function datumOf(fact: Fact, locale: Locale): BarDatum {
  return {
    id: fact.id,
    label: fact.period === undefined ? fact.asOf.slice(0, 4) : periodLabel(fact.period.label, locale),
    value: fact.value,
    isEstimate: fact.quality.includes('estimate'),
  };
}

function BarChartView({ block, title }: BlockProps<'bar-chart'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const { figure } = useFormat();
  const facts = block.facts.flatMap((id) => book.fact(id) ?? []);
  const name = metricLabel(block.metric, locale);
  const known = facts.filter((fact) => fact.value !== null);
  const full = known.map((fact) => figure(fact));
  const shared = sharedUnit(full);
  const texts = shared?.amounts ?? full;
  const amounts = new Map(known.map((fact, index) => [fact.id, shared?.amounts[index]]));
  const caption = [title === undefined || title === name ? [] : name, shared?.unit ?? []]
    .flat()
    .join(locale === 'en' ? ', ' : '，');
  const first = known[0];
  const last = known.at(-1);
  const summary =
    first === undefined || last === undefined
      ? t('barChart.empty', { name })
      : t('barChart.summary', {
          name,
          count: known.length,
          first: figure(first),
          from: datumOf(first, locale).label,
          last: figure(last),
          to: datumOf(last, locale).label,
        });
  return (
    <ChartFrame
      title={title ?? name}
      level={title === undefined ? 3 : 2}
      {...(caption === '' ? {} : { caption })}
      summary={summary}
      height={196}
      simulated={simulated}
      fileName={block.metric}
      state={known.length === 0 ? { kind: 'empty', why: summary } : { kind: 'ready' }}
      table={() => ({
        head: [t('table.period'), name],
        rows: facts.map((fact) => ({
          key: fact.id,
          cells: [datumOf(fact, locale).label, <Figure key="value" id={fact.id} full />],
          values: [datumOf(fact, locale).label, fact.value],
        })),
      })}
    >
      {({ describedBy, height }) => (
        <BarChart
          data={facts.map((fact) => datumOf(fact, locale))}
          height={height}
          label={name}
          valueLength={Math.max(0, ...texts.map((text) => text.length))}
          describedBy={describedBy}
          renderValue={(datum, x, y) => <FigureMark id={datum.id} x={x} y={y} text={amounts.get(datum.id)} />}
        />
      )}
    </ChartFrame>
  );
}

export const barChart: BlockLeaf<'bar-chart'> = { kind: 'bar-chart', place: 'half', View: BarChartView };
