import type { ReactNode } from 'react';

export interface LegendItemProps {
  readonly mark: 'line' | 'dash' | 'area' | 'band' | 'ring' | 'dot' | 'square';
  /** Token that colours the mark. */
  readonly token: string;
  readonly children: ReactNode;
}

const shapes = {
  line: 'h-0.5 w-3',
  dash: 'w-3 border-t-2 border-dashed',
  area: 'h-2 w-3 rounded-[2px]',
  band: 'h-2 w-3 rounded-[2px] opacity-34',
  ring: 'size-2 rounded-full border-[1.5px]',
  dot: 'size-2 rounded-full',
  square: 'size-2 rounded-[2px]',
} as const;

/** One entry of a legend: the mark as it is drawn, and what it stands for. */
export function LegendItem({ mark, token, children }: LegendItemProps) {
  const isOutline = mark === 'ring' || mark === 'dash';
  const style = isOutline ? { borderColor: `var(${token})` } : { backgroundColor: `var(${token})` };
  return (
    <span className="flex items-center gap-1.5">
      <i aria-hidden className={shapes[mark]} style={style} />
      {children}
    </span>
  );
}
