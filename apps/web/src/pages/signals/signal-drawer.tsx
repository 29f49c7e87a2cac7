import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SignalView } from '@plumbline/contract/signal';
import { missingMark } from '@plumbline/model/format';
import { dateOf } from '@plumbline/model/date';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Delta } from '../../ui/delta.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { toast } from '../../ui/toast.ts';
import { IssuePicture } from './issue-picture.tsx';
import { SignalDeliveries } from './signal-deliveries.tsx';
import { symbolOf } from './signal-row.tsx';

export interface SignalDrawerProps {
  readonly signal: SignalView | null;
  readonly onClose: () => void;
}

/** Everything that was frozen with a signal, what followed, and its line in the ledger. */
export function SignalDrawer({ signal, onClose }: SignalDrawerProps) {
  const { t } = useTranslation('signals');
  const { figure } = useFormat();
  const { date, dateTime } = useDates();
  if (signal === null) return null;
  const { side, instrumentId, refPrice, currency, priceDecimals: decimals, outcome, hash, strategyId } = signal;
  const money = (value: number | null): string =>
    value === null ? missingMark : figure({ value, unit: 'price', currency, decimals });
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [t('detail.kind'), t(`kind.${signal.kind}`)],
    [t('detail.why'), t(signal.catchUp ? 'why.catch-up' : `why.${signal.reason}`)],
    [t('detail.bar'), date(dateOf(signal.barTime))],
    [t('detail.frozen'), dateTime(signal.frozenAt)],
    [t('detail.ref'), money(refPrice)],
    [t('detail.quantity'), figure({ value: signal.quantity, unit: 'count', decimals: signal.quantity < 10 ? 4 : 0 })],
    [t('detail.share'), figure({ value: signal.share, unit: 'fraction', decimals: 1 })],
    [t('detail.stop'), money(signal.stop)],
    [t('detail.target'), money(signal.target)],
    [
      t('detail.chance'),
      signal.chance === null ? missingMark : figure({ value: signal.chance, unit: 'fraction', decimals: 0 }),
    ],
  ];
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`${t(side > 0 ? 'side.buy' : 'side.sell')} ${symbolOf(instrumentId)}`}
      testId="signal-drawer"
    >
      <div className="flex flex-col gap-5 p-5">
        <IssuePicture signal={signal} money={money} />
        <dl className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-ui font-normal">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-3">{label}</dt>
              <dd className="text-end">{value}</dd>
            </div>
          ))}
        </dl>
        <section>
          <h3 className="text-caption font-medium text-3">{t('detail.outcome')}</h3>
          {outcome === null ? (
            <p className="mt-1 text-ui font-normal text-2">
              {t(signal.kind === 'enter' ? 'detail.waiting' : 'detail.noOutcome')}
            </p>
          ) : (
            <p className="num mt-1 flex flex-wrap items-center gap-2 text-ui font-normal">
              <Delta value={outcome.returnPct} />
              {t('detail.closed', {
                price: money(outcome.exitPrice),
                date: date(dateOf(outcome.exitTime)),
                count: outcome.bars,
              })}
            </p>
          )}
        </section>
        <SignalDeliveries signal={signal} />
        <section>
          <h3 className="text-caption font-medium text-3">{t('detail.ledger', { seq: signal.seq })}</h3>
          <p className="mt-1 flex items-center gap-2">
            <code className="min-w-0 flex-1 font-mono text-caption break-all text-2">{hash}</code>
            <Button
              size="compact"
              icon={<Copy size={12} aria-hidden />}
              onClick={() => void navigator.clipboard.writeText(hash).then(() => toast.success(t('detail.copied')))}
            >
              {t('detail.copy')}
            </Button>
          </p>
        </section>
        <p className="flex flex-wrap gap-3 text-ui">
          <Link to="/strategy/$strategyId" params={{ strategyId }} search={{}} className="text-accent">
            {t('detail.strategy')}
          </Link>
          <Link to="/research" search={{ symbol: instrumentId }} className="text-accent">
            {t('detail.research')}
          </Link>
        </p>
      </div>
    </Drawer>
  );
}
