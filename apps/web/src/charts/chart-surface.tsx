import type { ReactNode, SVGProps } from 'react';
import { cx } from '../lib/cx.ts';

export interface ChartSurfaceProps extends SVGProps<SVGSVGElement> {
  /** Where the width is measured, and the width: what `useWidth` gave. */
  readonly host: (node: HTMLElement | null) => (() => void) | undefined;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly describedBy: string;
  /** What stands over the drawing, from the moment its place is known. */
  readonly overlay?: ReactNode;
}

/** The drawing of a chart, as wide as its place; empty until that is measured. */
export function ChartSurface(props: ChartSurfaceProps) {
  const { host, width, height, label, describedBy, overlay, className, role = 'img', children, ...rest } = props;
  return (
    <div ref={host} style={{ height }} className={overlay === undefined ? undefined : 'relative'}>
      {width === 0 ? null : (
        <svg
          {...rest}
          data-drawing
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role={role}
          aria-label={label}
          aria-describedby={describedBy}
          className={cx('block', className)}
        >
          {children}
        </svg>
      )}
      {width === 0 ? null : overlay}
    </div>
  );
}
