import { useTranslation } from 'react-i18next';
import { missingMark } from '@plumbline/model/format';
import type { PaidIn } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { useFormat } from '../../lib/format.ts';

/** What was paid in, what it is worth, and what the money itself earned a year beside what each unit of it did. */
export function PaidInStrip({
  paidIn,
  currency,
  timeWeighted,
}: {
  readonly paidIn: PaidIn;
  readonly currency: string;
  /** Annual return without the deposits. */
  readonly timeWeighted: number | null;
}) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const money = (value: number | undefined): string =>
    value === undefined ? missingMark : figure({ value, unit: 'money', currency, decimals: 0 });
  const fraction = (value: number | null): string =>
    value === null ? missingMark : figure({ value, unit: 'fraction', decimals: 1 }, { sign: true });
  const other = paidIn.benchmark?.at(-1);
  const rows: readonly (readonly [id: string, value: string, below: string | null])[] = [
    ['paid', money(paidIn.paid.at(-1)), t('paidIn.payments', { count: paidIn.payments })],
    ['worth', money(paidIn.worth.at(-1)), other === undefined ? null : t('kpi.benchmark', { value: money(other) })],
    ['gain', fraction(paidIn.gain), null],
    [
      'moneyWeighted',
      fraction(paidIn.moneyWeighted),
      paidIn.benchmark === null ? null : t('kpi.benchmark', { value: fraction(paidIn.benchmarkMoneyWeighted) }),
    ],
    ['timeWeighted', fraction(timeWeighted), null],
  ];
  return (
    <section data-card data-paid-in className="rounded-card border border-line bg-1 p-4">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {rows.map(([id, value, below]) => (
          <div key={id} data-paid={id}>
            <dt className="text-caption text-2">{t(`paidIn.${id}`)}</dt>
            <dd className="num text-metric">{value}</dd>
            {below === null ? null : <dd className="num text-caption text-3">{below}</dd>}
          </div>
        ))}
      </dl>
      <p className="mt-2 text-caption text-2">{t('paidIn.note')}</p>
    </section>
  );
}
