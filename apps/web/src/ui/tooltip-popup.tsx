import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

export interface TooltipPopupProps {
  readonly label: ReactNode;
  readonly side: 'top' | 'bottom' | 'left' | 'right';
  readonly anchor: HTMLElement;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

export function TooltipPopup({ label, side, anchor, onEnter, onClose }: TooltipPopupProps) {
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Positioner className="z-60" anchor={anchor} side={side} sideOffset={6}>
          <Base.Popup
            role="tooltip"
            onPointerEnter={onEnter}
            onPointerLeave={onClose}
            className="max-w-72 rounded-chip border border-line bg-3 px-2 py-1 text-caption text-1 shadow-overlay"
          >
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
