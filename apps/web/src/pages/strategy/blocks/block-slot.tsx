import { GripVertical, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '@plumbline/quant/language/blocks';
import { moveBlock, type BlockAddress } from '@plumbline/quant/language/edit-blocks';
import type { SpecProblem } from '@plumbline/quant/language/problem';
import { cx } from '../../../lib/cx.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { BlockFault } from './block-fault.tsx';
import { useBlockDesk } from './block-context.ts';
import { BlockFields, indicatorTitle } from './block-fields.tsx';
import { BlockMenu } from './block-menu.tsx';
import { pathBelow } from './block-words.ts';

export interface BlockSlotProps {
  readonly address: BlockAddress;
  /** As problems name it, such as `entry.long.left`. */
  readonly path: string;
  readonly slot: Slot;
}

/** Words that stand between two parts rather than before them. */
const between: ReadonlySet<string> = new Set([
  'and',
  'or',
  'add',
  'subtract',
  'multiply',
  'divide',
  'above',
  'atLeast',
  'below',
  'atMost',
  'equals',
  'crossesAbove',
  'crossesBelow',
]);

/** The problems of a block itself, those of its parts left to them. */
function ownProblems(problems: readonly SpecProblem[], path: string, slot: Slot): readonly SpecProblem[] {
  const { block } = slot;
  const below = block === null ? [] : block.slots.map((_, at) => pathBelow(path, block.slots, at));
  return problems.filter(
    (problem) =>
      (problem.path === path || problem.path.startsWith(`${path}.`)) &&
      !below.some((part) => problem.path === part || problem.path.startsWith(`${part}.`)),
  );
}

/** A slot with what stands in it, and all that stands in that. */
export function BlockSlot({ address, path, slot }: BlockSlotProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const { tree, problems, dragged, onDrag, apply, choose } = useBlockDesk();
  const { block } = slot;
  const own = ownProblems(problems, path, slot);
  const drop = {
    onDragOver: (event: React.DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (dragged !== null) apply(moveBlock(tree, dragged, address));
      onDrag(null);
    },
  };
  const faults = own.map((problem) => <BlockFault key={`${problem.path} ${problem.code}`} problem={problem} />);
  if (block === null) {
    return (
      <div {...drop} data-hole={path}>
        <button
          type="button"
          onClick={() => choose(address, 'replace')}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-dashed border-edge px-3 text-ui text-2 hover:bg-2 pointer-coarse:min-h-11"
        >
          <Plus size={14} aria-hidden />
          {t(`blocks.hole_${slot.accepts}`)}
        </button>
        {faults}
      </div>
    );
  }
  const isBetween = between.has(block.op);
  const word = t(`block.${block.op}`);
  const title = block.op === 'indicator' ? (indicatorTitle(block, locale) ?? word) : word;
  const hasErrors = own.some(({ severity }) => severity === 'error');
  return (
    <div
      {...drop}
      data-block={path}
      role="group"
      aria-label={title}
      className={cx(
        'min-w-0 rounded-control border bg-1 p-2',
        hasErrors ? 'border-danger' : slot.accepts === 'condition' ? 'border-line' : 'border-line bg-2',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <span
          draggable
          aria-hidden
          onDragStart={(event) => {
            event.stopPropagation();
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', path);
            onDrag(address);
          }}
          onDragEnd={() => onDrag(null)}
          className="cursor-grab text-3"
        >
          <GripVertical size={14} />
        </span>
        {isBetween ? null : <b className="text-ui font-semibold">{title}</b>}
        <BlockFields address={address} block={block} />
        <span className={isBetween ? 'text-caption text-3' : 'sr-only'}>
          {isBetween ? t('blocks.joined', { word }) : ''}
        </span>
        <span className="ms-auto">
          <BlockMenu address={address} slot={slot} title={title} />
        </span>
      </div>
      {block.slots.length === 0 ? null : (
        <ol className="mt-2 flex flex-col gap-1.5 ps-3">
          {block.slots.map((part, at) => (
            <li key={at} className="min-w-0">
              {isBetween && at > 0 ? (
                <span className="mb-1.5 inline-block rounded-chip bg-accent-wash px-2 py-0.5 text-caption font-medium text-accent">
                  {word}
                </span>
              ) : null}
              <BlockSlot address={[...address, at]} path={pathBelow(path, block.slots, at)} slot={part} />
            </li>
          ))}
        </ol>
      )}
      {faults}
    </div>
  );
}
