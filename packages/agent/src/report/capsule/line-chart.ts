import { escapeHtml } from './markdown-to-html.ts';

const [width, height, edge] = [720, 200, 8];
/** More points than this are finer than the picture. */
const most = 360;

/**
 * Histories as lines on one scale, the first in full colour, the others faint; nothing where the first has none to draw.
 * Unknown values are left out.
 */
export function lineChart(histories: readonly (readonly (number | null)[])[], label: string): string {
  const lines = histories.map((values) => {
    const known = values.filter((value) => value !== null);
    const step = Math.max(1, Math.ceil(known.length / most));
    return known.filter((_, at) => at % step === 0 || at === known.length - 1);
  });
  if ((lines[0]?.length ?? 0) < 2) return '';
  const [low, high] = [Math.min(...lines.flat()), Math.max(...lines.flat())];
  const reach = high - low || 1;
  const paths = lines.map((points, line) => {
    const path = points.map((value, at) => {
      const x = edge + (at / (points.length - 1)) * (width - 2 * edge);
      const y = height - edge - ((value - low) / reach) * (height - 2 * edge);
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    const look = line === 0 ? 'stroke-width="1.6"' : 'stroke-width="1.2" stroke-opacity="0.45"';
    return `<path d="${path.join('')}" fill="none" stroke="currentColor" ${look}/>`;
  });
  return `<svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${width} ${height}">${paths.toReversed().join('')}</svg>`;
}
