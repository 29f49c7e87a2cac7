import { useTranslation } from 'react-i18next';
import { colonGap } from '../lib/colon-gap.ts';
import { SimulatedChip } from '../ui/simulated-chip.tsx';
import type { BlockLeaf, BlockProps } from './block.ts';
import { Figure } from './figure/figure.tsx';
import { useReport } from './figure/report-context.ts';
import { ModifiedMark } from './lab/modified-mark.tsx';

function ModelsView({ block, title }: BlockProps<'models'>) {
  const { t } = useTranslation('lab');
  const { book, locale, simulated } = useReport();
  const Heading = title === undefined ? 'h3' : 'h2';
  const name = title ?? block.title[locale];
  return (
    <div data-card className="min-w-0 overflow-hidden rounded-card border border-line bg-1">
      <div className="flex min-h-[53px] flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-(--card-padding) py-2.5">
        <Heading className="text-h2">{name}</Heading>
        {simulated ? <SimulatedChip /> : null}
        <ModifiedMark block={block} />
      </div>
      <dl aria-label={t('models', { name })} className="divide-y divide-line">
        {block.rows.map(({ label, fact, note }) => {
          const found = book.fact(fact);
          const why = found?.value === null ? found.why?.[locale] : undefined;
          return (
            <div
              key={fact}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-(--card-padding) py-2.5"
            >
              <dt className="text-ui">{label[locale]}</dt>
              <dd className="num text-end text-ui font-semibold">
                <Figure id={fact} />
              </dd>
              {why === undefined && note === undefined ? null : (
                <dd className="col-span-2 max-w-[76ch] text-caption text-pretty text-3">
                  {why === undefined ? note?.[locale] : `${t('none')}${colonGap(locale)}${why}`}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}

export const models: BlockLeaf<'models'> = { kind: 'models', place: 'card', View: ModelsView };
