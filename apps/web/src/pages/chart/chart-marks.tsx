import { useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEventKind } from '@plumbline/model/market-event';
import { cx } from '../../lib/cx.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { ChartCanvas } from './chart-canvas.ts';

/** A dated event at the bar of its day. */
export interface ChartMark {
  readonly key: string;
  readonly kind: MarketEventKind;
  readonly date: string;
  readonly title: LocalText;
  readonly url: string | undefined;
  /** Whether its day may still move. */
  readonly isEstimate: boolean;
  /** Earnings a share as reported and as expected before; null where no source says. */
  readonly actual: number | null;
  readonly expected: number | null;
  readonly index: number;
}

export interface ChartMarksProps {
  readonly marks: readonly ChartMark[];
  /** Of days to come, at the right edge. */
  readonly coming: readonly ChartMark[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
  readonly canvas: RefObject<ChartCanvas | null>;
  /** Counts the chart's movements; each one places the marks anew. */
  readonly moves: number;
}

const size = 17;
const gap = 2;
/** Of different kinds; the list beside the chart has all. */
const mostComing = 3;
const kept: Readonly<Record<MarketEventKind, number>> = {
  earnings: 0,
  split: 1,
  listing: 2,
  'lock-up': 3,
  'index-change': 4,
  token: 5,
  dividend: 6,
  filing: 7,
  news: 8,
  macro: 9,
};

/** The next of each kind that is dated, nearest first. */
export function comingMarks(marks: readonly ChartMark[]): readonly ChartMark[] {
  const ahead = marks.filter(({ index }) => index < 0);
  return ahead.filter((mark, at) => ahead.findIndex(({ kind }) => kind === mark.kind) === at).slice(0, mostComing);
}

/** Pixels that they take behind the last bar, which may have a mark of its own. */
export function roomOf(coming: readonly ChartMark[]): number {
  return coming.length === 0 ? 0 : coming.length * (size + gap) + size / 2 + 2 * gap;
}

/** Letters at the foot of the price, those of days to come dashed. The same marks stand in the list beside the chart, so they take no tab stops. */
export function ChartMarks({ marks, coming, chosen, onChoose, canvas, moves }: ChartMarksProps) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { date } = useDates();
  const { placed, top } = useMemo(() => {
    // Read for its change alone: the positions come from the chart.
    void moves;
    const found: { readonly mark: ChartMark; readonly x: number }[] = [];
    const [first, last] = canvas.current?.shown() ?? [0, -1];
    const inView = marks.filter(({ index }) => index >= 0 && index >= first && index <= last);
    const rank = ({ key, kind }: ChartMark): number => (key === chosen ? -1 : kept[kind]);
    for (const mark of inView.toSorted((a, b) => rank(a) - rank(b))) {
      const x = canvas.current?.xOf(mark.index) ?? null;
      // Marks that would cover each other: the rarer kind stays.
      if (x !== null && found.every((other) => Math.abs(other.x - x) >= size + 2)) found.push({ mark, x });
    }
    // Nothing is to come where what came before is in view alone.
    const end = canvas.current?.xAt(last + 1) ?? Number.NaN;
    const width = canvas.current?.width() ?? 0;
    if (end <= width) {
      const from = width - coming.length * (size + gap) + size / 2;
      coming.forEach((mark, at) => found.push({ mark, x: from + at * (size + gap) }));
    }
    return { placed: found, top: (canvas.current?.priceHeight() ?? 0) - size - 4 };
  }, [marks, coming, chosen, canvas, moves]);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {placed.map(({ mark, x }) => (
        <button
          key={mark.key}
          type="button"
          tabIndex={-1}
          data-testid="chart-mark"
          title={`${date(mark.date)} ${mark.title[locale]}`}
          // Pressed by pointer alone: the keyboard stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(mark.key)}
          className={cx(
            'pointer-events-auto absolute top-0 left-0 z-[2] grid size-[17px] place-items-center rounded-full border text-axis leading-none font-semibold',
            mark.index < 0 && 'border-dashed',
            mark.key === chosen ? 'border-transparent bg-accent-solid text-white' : 'border-edge bg-1 text-2',
          )}
          // Moved with each frame of the chart: no other box depends on where it is.
          style={{ transform: `translate(${x - size / 2}px, ${top}px)` }}
        >
          {t(`event.letter.${mark.kind}`)}
        </button>
      ))}
    </div>
  );
}
