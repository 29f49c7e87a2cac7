import { Slider as Base } from '@base-ui/react/slider';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { NumberField } from './number-field.tsx';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
  /** Saved value, marked by a tick. */
  readonly original?: number;
  readonly disabled?: boolean;
  /** Name and number above, the track below over the whole width; what is given here stands between them. */
  readonly stacked?: ReactNode;
  readonly onChange: (value: number) => void;
}

/** A slider with its number field twin: whatever can be dragged can also be typed. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, unit, original, disabled = false, stacked, onChange } = props;
  const isStacked = stacked !== undefined;
  const tick = original === undefined ? null : ((original - min) / (max - min)) * 100;
  return (
    <div className={isStacked ? 'flex flex-col' : 'flex items-center gap-3'}>
      {isStacked && stacked}
      <Base.Root
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? min) : next)}
        className={isStacked ? 'w-full' : 'min-w-0 flex-1'}
      >
        <Base.Control className="flex h-6 touch-none items-center select-none pointer-coarse:h-11">
          <Base.Track className="relative h-[3px] w-full rounded-full bg-2">
            {tick !== null && (
              <span
                data-testid="slider-original"
                className="absolute -top-1 h-[11px] w-0.5 rounded-full bg-[var(--text-3)]"
                style={{ left: `${tick}%` }}
              />
            )}
            <Base.Indicator className="rounded-full bg-series-1" />
            <Base.Thumb
              getAriaLabel={() => label}
              className="size-3.5 rounded-full border-2 border-series-1 bg-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            />
          </Base.Track>
        </Base.Control>
      </Base.Root>
      <div
        className={cx(
          'w-36 shrink-0',
          isStacked && 'order-first mb-1.5 flex w-full items-center justify-between gap-2',
        )}
      >
        {isStacked && (
          <span aria-hidden className="min-w-0 flex-1 text-ui">
            {label}
          </span>
        )}
        <div className={cx(isStacked && 'w-40 max-w-3/5 shrink-0 pointer-coarse:w-52')}>
          <NumberField
            label={label}
            hideLabel
            value={value}
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            {...(unit === undefined ? {} : { unit })}
            onChange={(next) => {
              if (next !== null) onChange(next);
            }}
          />
        </div>
      </div>
    </div>
  );
}
