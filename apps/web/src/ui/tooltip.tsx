import { cloneElement, lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useTooltipTrigger, type TriggerHandlers } from '../lib/use-tooltip-trigger.ts';

export interface TooltipProps {
  readonly label: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /** One focusable element. */
  readonly children: ReactElement<Record<string, unknown>>;
}

const Popup = lazy(() => import('./tooltip-popup.tsx').then((file) => ({ default: file.TooltipPopup })));

/** The child's own handlers still run, before ours. */
function withHandlers(child: ReactElement<Record<string, unknown>>, handlers: TriggerHandlers) {
  const chained = Object.entries(handlers).map(([name, handler]) => {
    const own = child.props[name];
    if (typeof own !== 'function') return [name, handler];
    return [
      name,
      (event: never) => {
        own(event);
        handler(event);
      },
    ];
  });
  return cloneElement(child, Object.fromEntries(chained));
}

/**
 * Appears 400 ms after the pointer rests or keyboard focus arrives; it repeats a label, it never holds the only copy of
 * a fact. The popup and its positioning are fetched with the first one shown.
 */
export function Tooltip({ label, side = 'bottom', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { handlers, keepOpen, close } = useTooltipTrigger(setAnchor);
  return (
    <>
      {withHandlers(children, handlers)}
      {anchor !== null && (
        <Suspense>
          <Popup label={label} side={side} anchor={anchor} onEnter={keepOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
