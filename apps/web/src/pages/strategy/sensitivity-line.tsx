import { useTranslation } from 'react-i18next';
import type { Sensitivity } from './use-sensitivity.ts';

const height = 28;
const width = 240;

/** Sharpe across the range of a parameter, with a dot at its value: a spike is luck, a plateau is not. */
export function SensitivityLine({ sensitivity, value }: { readonly sensitivity: Sensitivity; readonly value: number }) {
  const { t } = useTranslation('strategy');
  const { values, sharpe } = sensitivity;
  const known = sharpe.filter((one) => Number.isFinite(one));
  if (known.length < 2) return <div className="h-7" />;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const [first = 0, last = 1] = [values[0], values.at(-1)];
  const x = (of: number): number => ((of - first) / (last - first || 1)) * width;
  const y = (of: number): number =>
    high === low ? height / 2 : height - 4 - ((of - low) / (high - low)) * (height - 8);
  const points = values.flatMap((of, at) => {
    const one = sharpe[at];
    return one === undefined || !Number.isFinite(one) ? [] : [`${x(of).toFixed(1)} ${y(one).toFixed(1)}`];
  });
  const nearest = values.reduce(
    (best, of, at) => (Math.abs(of - value) < Math.abs((values[best] ?? 0) - value) ? at : best),
    0,
  );
  const dot = sharpe[nearest];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('parameters.sensitivity', { low: low.toFixed(2), high: high.toFixed(2) })}
      className="block h-7 w-full overflow-visible"
    >
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="var(--text-3)"
        strokeWidth={1.3}
        vectorEffect="non-scaling-stroke"
      />
      {dot === undefined || !Number.isFinite(dot) ? null : (
        // A line without length and round ends is a dot that the stretched picture cannot squeeze.
        <path
          d={`M${x(values[nearest] ?? 0)} ${y(dot)}l0.01 0`}
          stroke="var(--series-1)"
          strokeWidth={7}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
