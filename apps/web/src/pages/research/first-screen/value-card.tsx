import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dateOf, timeOf } from '@plumbline/model/date';
import type { Rating } from '@plumbline/model/rating';
import type { LocalParts } from '@plumbline/model/text-part';
import { barsState } from '../../../blocks/figure/bars-state.ts';
import { FigureMark } from '../../../blocks/figure/figure-mark.tsx';
import { Figure } from '../../../blocks/figure/figure.tsx';
import { metricLabel } from '../../../blocks/figure/metric-label.ts';
import { useReport } from '../../../blocks/figure/report-context.ts';
import { TextParts } from '../../../blocks/figure/text-parts.tsx';
import { ModifiedMark } from '../../../blocks/lab/modified-mark.tsx';
import { ChartFrame } from '../../../charts/chart-frame.tsx';
import { LegendItem } from '../../../charts/legend.tsx';
import { rangeStart } from '../../../charts/price-range.ts';
import { between } from '../../../charts/series.ts';
import { ValuePicture } from '../../../charts/value-picture.tsx';
import { barsQuery, eventsQuery } from '../../../lib/bars.ts';
import { useFormat } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { bandSteps, valueSpread } from './value-spread.ts';

/** Fewer methods make a range, not a distribution. */
const fewestMethods = 3;
const heights = { wide: 252, phone: 186 } as const;
const shownEvents: ReadonlySet<string> = new Set(['earnings', 'dividend', 'split', 'filing', 'news', 'listing']);

export interface ValueCardProps {
  readonly instrumentId: string;
  readonly lead: LocalParts | null;
  readonly rating: Rating;
}

/** What it is worth against its price, as a sentence and as a picture. */
export function ValueCard({ instrumentId, lead, rating }: ValueCardProps) {
  const { t } = useTranslation('research');
  const { book, locale, simulated, asOf, priceDecimals } = useReport();
  const { figure } = useFormat();
  const { date } = useDates();
  const isPhone = useMedia('(max-width: 767px)');
  const query = useQuery(barsQuery({ instrumentId, adjustment: 'split', asOf }));
  const events = useQuery(eventsQuery(instrumentId, asOf));
  const columns = query.data?.columns;
  const last = columns?.time.at(-1) ?? timeOf(asOf);
  const closes = useMemo(
    () =>
      columns === undefined
        ? { time: new Float64Array(), close: new Float64Array() }
        : between(columns, rangeStart('1Y', dateOf(last)), last),
    [columns, last],
  );
  const valueOf = (id: string | null): number | null => (id === null ? null : (book.fact(id)?.value ?? null));
  const { fair, p10, p90, pAbovePrice, earlier = [], methods } = rating;
  const [value, low, high, price] = [fair, p10, p90, 'price'].map(valueOf);
  const isComparable = fair !== null && book.fact(fair)?.currency === book.fact('price')?.currency;
  const hasSpread = isComparable && (valueOf(methods?.count ?? null) ?? fewestMethods) >= fewestMethods;
  const isValued = isComparable && value != null && low != null && high != null;
  const spread = isValued && hasSpread ? valueSpread(low, value, high) : [];
  const steps = isValued ? bandSteps(earlier, valueOf, [closes.time[0] ?? last, last]) : [];
  // Where nothing earlier is known, the range of today stands beside the price of today alone.
  const print = (one: number): string => figure({ value: one, unit: 'points', decimals: priceDecimals });
  const say = (id: string | null): string => {
    const fact = id === null ? undefined : book.fact(id);
    return fact === undefined ? '—' : figure(fact);
  };
  const summary = isValued
    ? t('picture.summary', { price: say('price'), value: say(fair), low: say(p10), high: say(p90) })
    : t('picture.priceOnly', { price: say('price') });
  const rows = [
    ...earlier.map((step) => ({ key: step.from, ids: [step.low, step.middle, step.high] })),
    ...(isValued ? [{ key: asOf, ids: [p10, fair, p90] }] : []),
  ];
  return (
    <ChartFrame
      title={t('picture.title')}
      heading={
        lead === null ? undefined : (
          <span className="text-[20px]/[28px] font-semibold text-pretty max-md:text-[17px]/[24px]" data-testid="lead">
            <TextParts parts={lead[locale]} />
          </span>
        )
      }
      summary={summary}
      state={barsState(query, simulated, t)}
      height={isPhone ? heights.phone : heights.wide}
      simulated={simulated}
      fileName={`${instrumentId.replace(':', '-')}-value`}
      className="h-full"
      actions={<ModifiedMark block={{ kind: 'rating', rating }} />}
      {...(rows.length === 0
        ? {}
        : {
            table: () => ({
              head: [t('bar.date'), 'P10', metricLabel('blendedValue', locale), 'P90'],
              rows: rows.map(({ key, ids }) => ({
                key,
                cells: [date(key), ...ids.map((id) => (id === null ? '—' : <Figure key={id} id={id} />))],
                values: [key, ...ids.map(valueOf)],
              })),
            }),
          })}
      footer={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <LegendItem mark="line" token="--text-1">
            {t('picture.price')}
          </LegendItem>
          {steps.length === 0 ? null : (
            <LegendItem mark="band" token="--accent">
              {t('picture.band')}
            </LegendItem>
          )}
          {spread.length === 0 ? null : (
            <LegendItem mark="line" token="--accent">
              {t('picture.spread')}
            </LegendItem>
          )}
          {methods === undefined ? null : (
            <span className="ms-auto">
              <Figure id={methods.count} /> {t('picture.methods', { count: valueOf(methods.count) ?? 0 })}
            </span>
          )}
        </div>
      }
    >
      {({ describedBy, height }) => (
        <ValuePicture
          closes={closes}
          steps={steps}
          spread={spread}
          price={price == null ? null : { value: price, tag: <Figure id="price" change="never" /> }}
          value={!isValued || fair === null ? null : { value, tag: <Figure id={fair} /> }}
          gap={book.fact('upside.blended') === undefined ? null : <Figure id="upside.blended" change="always" />}
          isAbove={price != null && value != null && value >= price}
          marks={
            spread.length === 0 || low == null || high == null || p10 === null || p90 === null
              ? []
              : [
                  { id: p90, value: high, name: 'P90' },
                  { id: p10, value: low, name: 'P10' },
                ]
          }
          above={
            pAbovePrice === null ? null : (
              <>
                <Figure id={pAbovePrice} className="text-[22px]/[28px] font-semibold max-md:text-[17px]" />
                <span className="block text-caption text-2 max-md:sr-only">{t('picture.above')}</span>
              </>
            )
          }
          events={(events.data?.events ?? [])
            .filter(({ kind, date: day }) => shownEvents.has(kind) && timeOf(day) <= last)
            .map(({ kind, date: day, title }) => ({
              at: timeOf(day),
              letter: t(`event.letter.${kind}`),
              title: `${date(day)} ${title[locale]}`,
            }))}
          format={print}
          watermark={simulated ? t('common:simulated.chip') : null}
          height={height}
          label={t('picture.title')}
          describedBy={describedBy}
          renderMark={(id, x, y, anchor) => <FigureMark id={id} x={x} y={y} anchor={anchor} />}
        />
      )}
    </ChartFrame>
  );
}
