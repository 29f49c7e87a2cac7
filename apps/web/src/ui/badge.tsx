import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'warn';
  readonly children: ReactNode;
}

const tones = { neutral: 'bg-2 text-2', accent: 'bg-accent-solid text-white', warn: 'bg-warn-wash text-warn' } as const;

/** A small count or mark beside a label. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'num inline-flex h-[17px] min-w-[18px] items-center justify-center rounded-cite px-1 text-axis font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
