import type { ReactNode } from 'react';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { cx } from '../lib/cx.ts';
import { TimeAxis, ValueAxis } from './axes.tsx';
import { ChartSurface } from './chart-surface.tsx';
import { freePlace } from './label-places.ts';
import { keepExtremes } from './series.ts';
import { useWidth } from './use-width.ts';

/** A level of today on the axis, with what is printed there. */
interface Level {
  readonly value: number;
  readonly tag: ReactNode;
}

export interface ValuePictureProps {
  /** A year of closes. */
  readonly closes: { readonly time: Float64Array; readonly close: Float64Array };
  /** The value and its range as known then. */
  readonly steps: readonly {
    readonly from: number;
    readonly to: number;
    readonly low: number;
    readonly middle: number;
    readonly high: number;
  }[];
  /** How the values of today spread, from the lowest up; empty where nothing says so. */
  readonly spread: readonly { readonly value: number; readonly density: number }[];
  readonly price: Level | null;
  readonly value: Level | null;
  /** Between value and price, where there is room for it. */
  readonly gap: ReactNode;
  readonly isAbove: boolean;
  /** Ends of the range of today. */
  readonly marks: readonly { readonly id: string; readonly value: number; readonly name: string }[];
  /** Inside the curve: how much of it lies above the price, and below. */
  readonly above: ReactNode;
  readonly events: readonly { readonly at: number; readonly letter: string; readonly title: string }[];
  readonly format: (value: number) => string;
  readonly watermark: string | null;
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  readonly renderMark: (id: string, x: number, y: number, anchor: 'start' | 'end') => ReactNode;
}

const narrow = 520;
/** Two tags on the axis never cover each other. */
const tagHeight = 20;
const eventSize = 17;
const top = 8;

/** Where the two tags stand: at their values, moved apart as far as they would touch. */
function tagPlaces(value: number | null, price: number | null): readonly [value: number | null, price: number | null] {
  if (value === null || price === null || Math.abs(value - price) >= tagHeight + 2) return [value, price];
  const middle = (value + price) / 2;
  const half = (tagHeight + 2) / 2;
  return value <= price ? [middle - half, middle + half] : [middle + half, middle - half];
}

interface TagProps {
  readonly look: string;
  readonly top: number;
  /** From the end of the drawing. */
  readonly end: number;
  readonly children: ReactNode;
}

function Tag({ look, top: at, end, children }: TagProps) {
  return (
    <span className={cx('value-tag', look)} style={{ top: at, insetInlineEnd: end }}>
      {children}
    </span>
  );
}

/**
 * Price and value on one axis: a year of closes over the range of the value as it was known, and the spread of today's value
 * turned onto the same axis, filled in the colour of values above the price.
 */
