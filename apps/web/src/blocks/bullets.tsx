import { TextParts } from './figure/text-parts.tsx';
import { useReport } from './figure/report-context.ts';
import type { BlockLeaf, BlockProps } from './block.ts';

function BulletsView({ block }: BlockProps<'bullets'>) {
  const { locale } = useReport();
  return (
    <ul className="flex max-w-[92ch] flex-col gap-[9px]">
      {block.items.map((item, index) => (
        <li
          key={index}
          className="relative ps-4 text-body leading-[calc(22px+var(--cjk))] text-pretty before:absolute before:start-0.5 before:top-[calc(9px+var(--cjk)/2)] before:size-[5px] before:rounded-full before:bg-series-1 before:content-['']"
        >
          <TextParts parts={item[locale]} />
        </li>
      ))}
    </ul>
  );
}

export const bullets: BlockLeaf<'bullets'> = { kind: 'bullets', place: 'flow', View: BulletsView };
