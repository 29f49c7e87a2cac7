import { cloneElement, lazy, Suspense, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import type { MenuItem } from './menu-popup.tsx';

export interface MenuProps {
  readonly label: string;
  /** A button; pressing it opens the menu. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'center' | 'end';
}

const Popup = lazy(() => import('./menu-popup.tsx').then((file) => ({ default: file.MenuPopup })));

/** A list of actions behind a button. Its code is fetched when a menu is first opened. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const anchor = useRef<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [everOpen, setEverOpen] = useState(false);
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: (event: MouseEvent<HTMLElement>) => {
      anchor.current = event.currentTarget;
      setEverOpen(true);
      setOpen(!open);
    },
  });
  return (
    <>
      {button}
      {everOpen && (
        <Suspense>
          <Popup label={label} items={items} align={align} anchor={anchor} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
