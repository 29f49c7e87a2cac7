import type { CapsuleBars } from '@plumbline/model/capsule';

const [width, height, edge] = [720, 200, 8];
/** More points than this are finer than the picture. */
const most = 360;

/** A price history as a line; nothing where there is none to draw. */
export function lineChart(bars: CapsuleBars | undefined, label: string): string {
  const closes = (bars?.columns.close ?? []).filter((value) => value !== null);
  if (closes.length < 2) return '';
  const step = Math.max(1, Math.ceil(closes.length / most));
  const points = closes.filter((_, at) => at % step === 0 || at === closes.length - 1);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const reach = high - low || 1;
  const path = points.map((value, at) => {
    const x = edge + (at / (points.length - 1)) * (width - 2 * edge);
    const y = height - edge - ((value - low) / reach) * (height - 2 * edge);
    return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${width} ${height}"><path d="${path.join('')}" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>`;
}
