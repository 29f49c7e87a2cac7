import { lazy, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Expand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { marketOf } from '@plumbline/model/instrument';
import { sourceTitle } from '@plumbline/model/source';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { pngOfCanvas } from '../charts/chart-image.ts';
import { LegendItem } from '../charts/legend.tsx';
import type { PriceCanvas } from '../charts/price-canvas.ts';
import { priceRanges, rangeStart, type PriceRange } from '../charts/price-range.ts';
import { SourceLine } from '../charts/source-line.tsx';
import { indexAt } from '../charts/series.ts';
import { barsQuery, eventsQuery, type Bars } from '../lib/bars.ts';
import { useFormat } from '../lib/format.ts';
import { useDates } from '../lib/use-dates.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { barsState } from './figure/bars-state.ts';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

// Drawn while the summary above it is read.
const PriceChart = lazy(async () => ({ default: (await import('../charts/price-chart.tsx')).PriceChart }));

const averageTokens = ['--series-2', '--series-3'] as const;

function PriceChartView({ block, title }: BlockProps<'price-chart'>) {
  const { t } = useTranslation('research');
  const { simulated, asOf, book, priceDecimals, locale, instrumentName } = useReport();
  const { figure } = useFormat();
  const { date, shortDateTime } = useDates();
  const [range, setRange] = useState<PriceRange>('1Y');
  const [isLog, setLog] = useState(false);
  const canvas = useRef<PriceCanvas>(null);
  const { instrumentId, averages } = block;
  const query = useQuery(barsQuery({ instrumentId, adjustment: 'split', asOf }));
  const events = useQuery(eventsQuery(instrumentId, asOf));
  const bars = query.data;
  const columns = bars?.columns;
  const last = (columns?.time.length ?? 0) - 1;
  const lastDate = columns === undefined || last < 0 ? asOf : dateOf(columns.time[last] ?? 0);
  const from = rangeStart(range, lastDate);
  const [low, high] = (['low52w', 'high52w'] as const).map(
    (metric) => book.order.map((id) => book.fact(id)).find((found) => found?.metric === metric)?.value ?? null,
  );
  // By value: an assumption changed in the page makes another book of figures, but the same chart.
  const levels = useMemo(
    () => [
      ...(low == null ? [] : [{ price: low, title: t('priceChart.low52w') }]),
      ...(high == null ? [] : [{ price: high, title: t('priceChart.high52w') }]),
    ],
    [low, high, t],
  );
  const shown = events.data?.events ?? [];
  const print = (value: number | undefined): string =>
    figure({ value: value ?? null, unit: 'points', decimals: priceDecimals });

  // The report's price is frozen with it; the chart reads on while the session runs.
  const stated = book.fact('price')?.value ?? null;
  const lastPrice = columns?.close[last];
  const isLater = stated !== null && lastPrice !== undefined && print(lastPrice) !== print(stated);
  const later = isLater
    ? t('priceChart.later', {
        price: print(lastPrice),
        time: shortDateTime(query.dataUpdatedAt),
        stated: print(stated),
      })
    : undefined;

  /** A publisher's own title stays as the publisher wrote it. */
  function sourceName(found: Bars | undefined): string {
    if (found === undefined) return '';
    return found.simulated
      ? t('sourceTitle.prices', { name: instrumentName[locale] })
      : sourceTitle(found.source, locale);
  }

  function summary(): string {
    if (columns === undefined || last < 0) return t('priceChart.noBars');
    const first = Math.min(indexAt(columns.time, from), last);
    return t('priceChart.summary', {
      from: date(dateOf(columns.time[first] ?? 0)),
      to: date(lastDate),
      first: print(columns.close[first]),
      last: print(columns.close[last]),
      low: print(columns.low.subarray(first).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)),
      high: print(columns.high.subarray(first).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)),
    });
  }

  return (
    <ChartFrame
      title={title ?? t('priceChart.title')}
      level={title === undefined ? 3 : 2}
      summary={summary()}
      height={300}
      simulated={simulated}
      state={barsState(query, simulated, t)}
      fileName={`${instrumentId.replace(':', '-')}-price`}
      ranges={{
        label: t('priceChart.range'),
        segments: priceRanges.map((value) => ({ value, label: t(`priceChart.ranges.${value}`) })),
        value: range,
        onChange: (value) => setRange(priceRanges.find((known) => known === value) ?? '1Y'),
      }}
      actions={
        <>
          <Button
            size="compact"
            variant="ghost"
            aria-pressed={isLog}
            onClick={() => setLog(!isLog)}
            className={isLog ? 'text-accent' : ''}
          >
            {t('priceChart.log')}
          </Button>
          <Link
            to="/research"
            search={{ symbol: instrumentId, view: 'chart' }}
            className={buttonClass('ghost', 'compact')}
            data-testid="open-chart"
          >
            <Expand size={14} aria-hidden />
            {t('priceChart.open')}
          </Link>
        </>
      }
      legend={
        <>
          {averages.map((length, i) => (
            <LegendItem key={length} mark="line" token={averageTokens[i] ?? '--series-2'}>
              {t('priceChart.average', { length })}
            </LegendItem>
          ))}
          {shown.some(({ kind }) => kind === 'earnings') ? (
            <LegendItem mark="ring" token="--border-2">
              {t('priceChart.events')}
            </LegendItem>
          ) : null}
        </>
      }
      picture={(caption) =>
        canvas.current === null
          ? Promise.reject(new Error('not drawn'))
          : pngOfCanvas(canvas.current.picture(), caption)
      }
      table={() => rowsOf()}
      footer={
        <SourceLine
          bars={bars}
          source={sourceName(bars)}
          zone={t(`priceChart.zone.${marketOf(instrumentId)}`)}
          asOf={lastDate}
          later={later}
        />
      }
    >
      {({ describedBy, height }) =>
        bars === undefined ? null : (
          <PriceChart
            bars={bars.columns}
            decimals={priceDecimals}
            averages={averages}
            levels={levels}
            lastTitle={isLater ? t('priceChart.last') : ''}
            events={shown}
            from={from}
            isLog={isLog}
            simulated={simulated}
            height={height}
            label={t('priceChart.label')}
            describedBy={describedBy}
            canvasRef={canvas}
          />
        )
      }
    </ChartFrame>
  );

  function rowsOf() {
    const head = ['date', 'open', 'high', 'low', 'close', 'volume', 'event'].map((name) => t(`bar.${name}`));
    if (columns === undefined) return { head, rows: [] };
    const first = Math.min(indexAt(columns.time, from), last);
    const rows = Array.from({ length: last - first + 1 }, (_, k) => {
      const i = last - k;
      const day = dateOf(columns.time[i] ?? 0);
      const prices = [columns.open, columns.high, columns.low, columns.close].map((column) => column[i] ?? Number.NaN);
      const volume = columns.volume[i] ?? Number.NaN;
      const event = shown.flatMap((found) => (found.date === day ? found.title[locale] : [])).join('; ');
      return {
        key: day,
        cells: [
          date(day),
          ...prices.map((price) => print(price)),
          figure({ value: volume, unit: 'shares', decimals: 0 }),
          event,
        ],
        values: [day, ...prices, volume, event],
      };
    });
    return { head, rows };
  }
}

export const priceChart: BlockLeaf<'price-chart'> = { kind: 'price-chart', place: 'card', View: PriceChartView };
