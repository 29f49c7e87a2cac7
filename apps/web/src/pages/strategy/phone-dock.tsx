import { Dialog } from '@base-ui/react/dialog';
import { BellRing, SlidersHorizontal, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { PlainIconButton } from '../../ui/icon-button.tsx';

export interface PhoneDockProps {
  /** null where its signals are on. */
  readonly onActivate: (() => void) | null;
  /** The sliders and what else can be turned. */
  readonly children: ReactNode;
}

/**
 * What a phone has at the thumb: the sliders in a sheet, the chart peeking above it and moving with them, and the switch
 * for signals.
 */
export function PhoneDock({ onActivate, children }: PhoneDockProps) {
  const { t } = useTranslation('strategy');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
    document.querySelector('[data-testid="strategy"] figure')?.scrollIntoView({ block: 'start' });
  };
  return (
    <div data-print="hide" className="md:hidden">
      <div
        data-testid="dock"
        className="fixed inset-x-3 bottom-[calc(12px+var(--tab-bar))] z-20 grid auto-cols-fr grid-flow-col gap-2"
      >
        <Button className="min-h-12 shadow-overlay" icon={<SlidersHorizontal size={14} aria-hidden />} onClick={open}>
          {t('parameters.title')}
        </Button>
        {onActivate === null ? null : (
          <Button
            className="min-h-12 shadow-overlay"
            variant="primary"
            icon={<BellRing size={14} aria-hidden />}
            onClick={onActivate}
          >
            {t('head.activate')}
          </Button>
        )}
      </div>
      <Dialog.Root open={isOpen} onOpenChange={(next) => setOpen(next)} modal={false}>
        <Dialog.Portal>
          <Dialog.Popup
            data-testid="parameter-sheet"
            className="pop fixed inset-x-0 bottom-0 z-30 flex h-[60dvh] flex-col rounded-t-modal border-t border-line bg-1 shadow-overlay outline-none data-ending-style:translate-y-6 data-starting-style:translate-y-6"
          >
            <header className="flex h-[52px] shrink-0 items-center gap-2 border-b border-line pr-3 pl-5">
              <Dialog.Title className="min-w-0 flex-1 truncate text-h3">{t('parameters.title')}</Dialog.Title>
              <Dialog.Close
                render={<PlainIconButton label={common('action.close')} icon={<X size={16} aria-hidden />} />}
              />
            </header>
            <div className="flex min-h-0 flex-1 flex-col gap-(--card-gap) overflow-y-auto p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
              {children}
            </div>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </div>
  );
}
