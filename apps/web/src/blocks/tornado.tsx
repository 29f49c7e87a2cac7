import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { LegendItem } from '../charts/legend.tsx';
import { formatFact } from '@plumbline/model/format';
import { TornadoChart } from '../charts/tornado-chart.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';
import { Figure } from './figure/figure.tsx';
import { FigureMark } from './figure/figure-mark.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import { ModifiedMark } from './lab/modified-mark.tsx';

function TornadoView({ block, title }: BlockProps<'tornado'>) {
  const { t } = useTranslation('lab');
  const { book, locale, simulated } = useReport();
  const valueOf = (id: string): number | null => book.fact(id)?.value ?? null;
  const base = valueOf(block.base);
  const rows = block.rows.flatMap((row) => {
    const [low, high] = [valueOf(row.low), valueOf(row.high)];
    if (low === null || high === null) return [];
    const name = metricLabel(row.metric, locale);
    const to = book.fact(row.to);
    const toLength = to === undefined ? 0 : formatFact(to, locale).length;
    return [
      { key: row.metric, name, fromId: row.from, toId: row.to, toLength, lowId: row.low, highId: row.high, low, high },
    ];
  });
  const own = t('tornado.title');
  return (
    <ChartFrame
      title={title ?? own}
      level={title === undefined ? 3 : 2}
      summary={t('tornado.summary', { name: rows[0]?.name ?? '', count: rows.length })}
      state={base === null || rows.length === 0 ? { kind: 'empty', why: t('tornado.none') } : { kind: 'ready' }}
      height={190}
      simulated={simulated}
      fileName="value-tornado"
      actions={<ModifiedMark block={block} />}
      legend={
        <>
          <LegendItem mark="dash" token="--accent">
            {t('base')} <Figure id={block.base} />
          </LegendItem>
          <LegendItem mark="line" token="--text-1">
            {t('price')} <Figure id={block.price} />
          </LegendItem>
        </>
      }
      table={() => ({
        head: [t('tornado.assumption'), t('tornado.from'), t('tornado.value'), t('tornado.to'), t('tornado.value')],
        rows: rows.map((row) => {
          const ids = [row.fromId, row.lowId, row.toId, row.highId];
          return {
            key: row.key,
            cells: [row.name, ...ids.map((id) => <Figure key={id} id={id} change="never" />)],
            values: [row.name, ...ids.map(valueOf)],
          };
        }),
      })}
      footer={t('tornado.note')}
    >
      {({ describedBy }) => (
        <TornadoChart
          label={own}
          describedBy={describedBy}
          rows={rows}
          base={base ?? 0}
          price={valueOf(block.price)}
          renderFigure={(id, x, y, anchor) => <FigureMark id={id} x={x} y={y} anchor={anchor} />}
        />
      )}
    </ChartFrame>
  );
}

export const tornado: BlockLeaf<'tornado'> = { kind: 'tornado', place: 'half', View: TornadoView };
