import { cx } from '../lib/cx.ts';

/** A turning ring, 32 px unless it sits inside a control. Decorative: what is busy carries `aria-busy`. */
export function Spinner({ size = 32, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      className={cx('animate-[plumbline-spin_800ms_linear_infinite] motion-reduce:animate-none', className)}
    >
      <circle cx="16" cy="16" r="13" stroke="currentColor" strokeOpacity="0.2" strokeWidth="3" />
      <path d="M16 3a13 13 0 0 1 13 13" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
