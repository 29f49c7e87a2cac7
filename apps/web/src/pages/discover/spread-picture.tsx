import type { ScreenAnswer } from '@plumbline/contract/discover';
import type { ScreenRule } from '@plumbline/quant/screen/screen-rule';

interface SpreadPictureProps {
  readonly spread: ScreenAnswer['steps'][number]['spread'];
  readonly rule: ScreenRule;
  readonly label: string;
}

const height = 28;

/** How a figure lies over all instruments, with the side that passes in colour and the threshold as a line. */
export function SpreadPicture({ spread, rule, label }: SpreadPictureProps) {
  if (spread === null || rule.field === 'sector') return <span className="hidden h-7 lg:block" />;
  const { low, high, bins } = spread;
  const most = Math.max(1, ...bins);
  const width = 100 / bins.length;
  const threshold = rule.value;
  const isFloor = rule.test === 'gte' || rule.test === 'gt';
  const place = Math.min(100, Math.max(0, ((threshold - low) / (high - low)) * 100));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className="block h-7 w-full"
    >
      {bins.map((count, at) => {
        const middle = low + ((at + 0.5) / bins.length) * (high - low);
        const isIn = isFloor ? middle >= threshold : middle <= threshold;
        const tall = (count / most) * (height - 2);
        return (
          <rect
            // Bins have no name but their place.
            key={at}
            x={at * width}
            y={height - tall}
            width={width * 0.8}
            height={tall}
            fill={isIn ? 'var(--series-1)' : 'var(--text-3)'}
            opacity={isIn ? 1 : 0.45}
          />
        );
      })}
      <line x1={place} x2={place} y1={0} y2={height} stroke="var(--text-1)" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
