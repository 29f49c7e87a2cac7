import { Dialog } from '@base-ui/react/dialog';
import { Link } from '@tanstack/react-router';
import { Settings, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../lib/use-settings.ts';
import { PlainIconButton } from '../ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { linkOf, navItems } from './nav-items.ts';
import { ThemeButton } from './theme-button.tsx';

const row =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-body font-medium text-2 hover:bg-2 hover:text-1';

export interface NavSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Navigation for narrow windows, from the left. */
export function NavSheet({ open, onOpenChange }: NavSheetProps) {
  const { t } = useTranslation();
  const settings = useSettings();
  const close = (): void => onOpenChange(false);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="pop fixed inset-0 z-30 bg-scrim" />
        <Dialog.Popup className="pop fixed inset-y-0 left-0 z-30 flex w-[280px] max-w-[calc(100vw-48px)] flex-col gap-1 overflow-y-auto border-r border-line bg-1 p-3 shadow-overlay outline-none data-ending-style:-translate-x-4 data-starting-style:-translate-x-4">
          <Dialog.Title className="sr-only">{t('nav.menu')}</Dialog.Title>
          <div className="mb-2 flex items-center justify-between pl-2">
            <Brand />
            <Dialog.Close render={<PlainIconButton label={t('action.close')} icon={<X size={16} aria-hidden />} />} />
          </div>
          <nav aria-label={t('nav.label')} className="flex flex-col gap-0.5">
            {navItems.map((item) => (
              <Link
                key={item.key}
                {...linkOf(item)}
                className={row}
                activeProps={{ className: 'bg-2 text-1' }}
                onClick={close}
              >
                <item.icon size={16} aria-hidden />
                {t(`nav.${item.key}`)}
              </Link>
            ))}
          </nav>
          <div className="mt-auto flex items-center gap-1 border-t border-line pt-3">
            <button
              type="button"
              className={`${row} flex-1`}
              onClick={() => {
                close();
                settings.open();
              }}
            >
              <Settings size={16} aria-hidden />
              {t('nav.settings')}
            </button>
            <LanguageMenu />
            <ThemeButton />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
