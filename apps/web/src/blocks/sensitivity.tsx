import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { SensitivityGrid } from '../charts/sensitivity-grid.tsx';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import { ModifiedMark } from './lab/modified-mark.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';

/** From this price on, amounts of the grid are printed without digits after the point, which it has no room for. */
const wide = 1000;

function SensitivityView({ block, title }: BlockProps<'sensitivity'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const valueOf = (id: string | undefined): number | null => (id === undefined ? null : (book.fact(id)?.value ?? null));
  const rowName = metricLabel(block.rowMetric, locale);
  const columnName = metricLabel(block.columnMetric, locale);
  const price = valueOf(block.price);
  const all = block.cells.flat().map(valueOf);
  const above = price === null ? 0 : all.filter((value) => value !== null && value > price).length;
  const own = t('sensitivity.title');
  return (
    <ChartFrame
      title={title ?? own}
      level={title === undefined ? 3 : 2}
      caption={`${rowName} × ${columnName}`}
      summary={t('sensitivity.summary', { row: rowName, column: columnName, above, count: all.length })}
      height={200}
      simulated={simulated}
      actions={<ModifiedMark block={block} />}
      fileName="sensitivity"
      table={() => ({
        head: [`${rowName} / ${columnName}`, ...block.columns.map((id) => String(valueOf(id) ?? ''))],
        rows: block.rows.map((row, i) => ({
          key: row,
          cells: [
            <Figure key="row" id={row} />,
            ...(block.cells[i] ?? []).map((id) => <Figure key={id} id={id} full />),
          ],
          values: [valueOf(row), ...(block.cells[i] ?? []).map(valueOf)],
        })),
      })}
      footer={
        <>
          {t('sensitivity.note')} <Figure id={block.price} />
        </>
      }
    >
      {({ describedBy }) => (
        <SensitivityGrid
          label={own}
          describedBy={describedBy}
          corner={`${rowName} × ${columnName}`}
          rows={block.rows}
          columns={block.columns}
          cells={block.cells}
          base={block.base}
          price={price}
          valueOf={valueOf}
          renderFigure={(id, place) => (
            <Figure
              id={id}
              change="never"
              decimals={place === 'cell' && price !== null && price >= wide ? 0 : undefined}
              className={place === 'cell' ? 'px-0.5' : 'text-caption text-3'}
            />
          )}
        />
      )}
    </ChartFrame>
  );
}

export const sensitivity: BlockLeaf<'sensitivity'> = { kind: 'sensitivity', place: 'beside', View: SensitivityView };
