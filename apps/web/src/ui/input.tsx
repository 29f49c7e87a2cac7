import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from '../lib/cx.ts';

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly invalid?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export function Input({ invalid = false, className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      aria-invalid={invalid || undefined}
      className={cx(
        'h-(--input) w-full rounded-control border bg-1 px-2.5 text-ui font-normal text-1 placeholder:text-3 disabled:bg-2 disabled:text-3',
        invalid ? 'border-danger' : 'border-edge',
        className,
      )}
    />
  );
}
