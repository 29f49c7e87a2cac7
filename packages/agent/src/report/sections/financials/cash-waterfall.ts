import type { Block } from '@plumbline/model/report';
import type { FactBook } from '@plumbline/quant/facts/fact-book';
import type { Place } from '../../places.ts';
import { figureAt } from '../../places.ts';
import { companyTexts as texts } from '../../messages/company.ts';

type WaterfallRow = Extract<Block, { readonly kind: 'waterfall' }>['rows'][number];

/** A level of the statements and what leads to it from the one before, which is taken off or comes on top. */
interface Level {
  readonly metric: string;
  readonly step: string;
}

const levels: readonly Level[] = [
  { metric: 'grossProfit', step: 'salesToGross' },
  { metric: 'operatingIncome', step: 'grossToOperating' },
  { metric: 'netIncome', step: 'operatingToNet' },
  { metric: 'operatingCashFlow', step: 'netToCash' },
  { metric: 'freeCashFlow', step: 'cashToFree' },
];
/** Many filings state none; the costs of sales are then part of all costs. */
const dispensable = 'grossProfit';

/**
 * From revenue to free cash flow over one period: each level is the line of the statements, each step what lies between two of
 * them, so that the picture adds up whatever a company calls its costs. Empty where a level is not on record.
 */
export function cashWaterfall(book: FactBook, place: Place): readonly Block[] {
  const known = (metric: string): string | null => {
    const id = figureAt(book, place, metric);
    return id === null || book.get(id)?.value == null ? null : id;
  };
  const first = known('revenue');
  const found = levels.map((level) => ({ ...level, id: known(level.metric) }));
  if (first === null || found.some(({ id, metric }) => id === null && metric !== dispensable)) return [];
  const rows: WaterfallRow[] = [{ fact: first, isLevel: true }];
  let above = first;
  for (const { id, step } of found) {
    if (id === null) continue;
    const metric = step === 'grossToOperating' && above === first ? 'salesToOperating' : step;
    const difference = book.derived({
      id: `${metric}.${place.suffix}`,
      metric,
      expression: 'after - before',
      inputs: [
        { name: 'after', fact: id },
        { name: 'before', fact: above },
      ],
      ...(place.period === undefined ? {} : { period: place.period }),
    });
    // Two lines of different currencies have no difference.
    if (difference.value === null) return [];
    rows.push({ fact: difference.id, isLevel: false }, { fact: id, isLevel: true });
    above = id;
  }
  return [{ kind: 'waterfall', title: texts.waterfall, rows }];
}
