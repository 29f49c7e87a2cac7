import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** A few choices side by side; each is a button that says whether it is pressed. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, segments, onChange, className } = props;
  return (
    <div role="group" aria-label={label} className={cx('inline-flex gap-0.5 rounded-control bg-2 p-0.5', className)}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
          className={cx(
            'inline-flex h-6 flex-1 items-center justify-center gap-1 rounded-chip px-2.5 text-caption font-medium whitespace-nowrap pointer-coarse:h-10',
            segment.value === value ? 'bg-segment text-1 ring-1 ring-line' : 'text-2 hover:text-1',
          )}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
