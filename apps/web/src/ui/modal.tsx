import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';
import { PlainIconButton } from './icon-button.tsx';

const widths = { small: 'w-[420px]', medium: 'w-[560px]', large: 'w-[1040px]' } as const;

export interface ModalProps {
  readonly open: boolean;
  /** Asked to open or close: by ×, Esc, or a press outside. */
  readonly onOpenChange: (open: boolean) => void;
  /** Told when the animation has ended: now fully visible, or gone. */
  readonly onVisibilityChange?: (visible: boolean) => void;
  /** Header and separator appear only with a title; give `label` when there is none. */
  readonly title?: string;
  readonly label?: string;
  /** False: outside press and Esc do nothing and × is hidden. */
  readonly closable?: boolean;
  readonly size?: keyof typeof widths;
  readonly footer?: ReactNode;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly role?: 'dialog' | 'alertdialog';
  readonly flush?: boolean;
  readonly testId?: string;
  readonly children: ReactNode;
}

export function Modal(props: ModalProps) {
  const { open, onOpenChange, onVisibilityChange, title, label, closable = true, size = 'medium', footer } = props;
  const { initialFocus, role = 'dialog', flush = false, testId = 'modal', children } = props;
  const { t } = useTranslation();
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!closable}
      onOpenChange={(next, details) => {
        if (!next && !closable && details.reason !== 'imperative-action') {
          details.cancel();
          return;
        }
        onOpenChange(next);
      }}
      onOpenChangeComplete={(visible) => onVisibilityChange?.(visible)}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="pop fixed inset-0 z-40 bg-scrim" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-center justify-center p-4 max-[360px]:items-end max-[360px]:p-0 has-data-[size=large]:max-md:items-end has-data-[size=large]:max-md:p-0">
          <Dialog.Popup
            role={role}
            data-testid={testId}
            data-size={size}
            {...(initialFocus === undefined ? {} : { initialFocus })}
            className={cx(
              'pop flex max-h-[calc(100dvh-48px)] max-w-full min-w-80 flex-col overflow-hidden rounded-modal border border-line bg-1 text-1 shadow-overlay outline-none',
              'data-starting-style:translate-y-2 data-ending-style:translate-y-2',
              'max-[360px]:w-full! max-[360px]:min-w-0 max-[360px]:rounded-b-none',
              size === 'large' && 'max-md:h-[94dvh] max-md:max-h-none max-md:w-full! max-md:rounded-b-none',
              widths[size],
            )}
          >
            {title === undefined ? (
              <Dialog.Title className="sr-only">{label}</Dialog.Title>
            ) : (
              <div
                data-testid="modal-header"
                className="flex h-[52px] shrink-0 items-center justify-between gap-3 border-b border-line pr-3 pl-5"
              >
                <Dialog.Title className="truncate text-h2">{title}</Dialog.Title>
                {closable && <ModalClose label={t('action.close')} />}
              </div>
            )}
            {title === undefined && closable && (
              <div className="absolute top-2.5 right-3">
                <ModalClose label={t('action.close')} />
              </div>
            )}
            <div className={cx('min-h-0 flex-1 overflow-y-auto', !flush && 'p-5')}>{children}</div>
            {footer !== undefined && (
              <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">
                {footer}
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ModalClose({ label }: { readonly label: string }) {
  return <Dialog.Close render={<PlainIconButton label={label} icon={<X size={16} aria-hidden />} />} />;
}
