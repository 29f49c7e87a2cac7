import { useTranslation } from 'react-i18next';
import { useDates } from '../lib/use-dates.ts';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';

const cell = 'px-3 py-[9px] first:ps-(--card-padding) last:pe-(--card-padding) print:py-1 print:text-[11px]';
const columns = ['current', 'percentile', 'median5Y', 'median10Y'] as const;

function StandingView({ block, title }: BlockProps<'standing'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const { date } = useDates();
  const Heading = title === undefined ? 'h3' : 'h2';
  const own = t('standing.title');
  return (
    <div data-card className="min-w-0 overflow-hidden rounded-card border border-line bg-1">
      <div className="flex min-h-[53px] flex-wrap items-center gap-2 border-b border-line px-(--card-padding) py-2.5">
        <Heading className="text-h2">{title ?? own}</Heading>
        {simulated ? <SimulatedChip /> : null}
      </div>
      {/* The table scrolls inside its card, so it must be reachable by key. */}
      <div role="group" data-scrolls aria-label={own} tabIndex={0} className="overflow-x-auto print:overflow-visible">
        <table className="num w-full border-collapse text-ui font-normal">
          <thead>
            <tr className="border-b border-line text-caption text-3">
              <th scope="col" className={`${cell} sticky start-0 bg-1 text-start font-medium`}>
                <span className="sr-only">{t('table.metric')}</span>
              </th>
              {[...columns, 'middleHalf', 'points'].map((key) => (
                <th key={key} scope="col" className={`${cell} text-end font-medium whitespace-nowrap`}>
                  {t(`standing.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {block.rows.map((row) => (
              <tr key={row.metric}>
                <th scope="row" className={`${cell} sticky start-0 bg-1 text-start font-normal text-2`}>
                  {metricLabel(row.metric, locale)}
                </th>
                {columns.map((key) => (
                  <td key={key} className={`${cell} text-end whitespace-nowrap`}>
                    <Figure
                      id={row[key]}
                      change="never"
                      {...(key === 'percentile' ? { className: 'font-semibold' } : {})}
                    />
                  </td>
                ))}
                <td className={`${cell} text-end whitespace-nowrap`}>
                  <Figure id={row.lower} change="never" />
                  {book.fact(row.lower)?.value == null ? null : (
                    <>
                      {' – '}
                      <Figure id={row.upper} change="never" />
                    </>
                  )}
                </td>
                <td className={`${cell} text-end whitespace-nowrap`}>
                  <Figure id={row.points} change="never" />
                  {row.since === null ? null : (
                    <span className="block text-caption text-3">{t('standing.since', { date: date(row.since) })}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

export const standing: BlockLeaf<'standing'> = { kind: 'standing', place: 'card', View: StandingView };
