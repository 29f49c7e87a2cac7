import type { Updown } from '../../lib/appearance.ts';

/** Shapes only, no prices: open, high, low and close of a drawn week, in parts of the height. */
const candles = [
  [62, 54, 70, 58],
  [58, 40, 60, 44],
  [44, 38, 58, 54],
  [54, 46, 66, 62],
  [62, 30, 64, 34],
  [34, 26, 44, 40],
  [40, 14, 42, 18],
  [18, 12, 34, 30],
  [30, 20, 34, 24],
  [24, 8, 28, 12],
  [12, 6, 26, 22],
  [22, 10, 24, 14],
] as const;

const step = 100 / candles.length;

/** Candles in one scheme, whatever the page uses. Heights are measured from the top, so a smaller close is a rise. */
export function CandlePreview({ scheme, height }: { readonly scheme: Updown; readonly height: number }) {
  return (
    <svg
      data-updown={scheme}
      aria-hidden="true"
      viewBox="0 0 100 76"
      preserveAspectRatio="none"
      width="100%"
      height={height}
      className="block"
    >
      {candles.map(([open, high, low, close], index) => {
        const colour = close < open ? 'var(--up-fill)' : 'var(--down-fill)';
        const x = step * (index + 0.5);
        return (
          <g key={index} fill={colour} stroke={colour}>
            <line x1={x} x2={x} y1={high} y2={low} strokeWidth="1.2" vectorEffect="non-scaling-stroke" />
            <rect
              x={x - step * 0.31}
              y={Math.min(open, close)}
              width={step * 0.62}
              height={Math.abs(close - open)}
              stroke="none"
            />
          </g>
        );
      })}
    </svg>
  );
}
