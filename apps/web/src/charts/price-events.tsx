import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOf } from '@plumbline/model/date';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEventKind } from '@plumbline/model/market-event';
import { useDates } from '../lib/use-dates.ts';
import { useLocale } from '../lib/use-locale.ts';
import type { PriceCanvas } from './price-canvas.ts';
import { indexAt } from './series.ts';

/** A dated event as the price chart draws it. */
export interface ChartEvent {
  readonly kind: MarketEventKind;
  readonly date: string;
  readonly title: LocalText;
}

export interface PriceEventsProps {
  readonly events: readonly ChartEvent[];
  readonly times: Float64Array;
  readonly canvas: RefObject<PriceCanvas | null>;
  /** Counts the chart's movements; each one places the marks anew. */
  readonly moves: number;
}

const size = 16;
/** Marks closer than this would cover each other; the rarer kind stays. */
const least = size + 2;
const rank: Readonly<Record<MarketEventKind, number>> = {
  split: 0,
  listing: 1,
  earnings: 2,
  'lock-up': 3,
  'index-change': 4,
  token: 5,
  dividend: 6,
  macro: 7,
  news: 8,
  filing: 9,
};

/** Events as lettered circles above the volume. They repeat what the table view lists, so they take no tab stops. */
export function PriceEvents({ events, times, canvas, moves }: PriceEventsProps) {
  const { t } = useTranslation('research');
  const { date } = useDates();
  const locale = useLocale();
  const marks = useMemo(() => {
    // Read for its change alone: the positions below come from the chart.
    void moves;
    const placed: { readonly event: ChartEvent; readonly x: number }[] = [];
    for (const event of events.toSorted((a, b) => rank[a.kind] - rank[b.kind])) {
      const index = indexAt(times, timeOf(event.date));
      const x = index < times.length ? (canvas.current?.xOf(index) ?? null) : null;
      if (x === null || x < size / 2) continue;
      if (placed.every((other) => Math.abs(other.x - x) >= least)) placed.push({ event, x });
    }
    return placed;
  }, [events, times, canvas, moves]);

  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {marks.map(({ event, x }) => (
        <span
          key={`${event.kind}${event.date}${event.title.en}`}
          title={`${date(event.date)} ${event.title[locale]}`}
          className="pointer-events-auto absolute bottom-[calc(15%+14px)] z-[2] grid size-4 place-items-center rounded-full border border-edge bg-1 text-[11px] leading-none font-semibold text-2"
          style={{ left: x - size / 2 }}
        >
          {t(`event.letter.${event.kind}`)}
        </span>
      ))}
    </div>
  );
}
