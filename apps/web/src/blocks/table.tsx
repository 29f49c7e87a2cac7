import { useTranslation } from 'react-i18next';
import { periodLabel } from '@plumbline/model/period-label';
import { TableMenu } from '../charts/chart-menu.tsx';
import type { ChartTable } from '../charts/chart-table.tsx';
import { cx } from '../lib/cx.ts';
import { useDates } from '../lib/use-dates.ts';
import { Chip } from '../ui/chip.tsx';
import { Sideways, stickyHead } from '../ui/sideways.tsx';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import { Absent, Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

const edge =
  'border-b border-line py-[9px] first:ps-(--card-padding) last:pe-(--card-padding) print:py-1 print:first:ps-3 print:last:pe-3';

/** From this many columns on they stand closer, so that ten years fit beside the rail. */
const manyColumns = 9;

function TableView({ block, title }: BlockProps<'table'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const { datesIn } = useDates();
  const isWide = block.columns.length >= manyColumns;
  // On paper nothing scrolls: eleven columns must fit the width of a page.
  const cell = cx(
    edge,
    isWide ? 'px-[5px] print:px-1 print:text-[9px] print:leading-3' : 'px-3 print:text-[11px] print:leading-4',
  );
  // A trailing column carries the day it ends on.
  const columnName = (column: string): string => datesIn(periodLabel(column, locale));
  const own = block.title[locale];
  const written = (): ChartTable => ({
    head: [t('table.metric'), ...block.columns.map(columnName)],
    rows: block.rows.map(({ metric, cells }) => {
      const name = metricLabel(metric, locale);
      const facts = cells.map((id) => (id === null ? undefined : book.fact(id)));
      return { key: metric, cells: [], values: [name, ...facts.map((fact) => fact?.value ?? null)] };
    }),
  });
  const Heading = title === undefined ? 'h3' : 'h2';
  return (
    <div data-card className="min-w-0 overflow-clip rounded-card border border-line bg-1">
      <div className="flex min-h-[53px] flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-(--card-padding) py-2.5">
        <Heading className="text-h2">{title ?? own}</Heading>
        {title === undefined || title === own ? null : <span className="text-caption text-3">{own}</span>}
        {simulated ? <SimulatedChip /> : null}
        <span className="flex-1" />
        {block.group === 'single' ? null : <Chip>{t(`table.${block.group}`)}</Chip>}
        <TableMenu
          title={own}
          fileName={block.title.en.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}
          simulated={simulated}
          table={written}
        />
      </div>
      {/* The newest period stands at the right. */}
      <Sideways role="group" label={own} startsAtEnd={block.group !== 'single'}>
        <table
          className={cx(
            'num w-full border-separate border-spacing-0 font-normal',
            isWide ? 'text-caption @max-3xl:text-ui' : 'text-ui',
          )}
        >
          <thead>
            <tr>
              <th
                scope="col"
                className={cx(cell, stickyHead, 'sticky start-0 z-[1] bg-1 text-start text-caption font-medium text-3')}
              >
                <span className="sr-only">{t('table.metric')}</span>
              </th>
              {block.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={cx(cell, stickyHead, 'bg-1 text-end text-caption font-medium whitespace-nowrap text-3')}
                >
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>*]:border-b-0">
            {block.rows.map((row, index) => (
              <tr key={`${row.metric}${index}`}>
                <th
                  scope="row"
                  className={`${cell} sticky start-0 z-[1] min-w-[104px] print:min-w-0 bg-1 text-start font-normal text-2 max-sm:max-w-[150px]`}
                >
                  {metricLabel(row.metric, locale)}
                </th>
                {row.cells.map((id, at) => (
                  <td key={block.columns[at] ?? at} className={cx(cell, 'text-end whitespace-nowrap')}>
                    {id === null ? <Absent /> : <Figure id={id} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </div>
  );
}

export const table: BlockLeaf<'table'> = { kind: 'table', place: 'card', View: TableView };
