import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Fact } from '@plumbline/model/fact';
import type { DensityPoint } from '@plumbline/quant/statistics/distribution/value-density';
import { ChartFrame, type ChartState } from '../charts/chart-frame.tsx';
import { DensityChart } from '../charts/density-chart.tsx';
import { LegendItem } from '../charts/legend.tsx';
import { useFormat } from '../lib/format.ts';
import type { BlockLeaf, BlockOf, BlockProps } from './block.ts';
import { Figure } from './figure/figure.tsx';
import { FigureMark } from './figure/figure-mark.tsx';
import { metricLabel } from './figure/metric-label.ts';
import type { ReportBook } from './figure/report-book.ts';
import { useReport } from './figure/report-context.ts';
import { ModifiedMark } from './lab/modified-mark.tsx';

const curvePoints = 96;

/** The figure that was simulated: the one behind a figure that was put into the currency of the price. */
function simulatedFact(book: ReportBook, id: string): Fact | undefined {
  const fact = book.fact(id);
  if (fact === undefined || !fact.quality.includes('currency-converted')) return fact;
  const amount = fact.formula?.inputs.find(({ name }) => name === 'amount');
  return amount !== undefined && 'fact' in amount ? book.fact(amount.fact) : undefined;
}

/** The curve in the currency in which the percentiles are printed. */
function curveOf(
  book: ReportBook,
  block: BlockOf<'density'>,
  valueCurve: (inputs: ReadonlyMap<string, number>, points: number) => readonly DensityPoint[],
): readonly DensityPoint[] {
  const [drawn, printed] = [simulatedFact(book, block.low)?.value, book.fact(block.low)?.value];
  if (drawn == null || printed == null) return [];
  const rate = drawn === 0 ? 1 : printed / drawn;
  const points = valueCurve(inputsOf(book, block), curvePoints);
  return points.map(({ value, density }) => ({ value: value * rate, density: density / rate }));
}

/** What the simulation behind the percentiles reads, by name, from the receipt of one of them. */
function inputsOf(book: ReportBook, block: BlockOf<'density'>): ReadonlyMap<string, number> {
  const inputs = simulatedFact(book, block.low)?.formula?.inputs ?? [];
  return new Map(
    inputs.flatMap((input): readonly (readonly [string, number])[] => {
      if ('constant' in input) return [[input.name, input.constant]];
      const value = 'fact' in input ? book.fact(input.fact)?.value : null;
      return value == null ? [] : [[input.name, value]];
    }),
  );
}

function DensityView({ block, title }: BlockProps<'density'>) {
  const { t } = useTranslation('lab');
  const { book, locale, simulated } = useReport();
  const { figure } = useFormat();
  const engine = useQuery({
    queryKey: ['value-curve'],
    queryFn: () => import('@plumbline/quant/statistics/distribution/value-curve'),
    staleTime: Number.POSITIVE_INFINITY,
    // Code of this page, not an answer of the server.
    networkMode: 'always',
  });
  const points = useMemo(
    () => (engine.data === undefined ? [] : curveOf(book, block, engine.data.valueCurve)),
    [engine.data, book, block],
  );
  const price = book.fact(block.price);
  const marks = [
    { id: block.low, name: 'P10' },
    { id: block.mid, name: 'P50' },
    { id: block.high, name: 'P90' },
  ].flatMap(({ id, name }) => {
    const value = book.fact(id)?.value;
    return value == null ? [] : [{ id, name, value }];
  });
  const state: ChartState = engine.isError
    ? { kind: 'error', error: engine.error, onRetry: () => void engine.refetch() }
    : engine.data === undefined
      ? { kind: 'loading' }
      : points.length === 0 || price?.value == null
        ? { kind: 'empty', why: book.fact(block.low)?.why?.[locale] ?? t('density.flat') }
        : { kind: 'ready' };
  const print = (id: string): string => {
    const fact = book.fact(id);
    return fact === undefined ? '—' : figure(fact);
  };
  const own = t('density.title');
  return (
    <ChartFrame
      title={title ?? own}
      level={title === undefined ? 3 : 2}
      summary={t('density.summary', { low: print(block.low), high: print(block.high), above: print(block.above) })}
      state={state}
      height={190}
      simulated={simulated}
      fileName="value-density"
      actions={<ModifiedMark block={block} />}
      legend={
        <>
          <LegendItem mark="line" token="--text-1">
            {t('price')} <Figure id={block.price} />
          </LegendItem>
          <LegendItem mark="dash" token="--accent">
            {t('base')} <Figure id={block.base} />
          </LegendItem>
        </>
      }
      table={() => ({
        head: [t('density.percentile'), t('density.value')],
        rows: [block.low, block.mid, block.high, block.above].map((id) => ({
          key: id,
          cells: [metricLabel(book.fact(id)?.metric ?? id, locale), <Figure key={id} id={id} full />],
          values: [metricLabel(book.fact(id)?.metric ?? id, locale), book.fact(id)?.value ?? null],
        })),
      })}
      footer={
        <>
          <Figure id={block.above} className="font-semibold text-1" /> {t('density.note')}
        </>
      }
    >
      {({ describedBy, height }) => (
        <DensityChart
          label={own}
          describedBy={describedBy}
          height={height}
          points={points}
          price={price?.value ?? 0}
          base={book.fact(block.base)?.value ?? null}
          marks={marks}
          renderFigure={(id, x, y, anchor) => <FigureMark id={id} x={x} y={y} anchor={anchor} />}
        />
      )}
    </ChartFrame>
  );
}

export const density: BlockLeaf<'density'> = { kind: 'density', place: 'half', View: DensityView };
