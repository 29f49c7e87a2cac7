import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** Read aloud and shown as the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'default' | 'compact';
  readonly bordered?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The bare button, for places that bring their own tooltip or popup. */
export function PlainIconButton({ label, icon, size, bordered = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-control border text-2 select-none',
        'transition-colors duration-(--hover) hover:bg-2 hover:text-1 disabled:text-3',
        size === 'compact' ? 'size-(--control-compact)' : 'size-(--control)',
        bordered ? 'border-line bg-1' : 'border-transparent',
        className,
      )}
    >
      {icon}
    </button>
  );
}

export function IconButton(props: IconButtonProps) {
  return (
    <Tooltip label={props.label}>
      <PlainIconButton {...props} />
    </Tooltip>
  );
}
