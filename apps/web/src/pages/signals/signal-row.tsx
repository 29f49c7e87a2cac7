import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignalView } from '@plumbline/contract/signal';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { cx } from '../../lib/cx.ts';
import { useFormat } from '../../lib/format.ts';
import { quotesQuery } from '../../lib/queries.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useInView } from '../../lib/use-in-view.ts';
import { Chip } from '../../ui/chip.tsx';
import { Delta } from '../../ui/delta.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { GitBranch } from 'lucide-react';

interface CorrectionProps {
  readonly correction: SignalView['corrections'][number];
  readonly money: (value: number) => string;
}

/** What was appended to a signal later. The signal stays as it was frozen. */
function Correction({ correction: { at, text, was, now }, money }: CorrectionProps) {
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

export interface SignalRowProps {
  readonly signal: SignalView;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onSeen: (id: string) => void;
}

/** Half of it must have been on screen for this long to count as read. */
const readAfterMs = 1000;

export function symbolOf(id: string): string {
  const parsed = parseInstrumentId(id);
  return parsed === null ? id : displaySymbol(parsed);
}

/** One signal as it was frozen, beside what became of it. */
export function SignalRow({ signal, isOpen, onOpen, onSeen }: SignalRowProps) {
  const { t } = useTranslation('signals');
  const { figure } = useFormat();
  const { shortDateTime } = useDates();
  const row = useRef<HTMLButtonElement>(null);
  const isVisible = useInView(row);
  const { id, instrumentId, side, kind, refPrice, currency, share, reason, outcome, status, readAt, stop } = signal;
  const { priceDecimals: decimals } = signal;
  const isNew = readAt === null;
  const { data } = useQuery(quotesQuery([instrumentId]));
  const now = data?.quotes.find((quote) => quote.instrumentId === instrumentId)?.price ?? null;

  useEffect(() => {
    if (!isVisible || !isNew) return undefined;
    const timer = setTimeout(() => onSeen(id), readAfterMs);
    return () => clearTimeout(timer);
  }, [isVisible, isNew, id, onSeen]);

  const money = (value: number): string => figure({ value, unit: 'price', currency, decimals });
  const drift = outcome === null && kind === 'enter' && now !== null ? side * (now / refPrice - 1) : null;
  return (
    <button
      ref={row}
      type="button"
      data-testid="signal-row"
      data-signal={id}
      aria-expanded={isOpen}
      onClick={onOpen}
      className={cx(
        'grid w-full grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line px-4 py-3 text-start hover:bg-2',
        isOpen && 'bg-accent-wash',
      )}
    >
      <span className={cx('mt-0.5 text-ui', side > 0 ? 'text-up' : 'text-down')}>
        <span aria-hidden="true">{side > 0 ? '▲' : '▼'}</span>
        <span className="sr-only">{t(side > 0 ? 'side.buy' : 'side.sell')}</span>
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui">
          <b className="font-semibold">{symbolOf(instrumentId)}</b>
          <span className="font-normal text-2">{t(`kind.${kind}`)}</span>
          {isNew && <Chip tone="accent">{t('status.new')}</Chip>}
          {signal.catchUp && <Chip>{t('catchUp')}</Chip>}
          {signal.simulated && <SimulatedChip />}
        </span>
        <span className="block text-ui font-normal text-pretty text-2">
          {t(signal.catchUp ? 'why.catch-up' : `why.${reason}`)}
        </span>
        <span className="num block text-caption text-3">
          {[
            shortDateTime(signal.frozenAt),
            `${signal.strategyName} v${signal.version}`,
            ...(stop === null ? [] : [t('invalid', { price: money(stop) })]),
          ].join(' · ')}
        </span>
        {signal.corrections.map((correction) => (
          <Correction key={correction.seq} correction={correction} money={money} />
        ))}
      </span>
      <span className="num flex flex-col items-end gap-0.5 text-ui">
        <span>
          {money(refPrice)}
          {now !== null && outcome === null && <span className="text-3"> → {money(now)}</span>}
        </span>
        {outcome === null ? drift === null ? null : <Delta value={drift} /> : <Delta value={outcome.returnPct} />}
        <span className="text-caption text-3">
          {outcome === null ? t(`status.${status}`) : t('status.settled')} ·{' '}
          {t('size', { share: figure({ value: share, unit: 'fraction', decimals: 1 }) })}
        </span>
      </span>
    </button>
  );
}
