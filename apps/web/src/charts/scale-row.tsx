import type { ReactNode } from 'react';
import { scaleLinear } from 'd3-scale';
import { cx } from '../lib/cx.ts';

export interface ScaleMark {
  readonly value: number | null;
  readonly token: string;
  readonly shape: 'dot' | 'square' | 'tick';
}

export interface ScaleRowProps {
  readonly name: string;
  readonly marks: readonly ScaleMark[];
  /** Stretch drawn thick, such as the range of the past. */
  readonly band?: readonly [from: number, to: number] | null;
  /** Scale shared with other rows; absent: this row's own, from zero where zero is near. */
  readonly domain?: readonly [number, number];
  readonly token?: string;
  /** The printed figures at the end of the row. */
  readonly children: ReactNode;
}

const shapes = {
  dot: 'size-2.5 rounded-full border-2 border-(--bg-1)',
  square: 'size-2.5 rounded-[2px] border-2 border-(--bg-1)',
  tick: 'h-[18px] w-[3px] rounded-full',
} as const;

/** A scale that holds every mark, with zero on it unless all lie far from zero. */
function domainOf(values: readonly number[]): readonly [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const width = high - low;
  if (low >= 0 && low <= width * 2) return [0, high * 1.08 || 1];
  if (high <= 0 && -high <= width * 2) return [low * 1.08, 0];
  const room = width === 0 ? Math.abs(high) * 0.1 : width * 0.12;
  return [low - room, high + room];
}

/** One line with marks on it: several readings of one quantity side by side. The figures beside it carry the numbers. */
export function ScaleRow({ name, marks, band = null, domain, token = '--accent', children }: ScaleRowProps) {
  const values = [...marks.flatMap(({ value }) => value ?? []), ...(band ?? [])];
  const x = scaleLinear(values.length === 0 ? [0, 1] : [...(domain ?? domainOf(values))], [0, 100]).clamp(true);
  return (
    <div>
      <p className="text-ui font-normal">{name}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <div aria-hidden className="relative h-[22px] min-w-[120px] flex-1">
          <i className="absolute inset-x-0 top-2.5 h-0.5 bg-2" />
          {band === null ? null : (
            <i
              className="absolute top-1 h-3.5 rounded-cite opacity-34"
              style={{ left: `${x(band[0])}%`, width: `${x(band[1]) - x(band[0])}%`, background: `var(${token})` }}
            />
          )}
          {marks.map(({ value, token: color, shape }, index) =>
            value === null ? null : (
              <i
                key={index}
                className={cx('absolute top-[11px] -translate-x-1/2 -translate-y-1/2', shapes[shape])}
                style={{ left: `${x(value)}%`, background: `var(${color})` }}
              />
            ),
          )}
        </div>
        <div className="num min-w-[132px] text-end text-caption whitespace-nowrap">{children}</div>
      </div>
    </div>
  );
}
