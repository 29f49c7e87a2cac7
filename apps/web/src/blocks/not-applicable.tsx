import { Ban } from 'lucide-react';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

function NotApplicableView({ block }: BlockProps<'not-applicable'>) {
  const { locale } = useReport();
  return (
    <div className="flex gap-3 rounded-control bg-2 px-3.5 py-3">
      <Ban size={16} aria-hidden className="mt-0.5 text-3" />
      <div>
        <p className="text-ui font-semibold">{block.title[locale]}</p>
        <p className="mt-1 text-ui font-normal text-pretty text-2">{block.reason[locale]}</p>
      </div>
    </div>
  );
}

export const notApplicable: BlockLeaf<'not-applicable'> = {
  kind: 'not-applicable',
  place: 'flow',
  View: NotApplicableView,
};
