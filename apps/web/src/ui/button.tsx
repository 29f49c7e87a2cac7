import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'default' | 'ghost' | 'danger';

const looks: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-accent-solid text-white border-transparent hover:brightness-110',
  default: 'bg-1 text-1 border-line hover:bg-2',
  ghost: 'bg-transparent text-2 border-transparent hover:bg-2 hover:text-1',
  danger: 'bg-danger-solid text-white border-transparent hover:brightness-110',
};

/** The look of a button, for links that act as one. */
export function buttonClass(variant: ButtonVariant = 'default', size: 'default' | 'compact' = 'default'): string {
  const height =
    size === 'compact' ? 'h-(--control-compact) px-2.5 text-caption font-medium' : 'h-(--control) px-3 text-ui';
  return cx(
    'relative inline-flex items-center justify-center gap-1.5 rounded-control border whitespace-nowrap select-none',
    'transition-[background-color,filter] duration-(--hover) disabled:text-3 disabled:bg-2 disabled:border-line',
    height,
    looks[variant],
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: 'default' | 'compact';
  /** Shows a spinner in place of the words; the width stays, and presses are ignored. */
  readonly loading?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant, size, loading = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass(variant, size), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? undefined : onClick}
    >
      <span className={cx('inline-flex items-center gap-1.5', loading && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {loading && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner size={16} />
        </span>
      )}
    </button>
  );
}
