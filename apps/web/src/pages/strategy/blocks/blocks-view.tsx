import { Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { blockRoots, toBlocks, type BlockRoot } from '@plumbline/quant/language/blocks';
import { withPart } from '@plumbline/quant/language/check-spec';
import {
  insertBlock,
  openRoot,
  replaceBlock,
  slotAt,
  wrapBlock,
  type BlockAddress,
  type Edited,
} from '@plumbline/quant/language/edit-blocks';
import { parseStrategySpec } from '@plumbline/model/strategy-spec';
import { useLocale } from '../../../lib/use-locale.ts';
import { Button } from '../../../ui/button.tsx';
import { BlockFault } from './block-fault.tsx';
import { BlockDeskContext, type PickWay } from './block-context.ts';
import { BlockPicker } from './block-picker.tsx';
import { BlockSlot } from './block-slot.tsx';
import { useBlockDraft } from './use-block-draft.ts';

export interface BlocksViewProps {
  readonly id: string;
  readonly spec: StrategySpec;
  /** The data columns that exist. */
  readonly series: ReadonlySet<string>;
  readonly isBusy: boolean;
  readonly onSave: (spec: StrategySpec) => void;
}

/** Trees that any strategy may have; the others belong to what it already is. */
const free: readonly BlockRoot[] = ['entry.long', 'exit.long', 'entry.short', 'exit.short'];

/** The rules as blocks: dragged, or moved, wrapped, replaced and removed by their menus; what is wrong says so in its place. */
export function BlocksView({ id, spec, series, isBusy, onSave }: BlocksViewProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const draft = useBlockDraft(id, spec, series);
  const { tree, problems } = draft;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [dragged, setDragged] = useState<BlockAddress | null>(null);
  const [asked, setAsked] = useState<{ readonly address: BlockAddress; readonly way: PickWay } | null>(null);
  const apply = (edited: Edited): void => {
    if (edited.done) {
      setRefusal(null);
      draft.set(edited.tree);
    } else setRefusal(edited.why[locale]);
  };
  const slot = asked === null ? null : slotAt(tree, asked.address);
  const parts = slot?.block?.slots ?? [];
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const rooted = new Set<string>(blockRoots.filter((root) => tree.roots[root] !== null));
  const elsewhere = problems.filter(
    ({ path }) => ![...rooted].some((root) => path === root || path.startsWith(`${root}.`)),
  );
  const desk = {
    tree,
    parameters: spec.parameters,
    bar: spec.bar,
    problems,
    dragged,
    onDrag: setDragged,
    apply,
    mend: ({ fix }: (typeof problems)[number]) => {
      if (fix === undefined || draft.spec === null) return;
      draft.set(toBlocks(parseStrategySpec(withPart(draft.spec, fix.path, fix.value))));
    },
    choose: (address: BlockAddress, way: PickWay) => setAsked({ address, way }),
  };
  return (
    <BlockDeskContext value={desk}>
      <div data-testid="blocks" className="flex flex-col gap-4">
        {blockRoots.map((root) => {
          const held = tree.roots[root];
          if (held === null) return null;
          return (
            <section key={root} aria-label={t(`blocks.root.${root.replaceAll('.', '_')}`)}>
              <h3 className="mb-1.5 text-caption font-medium text-3">
                {t(`blocks.root.${root.replaceAll('.', '_')}`)}
              </h3>
              <BlockSlot address={[root]} path={root} slot={held} />
            </section>
          );
        })}
        <div className="flex flex-wrap gap-2">
          {free
            .filter((root) => tree.roots[root] === null)
            .map((root) => (
              <Button
                key={root}
                size="compact"
                icon={<Plus size={12} aria-hidden />}
                onClick={() => draft.set(openRoot(tree, root))}
              >
                {t(`blocks.root.${root.replaceAll('.', '_')}`)}
              </Button>
            ))}
        </div>
        <div aria-live="polite">
          {refusal === null ? null : <p className="text-ui font-normal text-danger">{refusal}</p>}
          {draft.spec === null ? <p className="text-ui font-normal text-2">{t('blocks.holes')}</p> : null}
          {elsewhere.map((problem) => (
            <BlockFault key={`${problem.path} ${problem.code}`} problem={problem} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="primary"
            disabled={!draft.isChanged || draft.spec === null || hasErrors}
            loading={isBusy}
            onClick={() => (draft.spec === null ? undefined : onSave(draft.spec))}
          >
            {t('logic.save')}
          </Button>
          <Button variant="ghost" disabled={!draft.canUndo} icon={<Undo2 size={14} aria-hidden />} onClick={draft.undo}>
            {t('blocks.undo')}
          </Button>
          <Button variant="ghost" disabled={!draft.isChanged} onClick={draft.reset}>
            {t('parameters.reset')}
          </Button>
        </div>
      </div>
      {asked === null || slot === null ? null : (
        <BlockPicker
          accepts={asked.way === 'add' ? (parts.find(({ name }) => name === 'args')?.accepts ?? 'any') : slot.accepts}
          isAround={asked.way === 'wrap'}
          onClose={() => setAsked(null)}
          onPick={(block) => {
            const { address, way } = asked;
            setAsked(null);
            if (way === 'replace') apply(replaceBlock(tree, address, block));
            else if (way === 'wrap') apply(wrapBlock(tree, address, block));
            else apply(insertBlock(tree, address, parts.length, block));
          }}
        />
      )}
    </BlockDeskContext>
  );
}
