import { useTranslation } from 'react-i18next';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import { Figure } from './figure/figure.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import { ModifiedMark } from './lab/modified-mark.tsx';
import { ShareField } from './lab/share-field.tsx';
import { WeightedTable } from './weighted-table.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';

function ScenariosView({ block, title }: BlockProps<'scenarios'>) {
  const { rows, sum } = block;
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const Heading = title === undefined ? 'h3' : 'h2';
  const own = t('scenarios.title');
  const probabilities = rows.map(({ probability }) => probability);
  const assumed = rows[0]?.assumptions ?? [];
  const nameOf = (id: string): string => metricLabel(book.fact(id)?.metric ?? id, locale);
  return (
    <div data-card className="min-w-0 overflow-hidden rounded-card border border-line bg-1">
      <div className="flex min-h-[53px] flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-(--card-padding) py-2.5">
        <Heading className="text-h2">{title ?? own}</Heading>
        {simulated ? <SimulatedChip /> : null}
        <span className="text-caption text-3">{t('scenarios.caption')}</span>
        <ModifiedMark block={block} />
      </div>
      <WeightedTable
        label={own}
        head={[
          t('scenarios.case'),
          metricLabel('scenarioProbability', locale),
          ...assumed.map(nameOf),
          metricLabel('dcfTwoStage', locale),
          metricLabel('upside', locale),
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            row.label[locale],
            <ShareField key="probability" id={row.probability} all={probabilities} label={row.label[locale]} />,
            ...row.assumptions.map((id) => <Figure key={id} id={id} change="never" />),
            <Figure key="value" id={row.value} decimals={sum.decimals} />,
            <Figure key="upside" id={row.upside} />,
          ],
        }))}
        total={[
          metricLabel('probabilityWeightedValue', locale),
          <Figure key="weights" id={sum.weights} />,
          ...assumed.map(() => null),
          <Figure key="value" id={sum.value} />,
          <Figure key="upside" id={sum.upside} />,
        ]}
      />
    </div>
  );
}

export const scenarios: BlockLeaf<'scenarios'> = { kind: 'scenarios', place: 'card', View: ScenariosView };
