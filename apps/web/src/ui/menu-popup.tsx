import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { cx } from '../lib/cx.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Shown at the right: a shortcut or a count. */
  readonly hint?: ReactNode;
  readonly selected?: boolean;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Language of the label when it differs from the page's. */
  readonly lang?: string;
  readonly onSelect: () => void;
}

export interface MenuPopupProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align: 'start' | 'center' | 'end';
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function MenuPopup({ label, items, align, anchor, open, onOpenChange }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement | null>(null);
  /** Back to the button, unless the reader has gone elsewhere while the menu went away: taking the focus closes that. */
  const finalFocus = (): HTMLElement | boolean | null => {
    const at = document.activeElement;
    return at === null || at === document.body || popup.current?.contains(at) === true ? anchor.current : false;
  };
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        // The button toggles by itself; closing on its press would make it open again at once.
        const pressed = details.event.target;
        if (!next && pressed instanceof Node && anchor.current?.contains(pressed) === true) {
          details.cancel();
          return;
        }
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner className="z-50 outline-none" anchor={anchor} align={align} sideOffset={4}>
          <Base.Popup
            aria-label={label}
            ref={popup}
            finalFocus={finalFocus}
            className="pop min-w-44 rounded-card border border-line bg-3 p-1 shadow-overlay outline-none"
          >
            {items.map((item) => (
              <Base.Item
                key={item.id}
                disabled={item.disabled ?? false}
                onClick={item.onSelect}
                lang={item.lang}
                aria-current={item.selected === true ? 'true' : undefined}
                className={cx('menu-item text-ui', item.danger === true ? 'text-danger' : 'text-1')}
              >
                {item.icon}
                <span className="min-w-0 flex-1 truncate">{item.label}</span>
                {item.hint !== undefined && <span className="text-caption text-3">{item.hint}</span>}
                {item.selected === true && <Check size={14} className="text-accent" aria-hidden />}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
