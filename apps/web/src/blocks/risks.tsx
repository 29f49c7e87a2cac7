import { useTranslation } from 'react-i18next';
import { colonGap } from '../lib/colon-gap.ts';
import { RiskMatrix } from '../charts/risk-matrix.tsx';
import { cx } from '../lib/cx.ts';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { FoldButton } from './fold/fold.tsx';
import { useFolds } from './fold/fold-context.ts';
import { useReport } from './figure/report-context.ts';
import { TextParts } from './figure/text-parts.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';

/** Likelihood times impact from which a risk is grave, and from which it matters. */
const grave = 12;
const matters = 6;

/** The gravest are read first. */
const first = 3;
const part = 'all-risks';

const cell = 'border-b border-line px-3 py-2.5 align-top first:ps-(--card-padding) last:pe-(--card-padding)';

function RisksView({ block, title }: BlockProps<'risks'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const Heading = title === undefined ? 'h3' : 'h2';
  const own = title ?? t('risks.title');
  const folds = useFolds();
  const isOpen = folds === null || folds.isOpen(part);
  const heads = ['riskLikelihood', 'riskImpact', 'riskSeverity'];
  return (
    <div data-card className="min-w-0 overflow-hidden rounded-card border border-line bg-1">
      <div className="flex min-h-[53px] flex-wrap items-center gap-2 border-b border-line px-(--card-padding) py-2.5">
        <Heading className="text-h2" {...(title === undefined ? {} : { tabIndex: -1 })}>
          {own}
        </Heading>
        {simulated ? <SimulatedChip /> : null}
        <span className="text-caption text-3">{t('risks.caption')}</span>
      </div>
      <div className="lg:grid lg:grid-cols-[232px_minmax(0,1fr)]">
        <RiskMatrix
          label={t('risks.matrix', { count: block.rows.length })}
          across={metricLabel('riskLikelihood', locale)}
          up={metricLabel('riskImpact', locale)}
          risks={block.rows.map((row) => ({
            key: row.severity,
            likelihood: book.fact(row.likelihood)?.value ?? null,
            impact: book.fact(row.impact)?.value ?? null,
          }))}
        />
        <div role="group" data-scrolls aria-label={own} tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-[560px] border-collapse text-ui font-normal">
            <thead>
              <tr className="text-caption font-medium text-3">
                <th scope="col" className={cx(cell, 'text-start font-medium')}>
                  {t('risks.risk')}
                </th>
                {heads.map((metric) => (
                  <th key={metric} scope="col" className={cx(cell, 'text-end font-medium whitespace-nowrap')}>
                    {metricLabel(metric, locale)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="[&>tr:last-child>*]:border-b-0">
              {block.rows.map((row, at) => {
                const severity = book.fact(row.severity)?.value ?? 0;
                return (
                  <tr key={row.severity} className={cx(at >= first && !isOpen && 'not-print:hidden')}>
                    <th scope="row" className={cx(cell, 'min-w-[240px] text-start font-normal')}>
                      <span className="flex items-start gap-2">
                        <span
                          aria-hidden
                          className={cx(
                            'grid size-[18px] shrink-0 place-items-center rounded-full border-[1.5px] text-[11px] leading-none font-semibold',
                            severity >= grave ? 'border-danger' : severity >= matters ? 'border-warn' : 'border-edge',
                          )}
                        >
                          {at + 1}
                        </span>
                        <span className="min-w-0">
                          <TextParts parts={row.text[locale]} />
                          {row.mitigant === null ? null : (
                            <span className="mt-0.5 block text-caption text-2">
                              {t('risks.mitigant') + colonGap(locale)}
                              <TextParts parts={row.mitigant[locale]} />
                            </span>
                          )}
                        </span>
                      </span>
                    </th>
                    {[row.likelihood, row.impact, row.severity].map((id) => (
                      <td key={id} className={cx(cell, 'num text-end')}>
                        <Figure id={id} />
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
      {block.rows.length <= first ? null : (
        <FoldButton
          part={part}
          label={t('risks.all', { count: block.rows.length })}
          className="mx-(--card-padding) my-1"
        />
      )}
    </div>
  );
}

export const risks: BlockLeaf<'risks'> = { kind: 'risks', place: 'card', View: RisksView };
