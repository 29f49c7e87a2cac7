import type { CSSProperties, ReactNode } from 'react';

export interface LegendItemProps {
  readonly mark: 'line' | 'dash' | 'area' | 'band' | 'ring' | 'dot' | 'square';
  /** Token that colours the mark. */
  readonly token: string;
  readonly children: ReactNode;
}

const shapes = {
  line: 'h-0.5 w-3',
  dash: 'h-0.5 w-[18px]',
  area: 'h-2 w-3 rounded-[2px]',
  band: 'h-2 w-3 rounded-[2px] opacity-34',
  ring: 'size-2 rounded-full border-[1.5px]',
  dot: 'size-2 rounded-full',
  square: 'size-2 rounded-[2px]',
} as const;

function styleOf(mark: LegendItemProps['mark'], color: string): CSSProperties {
  if (mark === 'ring') return { borderColor: color };
  if (mark === 'dash') return { background: `repeating-linear-gradient(90deg, ${color} 0 4px, transparent 4px 7px)` };
  return { backgroundColor: color };
}

/** One entry of a legend: the mark as it is drawn, and what it stands for. */
export function LegendItem({ mark, token, children }: LegendItemProps) {
  return (
    <span className="flex items-center gap-1.5">
      <i aria-hidden className={shapes[mark]} style={styleOf(mark, `var(${token})`)} />
      {children}
    </span>
  );
}
