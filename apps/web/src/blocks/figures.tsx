import { Figure } from './figure/figure.tsx';
import { useReport } from './figure/report-context.ts';
import { useFigureLabel } from './figure/use-figure-label.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

function FiguresView({ block }: BlockProps<'figures'>) {
  const { book, asOf } = useReport();
  const labelOf = useFigureLabel();
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,136px),1fr))] gap-x-6 gap-y-4 max-sm:grid-cols-2 max-sm:gap-x-4">
      {block.facts.map((id) => {
        const fact = book.fact(id);
        return (
          <div key={id} className="min-w-0">
            <dt className="text-caption font-medium text-3">{fact === undefined ? id : labelOf(fact, asOf)}</dt>
            <dd className="mt-0.5 text-metric">
              <Figure id={id} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export const figures: BlockLeaf<'figures'> = { kind: 'figures', place: 'flow', View: FiguresView };
