import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { LegendItem } from '../charts/legend.tsx';
import { ScaleRow } from '../charts/scale-row.tsx';
import { useFormat } from '../lib/format.ts';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import { ModifiedMark } from './lab/modified-mark.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';

function ImpliedView({ block, title }: BlockProps<'implied'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const { figure } = useFormat();
  const own = t('implied.title');
  const names = { implied: t('implied.implied'), base: t('implied.base'), past: t('implied.past') };
  const first = block.rows[0];
  const print = (id: string | undefined): string => {
    const fact = id === undefined ? undefined : book.fact(id);
    return fact === undefined ? '—' : figure(fact);
  };
  const valueOf = (id: string | null): number | null => (id === null ? null : (book.fact(id)?.value ?? null));
  return (
    <ChartFrame
      title={title ?? own}
      level={title === undefined ? 3 : 2}
      caption={t('implied.caption')}
      summary={t('implied.summary', {
        name: first === undefined ? '' : metricLabel(first.metric, locale),
        implied: print(first?.implied),
        base: print(first?.base),
      })}
      height={120}
      simulated={simulated}
      actions={<ModifiedMark block={block} />}
      fileName="implied"
      table={() => ({
        head: [t('table.metric'), names.implied, names.base, names.past],
        rows: block.rows.map((row) => ({
          key: row.metric,
          cells: [
            metricLabel(row.metric, locale),
            <Figure key="implied" id={row.implied} change="never" />,
            <Figure key="base" id={row.base} change="never" />,
            row.past === null ? '—' : <Figure key="past" id={row.past} change="never" />,
          ],
          values: [metricLabel(row.metric, locale), valueOf(row.implied), valueOf(row.base), valueOf(row.past)],
        })),
      })}
      footer={
        <span className="flex flex-wrap gap-x-4 gap-y-1 text-2">
          <LegendItem mark="dot" token="--text-1">
            {names.implied}
          </LegendItem>
          <LegendItem mark="dot" token="--accent">
            {names.base}
          </LegendItem>
          <LegendItem mark="square" token="--border-2">
            {names.past}
          </LegendItem>
        </span>
      }
    >
      {() => (
        <div className="flex flex-col gap-3.5">
          {block.rows.map((row) => (
            <ScaleRow
              key={row.metric}
              name={metricLabel(row.metric, locale)}
              marks={[
                { value: valueOf(row.past), token: '--border-2', shape: 'square' },
                { value: valueOf(row.implied), token: '--text-1', shape: 'dot' },
                { value: valueOf(row.base), token: '--accent', shape: 'dot' },
              ]}
            >
              <Figure id={row.implied} change="never" className="font-semibold" />
              <span aria-hidden> · </span>
              <Figure id={row.base} change="never" className="font-semibold text-accent" />
              {row.past === null ? null : (
                <>
                  <span aria-hidden> · </span>
                  <Figure id={row.past} change="never" className="text-3" />
                </>
              )}
            </ScaleRow>
          ))}
        </div>
      )}
    </ChartFrame>
  );
}

export const implied: BlockLeaf<'implied'> = { kind: 'implied', place: 'half', View: ImpliedView };
