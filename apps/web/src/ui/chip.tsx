import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export type ChipTone = 'neutral' | 'accent' | 'ok' | 'warn' | 'danger' | 'info' | 'outline';

const tones: Readonly<Record<ChipTone, string>> = {
  neutral: 'bg-2 text-2',
  accent: 'bg-accent-wash text-accent',
  ok: 'bg-ok-wash text-ok',
  warn: 'bg-warn-wash text-warn',
  danger: 'bg-danger-wash text-danger',
  info: 'bg-info-wash text-info',
  outline: 'border border-line text-2',
};

export interface ChipProps {
  readonly tone?: ChipTone;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Chip({ tone = 'neutral', icon, className, children }: ChipProps) {
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1.5 rounded-chip px-2 text-caption font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
