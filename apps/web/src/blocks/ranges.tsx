import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { FootballField } from '../charts/football-field.tsx';
import { LegendItem } from '../charts/legend.tsx';
import { useFormat } from '../lib/format.ts';
import { Figure } from './figure/figure.tsx';
import { FigureMark } from './figure/figure-mark.tsx';
import { FoldButton, Folded } from './fold/fold.tsx';
import { useReport } from './figure/report-context.ts';
import { MethodWeights, MiddleFigure } from './method-weights.tsx';
import { ModifiedMark } from './lab/modified-mark.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';

/** Value and weight of each method. */
const part = 'weights';

function RangesView({ block, title }: BlockProps<'ranges'>) {
  const { t } = useTranslation('research');
  const { book, locale, simulated } = useReport();
  const { figure } = useFormat();
  const valueOf = (id: string): number | null => book.fact(id)?.value ?? null;
  const price = book.fact(block.price);
  const own = t('ranges.title');
  // The 52-week range stands beside the methods and is none.
  const methods = block.rows.filter(({ weight }) => weight === undefined || valueOf(weight) !== null);
  const middle = methods.filter((row) => (valueOf(row.mid) ?? 0) > (price?.value ?? Number.POSITIVE_INFINITY));
  return (
    <ChartFrame
      title={title ?? own}
      level={title === undefined ? 3 : 2}
      caption={t('ranges.methods', { count: methods.length })}
      summary={t('ranges.summary', {
        count: methods.length,
        above: middle.length,
        price: price === undefined ? '—' : figure(price),
      })}
      height={Math.max(96, 42 + block.rows.length * 36)}
      simulated={simulated}
      actions={<ModifiedMark block={block} />}
      fileName="valuation-ranges"
      legend={
        <>
          <LegendItem mark="line" token="--text-1">
            {t('ranges.price')} <Figure id={block.price} />
          </LegendItem>
          <LegendItem mark="square" token="--accent">
            {t('ranges.mid')}
          </LegendItem>
          {block.blend === undefined ? null : (
            <LegendItem mark="dash" token="--accent">
              {t('ranges.blended')} <Figure id={block.blend.value} />
            </LegendItem>
          )}
        </>
      }
      table={() => ({
        head: [t('ranges.method'), t('ranges.weight'), t('ranges.low'), t('ranges.mid'), t('ranges.high')],
        rows: block.rows.map((row) => ({
          key: row.mid,
          cells: [
            row.label[locale],
            row.weight === undefined ? '—' : <Figure key="weight" id={row.weight} />,
            <Figure key="low" id={row.low} full />,
            <MiddleFigure key="mid" id={row.mid} price={block.price} full decimals={block.blend?.decimals} />,
            <Figure key="high" id={row.high} full />,
          ],
          values: [
            row.label[locale],
            row.weight === undefined ? null : valueOf(row.weight),
            ...[row.low, row.mid, row.high].map(valueOf),
          ],
        })),
      })}
    >
      {({ describedBy, height }) => (
        <>
          <FootballField
            label={own}
            describedBy={describedBy}
            height={height}
            price={price?.value ?? null}
            blended={block.blend === undefined ? null : valueOf(block.blend.value)}
            rows={block.rows.map((row) => ({
              key: row.mid,
              name: row.label[locale],
              low: valueOf(row.low),
              mid: row.mid === block.price ? null : valueOf(row.mid),
              high: valueOf(row.high),
              lowId: row.low,
              highId: row.high,
            }))}
            renderFigure={(id, x, y, anchor) => <FigureMark id={id} x={x} y={y} anchor={anchor} />}
          />
          <Folded part={part}>
            <MethodWeights block={block} />
          </Folded>
          <FoldButton part={part} label={t('ranges.weights')} />
        </>
      )}
    </ChartFrame>
  );
}

export const ranges: BlockLeaf<'ranges'> = { kind: 'ranges', place: 'card', View: RangesView };
