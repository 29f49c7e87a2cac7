import { useTranslation } from 'react-i18next';
import type { LocalText } from '@plumbline/model/locale';
import { Absent, Figure } from '../../blocks/figure/figure.tsx';
import { metricLabel } from '../../blocks/figure/metric-label.ts';
import { useLocale } from '../../lib/use-locale.ts';

export interface FigureTableProps {
  /** Instruments or periods. */
  readonly columns: readonly LocalText[];
  readonly rows: readonly { readonly metric: string; readonly cells: readonly (string | null)[] }[];
}

const cell = 'border-b border-line px-3 py-2 first:ps-(--card-padding) last:pe-(--card-padding)';

/** Metrics against instruments or periods; it scrolls inside its own frame. */
export function FigureTable({ columns, rows }: FigureTableProps) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={t('table.label')}
      className="overflow-x-auto rounded-card border border-line bg-1"
    >
      <table className="num w-full border-collapse text-ui font-normal">
        <thead>
          <tr>
            <th scope="col" className={`${cell} sticky start-0 z-[1] bg-1`}>
              <span className="sr-only">{t('table.metric')}</span>
            </th>
            {columns.map((column) => (
              <th
                key={column.en}
                scope="col"
                className={`${cell} text-end text-caption font-medium whitespace-nowrap text-3`}
              >
                {column[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {rows.map(({ metric, cells }) => (
            <tr key={metric}>
              <th scope="row" className={`${cell} sticky start-0 z-[1] min-w-28 bg-1 text-start font-normal text-2`}>
                {metricLabel(metric, locale)}
              </th>
              {cells.map((id, at) => (
                <td key={columns[at]?.en ?? at} className={`${cell} text-end whitespace-nowrap`}>
                  {id === null ? <Absent /> : <Figure id={id} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
