import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';
import { IconButton } from './icon-button.tsx';

export type BannerTone = 'info' | 'ok' | 'warn' | 'danger';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert } as const;
const washes = { info: 'bg-info-wash', ok: 'bg-ok-wash', warn: 'bg-warn-wash', danger: 'bg-danger-wash' } as const;
const inks = { info: 'text-info', ok: 'text-ok', warn: 'text-warn', danger: 'text-danger' } as const;

export interface BannerProps {
  readonly tone?: BannerTone;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

/** News about the whole page or card. Danger interrupts a screen reader, the others wait. */
export function Banner({ tone = 'info', action, onDismiss, children }: BannerProps) {
  const { t } = useTranslation();
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex items-center gap-2.5 rounded-[10px] px-3.5 py-2.5 text-ui font-normal text-1', washes[tone])}
    >
      <Icon size={16} className={inks[tone]} aria-hidden />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
      {onDismiss !== undefined && (
        <IconButton label={t('action.dismiss')} icon={<X size={16} aria-hidden />} size="compact" onClick={onDismiss} />
      )}
    </div>
  );
}
