import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { missingMark, type Printable } from '@plumbline/model/format';
import { cx } from '../../lib/cx.ts';
import { useFormat } from '../../lib/format.ts';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VerdictBadge } from '../strategy/verdict-look.tsx';

export interface CompareDialogProps {
  readonly strategies: readonly StrategyView[];
  readonly open: boolean;
  readonly onClose: () => void;
}

// The engine comes with the first comparison.
const EqualRisk = lazy(() => import('./equal-risk.tsx').then((file) => ({ default: file.EqualRisk })));

type Row = readonly [id: string, unit: Printable['unit'], decimals: number, better: 'higher' | 'lower'];

const rows: readonly Row[] = [
  ['sharpe', 'ratio', 2, 'higher'],
  ['annualReturn', 'fraction', 1, 'higher'],
  ['maxDrawdown', 'fraction', 1, 'higher'],
  ['calmar', 'ratio', 2, 'higher'],
  ['averageExposure', 'fraction', 0, 'lower'],
];

/** Two to four strategies side by side, out of sample, after costs; the better value is bold, never coloured. */
export function CompareDialog({ strategies, open, onClose }: CompareDialogProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  return (
    <Modal open={open} onOpenChange={(next) => (next ? undefined : onClose())} title={t('compare.title')} size="large">
      <div className="overflow-x-auto" role="region" aria-label={t('compare.title')} tabIndex={0}>
        <table className="num w-full border-separate border-spacing-0 text-ui font-normal">
          <thead>
            <tr>
              <th scope="col" className="p-2 text-start text-caption font-medium text-3">
                {t('compare.metric')}
              </th>
              {strategies.map(({ id, name }) => (
                <th key={id} scope="col" className="p-2 text-end text-ui font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className="border-t border-line p-2 text-start font-normal text-2">
                {t('list.verdict')}
              </th>
              {strategies.map(({ id, current }) => (
                <td key={id} className="border-t border-line p-2 text-end">
                  {current.test.verdict === null ? (
                    missingMark
                  ) : (
                    <VerdictBadge
                      verdict={current.test.verdict.label}
                      label={t(`verdict.${current.test.verdict.label}`)}
                    />
                  )}
                </td>
              ))}
            </tr>
            {rows.map(([metric, unit, decimals, better]) => {
              const values = strategies.map(({ current }) => current.test.summary?.metrics.outOfSample[metric] ?? null);
              const known = values.filter((value) => value !== null);
              const best = better === 'higher' ? Math.max(...known) : Math.min(...known);
              return (
                <tr key={metric}>
                  <th scope="row" className="border-t border-line p-2 text-start font-normal text-2">
                    {t(`kpi.${metric}`)}
                  </th>
                  {values.map((value, at) => (
                    <td
                      key={strategies[at]?.id}
                      className={cx('border-t border-line p-2 text-end', value === best && 'font-bold')}
                    >
                      {value === null ? missingMark : figure({ value, unit, decimals })}
                    </td>
                  ))}
                </tr>
              );
            })}
            <tr>
              <th scope="row" className="border-t border-line p-2 text-start font-normal text-2">
                {t('compare.tries')}
              </th>
              {strategies.map(({ id, trials }) => (
                <td key={id} className="border-t border-line p-2 text-end">
                  {trials}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-caption text-3">{t('compare.basis')}</p>
      {open ? (
        <Suspense fallback={<Skeleton className="mt-4 h-32 w-full" />}>
          <EqualRisk strategies={strategies} />
        </Suspense>
      ) : null}
    </Modal>
  );
}
