import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { LegendItem } from '../charts/legend.tsx';
import { ScaleRow } from '../charts/scale-row.tsx';
import { useFormat } from '../lib/format.ts';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

function HistoryView({ block, title }: BlockProps<'history'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const { figure } = useFormat();
  const valueOf = (id: string): number | null => book.fact(id)?.value ?? null;
  const print = (id: string | undefined): string => {
    const fact = id === undefined ? undefined : book.fact(id);
    return fact === undefined ? '—' : figure(fact);
  };
  const own = t('ownHistory.title');
  const first = block.rows[0];
  return (
    <ChartFrame
      title={title ?? own}
      level={title === undefined ? 3 : 2}
      {...(title === undefined || title === own ? {} : { caption: own })}
      summary={t('ownHistory.summary', {
        name: first === undefined ? '' : metricLabel(first.metric, locale),
        current: print(first?.current),
        low: print(first?.low),
        high: print(first?.high),
      })}
      height={160}
      simulated={simulated}
      fileName="history"
      table={() => ({
        head: [
          t('table.metric'),
          t('ownHistory.current'),
          t('ownHistory.low'),
          t('ownHistory.median'),
          t('ownHistory.high'),
        ],
        rows: block.rows.map((row) => {
          const cells = [row.current, row.low, row.median, row.high];
          return {
            key: row.metric,
            cells: [metricLabel(row.metric, locale), ...cells.map((id) => <Figure key={id} id={id} />)],
            values: [metricLabel(row.metric, locale), ...cells.map(valueOf)],
          };
        }),
      })}
      footer={
        <span className="flex flex-wrap gap-x-4 gap-y-1 text-2">
          <LegendItem mark="band" token="--accent">
            {t('ownHistory.range')}
          </LegendItem>
          <LegendItem mark="square" token="--accent">
            {t('ownHistory.median')}
          </LegendItem>
          <LegendItem mark="dot" token="--text-1">
            {t('ownHistory.current')}
          </LegendItem>
        </span>
      }
    >
      {() => (
        <div className="flex flex-col gap-3.5">
          {block.rows.map((row) => {
            const low = valueOf(row.low);
            const high = valueOf(row.high);
            return (
              <ScaleRow
                key={row.metric}
                name={metricLabel(row.metric, locale)}
                band={low === null || high === null ? null : [low, high]}
                marks={[
                  { value: valueOf(row.median), token: '--accent', shape: 'tick' },
                  { value: valueOf(row.current), token: '--text-1', shape: 'dot' },
                ]}
              >
                <Figure id={row.current} change="never" className="font-semibold" />
                <span className="text-3">
                  {' '}
                  (<Figure id={row.low} change="never" /> – <Figure id={row.high} change="never" />)
                </span>
              </ScaleRow>
            );
          })}
        </div>
      )}
    </ChartFrame>
  );
}

export const history: BlockLeaf<'history'> = { kind: 'history', place: 'card', View: HistoryView };
