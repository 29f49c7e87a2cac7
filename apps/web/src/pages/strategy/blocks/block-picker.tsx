import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Expression } from '@plumbline/model/strategy-spec';
import { fields as dataFields } from '@plumbline/quant/catalogue/fields/registry';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { blockKind, type Accepts, type Block } from '@plumbline/quant/language/blocks';
import { newBlock } from '@plumbline/quant/language/edit-blocks';
import { useLocale } from '../../../lib/use-locale.ts';
import { Input } from '../../../ui/input.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useParameterName } from '../parameter-name.ts';
import { useBlockDesk } from './block-context.ts';

export interface BlockPickerProps {
  readonly accepts: Accepts;
  /** Only blocks that can stand around another. */
  readonly isAround: boolean;
  readonly onPick: (block: Block) => void;
  readonly onClose: () => void;
}

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly group: 'values' | 'joins' | 'indicators' | 'data';
  readonly block: Block;
}

const joins: readonly Expression['op'][] = [
  'above',
  'below',
  'atLeast',
  'atMost',
  'crossesAbove',
  'crossesBelow',
  'and',
  'or',
  'not',
  'lasting',
  'add',
  'subtract',
  'multiply',
  'divide',
  'min',
  'max',
  'absolute',
  'negate',
  'log',
  'ago',
  'other',
  'score',
  'percentile',
  'learned',
];
const groups = ['joins', 'values', 'indicators', 'data'] as const;

/** The blocks that may stand in a slot, searched by name. */
export function BlockPicker({ accepts, isAround, onPick, onClose }: BlockPickerProps) {
  const { t } = useTranslation('strategy');
  const parameterName = useParameterName();
  const locale = useLocale();
  const { parameters } = useBlockDesk();
  const [text, setText] = useState('');
  const choices = useMemo((): readonly Choice[] => {
    const all: readonly Choice[] = [
      ...joins.map((op) => ({ key: op, label: t(`block.${op}`), group: 'joins' as const, block: newBlock(op) })),
      { key: 'price', label: t('block.price'), group: 'values', block: newBlock('price', { field: 'close' }) },
      { key: 'constant', label: t('block.constant'), group: 'values', block: newBlock('constant', { value: 0 }) },
      ...parameters.map(({ key }) => ({
        key: `parameter ${key}`,
        label: t('blocks.settingOf', { name: parameterName(key) }),
        group: 'values' as const,
        block: newBlock('parameter', { key }),
      })),
      {
        key: 'position',
        label: t('block.position'),
        group: 'values',
        block: newBlock('position', { field: 'profit' }),
      },
      {
        key: 'calendar',
        label: t('block.calendar'),
        group: 'values',
        block: newBlock('calendar', { field: 'dayOfWeek' }),
      },
      {
        key: 'monthStart',
        label: t('blocks.monthStart'),
        group: 'values',
        block: newBlock('calendar', { field: 'isMonthStart' }),
      },
      ...indicators.map(({ id, title, params, outputs, banned }) => {
        const output = outputs.find(({ name }) => banned?.includes(name) !== true)?.name;
        const fields = {
          id,
          ...(params.length === 0
            ? {}
            : { parameters: Object.fromEntries(params.map((param) => [param.name, param.default])) }),
          ...(outputs.length < 2 || output === undefined ? {} : { output }),
        };
        return { key: id, label: title[locale], group: 'indicators' as const, block: newBlock('indicator', fields) };
      }),
      ...dataFields.map(({ name, title }) => ({
        key: name,
        label: title[locale],
        group: 'data' as const,
        block: newBlock('series', { name }),
      })),
    ];
    return all.filter(({ block }) => {
      if (isAround && !block.slots.some((slot) => slot.block === null)) return false;
      const kind = blockKind(block);
      return accepts === 'any' || kind === null || kind === accepts;
    });
  }, [accepts, isAround, locale, parameters, parameterName, t]);
  const wanted = text.trim().toLowerCase();
  const shown = choices.filter(
    ({ label, key }) => label.toLowerCase().includes(wanted) || key.toLowerCase().includes(wanted),
  );
  return (
    <Modal
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t(`blocks.pick_${accepts}`)}
      testId="block-picker"
    >
      <Input
        autoFocus
        type="search"
        aria-label={t('blocks.search')}
        placeholder={t('blocks.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 h-[min(420px,50dvh)] overflow-y-auto">
        {groups.map((group) => {
          const listed = shown.filter((choice) => choice.group === group);
          return listed.length === 0 ? null : (
            <section key={group} aria-label={t(`blocks.group_${group}`)} className="mb-3">
              <h3 className="mb-1.5 text-caption font-medium text-3">{t(`blocks.group_${group}`)}</h3>
              <ul className="flex flex-wrap gap-1.5">
                {listed.map(({ key, label, block }) => (
                  <li key={key}>
                    <button
                      type="button"
                      data-choice={key}
                      onClick={() => onPick(block)}
                      className="min-h-8 rounded-chip border border-line bg-1 px-2.5 text-ui font-normal hover:bg-2 pointer-coarse:min-h-11"
                    >
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {shown.length === 0 ? <p className="text-ui font-normal text-2">{t('blocks.nothing')}</p> : null}
      </div>
    </Modal>
  );
}
