import type { ReactNode } from 'react';

export interface RangeBar52wProps {
  readonly low: number;
  readonly high: number;
  readonly price: number;
  /** Printed ends, as figures. */
  readonly lowLabel: ReactNode;
  readonly highLabel: ReactNode;
  readonly title: string;
  readonly label: string;
}

/** Where the price stands between the lowest and highest of the last 52 weeks. */
export function RangeBar52w({ low, high, price, lowLabel, highLabel, title, label }: RangeBar52wProps) {
  const width = high - low;
  const position = width > 0 ? Math.min(1, Math.max(0, (price - low) / width)) : 0.5;
  return (
    <div className="flex w-max min-w-[132px] flex-col gap-1.5">
      <div className="num flex justify-between gap-2 text-caption whitespace-nowrap text-3">
        {lowLabel}
        <span aria-hidden>{title}</span>
        {highLabel}
      </div>
      <div role="img" aria-label={label} className="relative h-1 rounded-full bg-2">
        <i
          className="absolute -top-[3px] h-2.5 w-[3px] -translate-x-1/2 rounded-full bg-(--text-1)"
          style={{ insetInlineStart: `${position * 100}%` }}
        />
      </div>
    </div>
  );
}
