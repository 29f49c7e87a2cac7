import { GitBranch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SignalView } from '@plumbline/contract/signal';
import { useDates } from '../../lib/use-dates.ts';

export interface CorrectionProps {
  readonly correction: SignalView['corrections'][number];
  readonly money: (value: number) => string;
}

/** What was appended to a signal later. The signal stays as it was frozen. */
export function Correction({ correction: { at, text, was, now }, money }: CorrectionProps) {
  const { t } = useTranslation('signals');
  const { shortDateTime } = useDates();
  const said = was === null || now === null ? text : t('restated', { was: money(was), now: money(now) });
  return (
    <span className="mt-1.5 flex gap-2 rounded-control bg-2 px-2.5 py-1.5 text-caption text-2" data-testid="correction">
      <GitBranch size={13} className="mt-0.5 shrink-0 text-3" aria-hidden />
      <span className="num">{t('correction', { time: shortDateTime(at), text: said })}</span>
    </span>
  );
}
