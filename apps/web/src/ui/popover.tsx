import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  /** Accessible name of the popup. */
  readonly label: string;
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly align?: 'start' | 'center' | 'end';
}

export function Popover({ label, trigger, children, side = 'bottom', align = 'center' }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="z-40" side={side} align={align} sideOffset={6}>
          <Base.Popup
            aria-label={label}
            className="pop max-w-80 rounded-card border border-line bg-3 p-3 text-ui font-normal text-1 shadow-overlay"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
