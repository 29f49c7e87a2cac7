import { ArrowDown, ArrowUp, Ellipsis, ListPlus, Replace, SquareDashed, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '@plumbline/quant/language/blocks';
import { moveBlock, removeBlock, slotAt, type BlockAddress } from '@plumbline/quant/language/edit-blocks';
import { PlainIconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuItem } from '../../../ui/menu-popup.tsx';
import { useBlockDesk } from './block-context.ts';

export interface BlockMenuProps {
  readonly address: BlockAddress;
  readonly slot: Slot;
  readonly title: string;
}

/** Everything that dragging does, and more, without a mouse. */
export function BlockMenu({ address, slot, title }: BlockMenuProps) {
  const { t } = useTranslation('strategy');
  const { tree, apply, choose } = useBlockDesk();
  const [root, ...path] = address;
  const last = path.at(-1);
  const sibling = (step: -1 | 1): BlockAddress | null => {
    if (last === undefined) return null;
    const other: BlockAddress = [root, ...path.slice(0, -1), last + step];
    return last + step >= 0 && slotAt(tree, other) !== null ? other : null;
  };
  const [above, below] = [sibling(-1), sibling(1)];
  const isList = slot.block?.slots.some(({ name }) => name === 'args') === true;
  const icon = { size: 14, 'aria-hidden': true } as const;
  const items: readonly MenuItem[] = [
    {
      id: 'up',
      label: t('blocks.up'),
      icon: <ArrowUp {...icon} />,
      disabled: above === null,
      onSelect: () => (above === null ? undefined : apply(moveBlock(tree, address, above))),
    },
    {
      id: 'down',
      label: t('blocks.down'),
      icon: <ArrowDown {...icon} />,
      disabled: below === null,
      onSelect: () => (below === null ? undefined : apply(moveBlock(tree, address, below))),
    },
    {
      id: 'replace',
      label: t('blocks.replace'),
      icon: <Replace {...icon} />,
      onSelect: () => choose(address, 'replace'),
    },
    {
      id: 'wrap',
      label: t('blocks.wrap'),
      icon: <SquareDashed {...icon} />,
      onSelect: () => choose(address, 'wrap'),
    },
    ...(isList
      ? [
          {
            id: 'add',
            label: t('blocks.add'),
            icon: <ListPlus {...icon} />,
            onSelect: () => choose(address, 'add'),
          },
        ]
      : []),
    {
      id: 'remove',
      label: t('blocks.remove'),
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () => apply(removeBlock(tree, address)),
    },
  ];
  return (
    <Menu
      label={t('blocks.menu', { name: title })}
      trigger={
        <PlainIconButton
          label={t('blocks.menu', { name: title })}
          size="compact"
          icon={<Ellipsis size={14} aria-hidden />}
        />
      }
      items={items}
    />
  );
}