export function ValuePicture(props: ValuePictureProps) {
  const { closes, steps, spread, price, value, marks, events, height, watermark } = props;
  const [host, width] = useWidth();
  const isNarrow = width < narrow;
  const bottom = isNarrow ? 22 : 24;
  const tagWidth = isNarrow ? 0 : 60;
  const spreadWidth = spread.length === 0 ? 0 : isNarrow ? 96 : Math.round(width * 0.27);
  const plot = Math.max(1, width - tagWidth - (spreadWidth === 0 ? 0 : spreadWidth + 8));
  const spreadLeft = plot + 8;
  const floor = height - bottom;
  const all = [
    ...closes.close,
    ...steps.flatMap(({ low, high }) => [low, high]),
    ...marks.map((mark) => mark.value),
    ...[price?.value, value?.value].filter((one) => one !== undefined),
  ].filter(Number.isFinite);
  const [least, most] = all.length === 0 ? [0, 1] : [Math.min(...all), Math.max(...all)];
  const room = (most - least) * 0.09 || 1;
  // Below the lowest mark stands a row of events.
  const scaleBelow = (headroom: number) =>
    scaleLinear(
      [Math.max(Math.min(0, least), least - room), most + room],
      [floor - (events.length > 0 ? eventSize : 0), top + headroom],
    );
  const paid = price?.value ?? null;
  const shareHeight = isNarrow ? 28 : 60;
  // The share stands above the price, where it covers no name of a mark and no line.
  const shareIn = (scale: ReturnType<typeof scaleBelow>, lowest: number): number | null => {
    const at = scale(paid ?? 0);
    const lines = [paid, value?.value].flatMap((one) =>
      one == null ? [] : [[scale(one) - 1, scale(one) + 1] as const],
    );
    const names = marks.map((mark) => [scale(mark.value) - 4, scale(mark.value) + 4] as const);
    return freePlace([at - shareHeight - 1, at + 6], shareHeight, [...lines, ...names], [0, lowest]);
  };
  // Where it finds no room there, the picture is set lower; below the price it stands only where that does not help.
  const scales = spread.length === 0 ? [scaleBelow(0)] : [scaleBelow(0), scaleBelow(shareHeight)];
  const y = scales.find((scale) => shareIn(scale, scale(paid ?? 0)) !== null) ?? scaleBelow(0);
  const shareTop = shareIn(y, y(paid ?? 0)) ?? shareIn(y, floor) ?? y(paid ?? 0) + 6;
  const [begin, end] = [closes.time[0] ?? 0, closes.time.at(-1) ?? 1];
  const x = scaleUtc([begin, end], [0, plot]);
  const at = (one: number): string => one.toFixed(1);
  const line = keepExtremes(closes.close, plot)
    .map((index) => `${at(x(closes.time[index] ?? 0))},${at(y(closes.close[index] ?? 0))}`)
    .join('L');
  const densest = Math.max(...spread.map(({ density }) => density));
  const across = scaleLinear([0, densest], [spreadLeft, spreadLeft + spreadWidth * 0.94]);
  const inView = spread.filter((point) => y(point.value) <= floor && y(point.value) >= 0);
  const area = (points: typeof spread): string => {
    const [first, last] = [points[0], points.at(-1)];
    if (first === undefined || last === undefined) return '';
    const curve = points.map(({ value: one, density }) => `${at(across(density))},${at(y(one))}`);
    return `M${spreadLeft},${at(y(first.value))}L${curve.join('L')}L${spreadLeft},${at(y(last.value))}Z`;
  };
  const [valueY, priceY] = tagPlaces(value === null ? null : y(value.value), price === null ? null : y(price.value));
  const gapHeight = price === null || value === null ? 0 : Math.abs(y(price.value) - y(value.value));
  const placed: { readonly event: (typeof events)[number]; readonly left: number }[] = [];
  for (const event of events) {
    const left = Math.min(Math.max(x(event.at), eventSize / 2), plot - eventSize / 2);
    if (event.at >= begin && placed.every((other) => Math.abs(other.left - left) > eventSize))
      placed.push({ event, left });
  }
  const tagEnd = isNarrow ? width - plot : 0;
  const overlay = (
    <>
      {watermark === null ? null : (
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 top-0 text-[11px] tracking-widest text-3 uppercase"
        >
          {watermark}
        </span>
      )}
      {spreadWidth === 0 || paid === null ? null : (
        <div
          className="pointer-events-none absolute [&_button]:pointer-events-auto"
          style={{
            left: spreadLeft + 8,
            top: shareTop,
            width: spreadWidth * 0.52,
          }}
        >
          {props.above}
        </div>
      )}
      {value === null || valueY === null ? null : (
        <Tag look="bg-accent-solid text-white" top={valueY} end={tagEnd}>
          {value.tag}
        </Tag>
      )}
      {price === null || priceY === null ? null : (
        <Tag look="bg-ink text-(--bg-0)" top={priceY} end={tagEnd}>
          {price.tag}
        </Tag>
      )}
      {gapHeight < 18 || isNarrow || valueY === null || priceY === null ? null : (
        <span
          className="absolute flex -translate-y-1/2 items-center text-caption font-semibold"
          style={{ insetInlineEnd: tagWidth + 8, top: (valueY + priceY) / 2 }}
        >
          {props.gap}
        </span>
      )}
    </>
  );
  return (
    <ChartSurface
      host={host}
      width={width}
      height={height}
      label={props.label}
      describedBy={props.describedBy}
      role="group"
      className="overflow-visible"
      overlay={overlay}
    >
      <ValueAxis
        scale={y}
        to={width - tagWidth}
        labelX={isNarrow ? width : width - tagWidth + 8}
        anchor={isNarrow ? 'end' : 'start'}
        format={isNarrow ? () => '' : props.format}
      />
      {steps.map((step) => (
        <rect
          key={step.from}
          x={x(step.from)}
          width={Math.max(0, x(step.to) - x(step.from))}
          y={y(step.high)}
          height={Math.max(0, y(step.low) - y(step.high))}
          fill="var(--accent)"
          fillOpacity={0.13}
        />
      ))}
      {steps.length === 0 ? null : (
        <path
          d={`M${steps.map((step) => `${at(x(step.from))},${at(y(step.middle))}H${at(x(step.to))}`).join('L')}`}
          fill="none"
          stroke="var(--accent)"
          strokeDasharray="4 4"
          strokeOpacity={0.8}
        />
      )}
      {spread.length === 0 || paid === null ? null : (
        <>
          <path d={area(inView.filter((point) => point.value <= paid))} fill="var(--text-3)" fillOpacity={0.22} />
          <path d={area(inView.filter((point) => point.value >= paid))} fill="var(--accent)" fillOpacity={0.34} />
          <path
            d={`M${inView.map(({ value: one, density }) => `${at(across(density))},${at(y(one))}`).join('L')}`}
            fill="none"
            stroke="var(--accent)"
            strokeWidth={1.5}
          />
        </>
      )}
      {line === '' ? null : <path d={`M${line}`} fill="none" stroke="var(--text-1)" strokeWidth={1.5} />}
      {value === null ? null : (
        <line
          x1={plot}
          x2={width - tagWidth}
          y1={y(value.value)}
          y2={y(value.value)}
          stroke="var(--accent)"
          strokeDasharray="4 4"
        />
      )}
      {price === null ? null : (
        <line
          x1={0}
          x2={width - tagWidth}
          y1={y(price.value)}
          y2={y(price.value)}
          stroke="var(--text-1)"
          strokeDasharray="1 3"
        />
      )}
      {gapHeight < 4 || price === null || value === null || isNarrow ? null : (
        <line
          x1={width - tagWidth - 3}
          x2={width - tagWidth - 3}
          y1={y(value.value)}
          y2={y(price.value)}
          stroke={props.isAbove ? 'var(--up)' : 'var(--down)'}
          strokeWidth={2}
        />
      )}
      {marks.map(({ id, value: one, name }) => {
        const density = spread.find((point) => point.value >= one)?.density;
        if (density === undefined || spreadWidth === 0) return null;
        const left = across(density);
        return (
          <g key={id} className="label-halo">
            <circle cx={left} cy={y(one)} r={3} fill="var(--accent)" />
            {isNarrow ? null : (
              <text x={left + 7} y={y(one) + 4} fontSize={11} fill="var(--text-2)">
                {name}
              </text>
            )}
            {isNarrow
              ? props.renderMark(id, width, y(one) + 4, 'end')
              : props.renderMark(id, left + 33, y(one) + 4, 'start')}
          </g>
        );
      })}
      {placed.map(({ event, left }) => (
        <g key={`${event.at}${event.title}`} aria-hidden>
          <title>{event.title}</title>
          <circle
            cx={left}
            cy={floor - eventSize / 2 + 2}
            r={eventSize / 2 - 1}
            fill="var(--bg-1)"
            stroke="var(--border-2)"
          />
          <text x={left} y={floor - eventSize / 2 + 6} fontSize={11} textAnchor="middle" fill="var(--text-2)">
            {event.letter}
          </text>
        </g>
      ))}
      <TimeAxis scale={x} plot={plot} y={height - 4} />
    </ChartSurface>
  );
}
