import { TextParts } from './figure/text-parts.tsx';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

function TextView({ block }: BlockProps<'text'>) {
  const { locale } = useReport();
  return (
    <p className="max-w-[92ch] text-body leading-[calc(22px+var(--cjk))] text-pretty text-1">
      <TextParts parts={block.parts[locale]} />
    </p>
  );
}

export const text: BlockLeaf<'text'> = { kind: 'text', place: 'flow', View: TextView };
