import { cx } from '../lib/cx.ts';

export interface SkeletonProps {
  /** Give the final size, so that nothing moves when the content arrives. */
  readonly className?: string;
}

export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-[plumbline-pulse_1.6s_ease-in-out_infinite] rounded-chip bg-2 motion-reduce:animate-none',
        className ?? 'h-4 w-full',
      )}
    />
  );
}
