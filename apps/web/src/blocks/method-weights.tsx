import { useTranslation } from 'react-i18next';
import { Figure } from './figure/figure.tsx';
import { ShareField } from './lab/share-field.tsx';
import { metricLabel } from './figure/metric-label.ts';
import { useReport } from './figure/report-context.ts';
import { WeightedTable } from './weighted-table.tsx';
import type { BlockOf } from './block.ts';

export interface MiddleFigureProps {
  readonly id: string;
  /** Handle of the price: beside a range of prices stands the price, which is no middle of it. */
  readonly price: string;
  readonly decimals: number | undefined;
  readonly full?: boolean;
}

/** What stands between the ends of a range: the value of a method, or the price by its name. */
export function MiddleFigure({ id, price, decimals, ...look }: MiddleFigureProps) {
  const { t } = useTranslation('research');
  return (
    <>
      {id === price ? `${t('ranges.price')} ` : null}
      {/* Only what is weighted needs more digits than it is traded in. */}
      <Figure id={id} {...look} decimals={id === price ? undefined : decimals} />
    </>
  );
}

export interface MethodWeightsProps {
  readonly block: BlockOf<'ranges'>;
}

/** How the methods are weighted into one value: what is multiplied and added stands there digit by digit. */
export function MethodWeights({ block: { rows, blend, price } }: MethodWeightsProps) {
  const { t } = useTranslation('research');
  const { book, locale } = useReport();
  if (blend === undefined) return null;
  const weights = rows.flatMap(({ weight }) =>
    weight === undefined || book.fact(weight)?.value == null ? [] : [weight],
  );
  const weighted = rows.map(({ label, weight, mid }) => ({
    key: mid,
    cells: [
      label[locale],
      weight === undefined ? '—' : <ShareField key="weight" id={weight} all={weights} label={label[locale]} />,
      <MiddleFigure key="mid" id={mid} price={price} decimals={blend.decimals} />,
    ],
  }));
  const unused = blend.notUsed.map(({ label, weight }) => ({
    key: weight,
    cells: [label[locale], <Figure key="weight" id={weight} />, '—'],
  }));
  return (
    <WeightedTable
      className="-mx-(--card-padding) mt-2 border-t border-line"
      label={t('ranges.weights')}
      head={[t('ranges.method'), t('ranges.weight'), t('ranges.mid')]}
      rows={[...weighted, ...unused]}
      total={[
        metricLabel('blendedValue', locale),
        <Figure key="weights" id={blend.weights} />,
        <Figure key="value" id={blend.value} />,
      ]}
    />
  );
}
