import { AudioWaveform, Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '@plumbline/model/fact';

export interface ReceiptQualityProps {
  readonly fact: Fact;
}

/** What a reader should hold against the figure, each reservation in words. */
export function ReceiptQuality({ fact }: ReceiptQualityProps) {
  const { t } = useTranslation('research');
  return (
    <section className="border-t border-line px-5 py-3.5 max-md:px-4">
      <h3 className="mb-1 text-h3">{t('receipt.quality')}</h3>
      <ul data-testid="receipt-quality">
        {fact.quality.map((flag) => (
          <Remark key={flag} icon={<TriangleAlert size={11} aria-hidden />} tone="warn">
            {t(`flag.${flag}`)}
          </Remark>
        ))}
        {fact.simulated ? (
          <Remark icon={<AudioWaveform size={11} aria-hidden />} tone="warn">
            {t('receipt.simulated')}
          </Remark>
        ) : null}
        {fact.quality.length === 0 && !fact.simulated ? (
          <Remark icon={<Check size={11} aria-hidden />} tone="ok">
            {t('receipt.noReservation')}
          </Remark>
        ) : null}
      </ul>
    </section>
  );
}

interface RemarkProps {
  readonly icon: ReactNode;
  readonly tone: 'ok' | 'warn';
  readonly children: ReactNode;
}

const tones = { ok: 'bg-ok-wash text-ok', warn: 'bg-warn-wash text-warn' } as const;

function Remark({ icon, tone, children }: RemarkProps) {
  return (
    <li className="grid grid-cols-[18px_minmax(0,1fr)] items-start gap-2.5 py-[5px] text-ui font-normal">
      <span className={`grid size-[18px] place-items-center rounded-full ${tones[tone]}`}>{icon}</span>
      <span className="text-pretty">{children}</span>
    </li>
  );
}
