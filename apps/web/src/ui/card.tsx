import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface CardProps {
  readonly title?: ReactNode;
  /** Right side of the header. */
  readonly actions?: ReactNode;
  /** Without padding, for tables and grids that reach the border. */
  readonly flush?: boolean;
  readonly as?: 'section' | 'article' | 'div';
  readonly id?: string;
  readonly labelledBy?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Card({
  title,
  actions,
  flush = false,
  as: Tag = 'section',
  id,
  labelledBy,
  className,
  children,
}: CardProps) {
  return (
    <Tag
      id={id}
      aria-labelledby={labelledBy}
      data-card
      className={cx('min-w-0 rounded-card border border-line bg-1', className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-(--card-padding) py-3.5">
          {title !== undefined && <h2 className="text-h3">{title}</h2>}
          {actions}
        </div>
      )}
      <div className={flush ? undefined : 'p-(--card-padding)'}>{children}</div>
    </Tag>
  );
}
