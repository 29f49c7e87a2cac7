import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../lib/use-media.ts';
import { IconButton, PlainIconButton } from './icon-button.tsx';

/** From this width up the drawer stands beside the content instead of over it. */
const dockQuery = '(min-width: 1280px)';
/** What Esc closes before a docked drawer: dialogs, menus, lists, a chart on the whole screen. */
const above = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], :fullscreen';

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** Beside the title: steppers, copy. */
  readonly actions?: ReactNode;
  readonly testId?: string;
  readonly children: ReactNode;
}

/**
 * 420 px at the right. From 1280 px it docks without a scrim at the full height of the window, and the page makes room
 * for it. Below it slides over a scrim; on phones it is a sheet of 90 % height.
 */
export function Drawer(props: DrawerProps) {
  const docked = useMedia(dockQuery);
  if (docked) return props.open ? <DockedDrawer {...props} /> : null;
  return <ModalDrawer {...props} />;
}

function DockedDrawer({ onOpenChange, title, actions, testId = 'drawer', children }: DrawerProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  // Before the page is measured: it reflows in the same frame.
  useLayoutEffect(() => {
    document.documentElement.dataset.docked = '';
    return () => {
      delete document.documentElement.dataset.docked;
    };
  }, []);
  useEffect(() => {
    // Seen before anything else reacts, so that what stands above the drawer still stands.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelector(above) !== null) return;
      onOpenChange(false);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [onOpenChange]);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      data-testid={testId}
      data-print="hide"
      className="fixed inset-y-0 right-0 z-30 flex w-(--dock) flex-col border-l border-line bg-1"
    >
      <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line pr-3 pl-5">
        <h2 className="min-w-0 flex-1 truncate text-h3">{title}</h2>
        {actions}
        <IconButton label={t('action.close')} icon={<X size={16} aria-hidden />} onClick={() => onOpenChange(false)} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </aside>
  );
}

function ModalDrawer({ open, onOpenChange, title, actions, testId = 'drawer', children }: DrawerProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="pop fixed inset-0 z-30 bg-scrim" />
        <Dialog.Popup
          data-testid={testId}
          className="pop fixed inset-y-0 right-0 z-30 flex w-[420px] max-w-full flex-col border-l border-line bg-1 shadow-overlay outline-none data-ending-style:translate-x-6 data-starting-style:translate-x-6 max-md:inset-x-0 max-md:top-auto max-md:h-[90dvh] max-md:w-full max-md:rounded-t-modal max-md:border-t max-md:border-l-0 max-md:data-ending-style:translate-x-0 max-md:data-ending-style:translate-y-6 max-md:data-starting-style:translate-x-0 max-md:data-starting-style:translate-y-6"
        >
          <header className="flex h-[52px] shrink-0 items-center gap-2 border-b border-line pr-3 pl-5">
            <Dialog.Title className="min-w-0 flex-1 truncate text-h3">{title}</Dialog.Title>
            {actions}
            <Dialog.Close render={<PlainIconButton label={t('action.close')} icon={<X size={16} aria-hidden />} />} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto pb-[env(safe-area-inset-bottom)]">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
