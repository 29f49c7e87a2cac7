import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  readonly label: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /** One focusable element. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Appears 400 ms after the pointer rests or focus arrives; it repeats a label, it never holds the only copy of a fact. */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner className="z-60" side={side} sideOffset={6}>
          <Base.Popup className="pop max-w-72 rounded-chip border border-line bg-3 px-2 py-1 text-caption text-1 shadow-overlay">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
