import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { fields } from '@plumbline/quant/catalogue/fields/registry';
import { describe, readDescription } from '@plumbline/quant/language/describe';
import { formatCode, parseCode } from '@plumbline/quant/language/code-view';
import { useLocale } from '../../lib/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { BlocksView } from './blocks/blocks-view.tsx';
import { ChangeBox } from './change-box.tsx';
import { TextLogic } from './text-logic.tsx';

export interface LogicTabProps {
  readonly id: string;
  readonly spec: StrategySpec;
  readonly isBusy: boolean;
  readonly onSave: (spec: StrategySpec, onSaved?: () => void, note?: string) => void;
}

/** The data columns that exist: a name beyond them is a fault, not an empty column. */
const series: ReadonlySet<string> = new Set(fields.map(({ name }) => name));

const views = ['plain', 'blocks', 'code'] as const;
type View = (typeof views)[number];

/** The rules of a strategy in the words the reader likes best; every view is complete, and each can be edited. */
export function LogicTab({ id, spec, isBusy, onSave }: LogicTabProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const [view, setView] = useState<View>('plain');
  return (
    <Card
      title={t('logic.title')}
      actions={
        <SegmentedControl
          label={t('logic.view')}
          value={view}
          onChange={setView}
          segments={views.map((value) => ({ value, label: t(`logic.${value}`) }))}
        />
      }
    >
      {view === 'plain' ? (
        <>
          <ChangeBox spec={spec} isBusy={isBusy} onSave={onSave} />
          <TextLogic
            key={`plain ${locale} ${JSON.stringify(spec)}`}
            draftKey={`${id}.plain.${locale}`}
            label={t('logic.plain')}
            original={describe(spec, locale)}
            read={(text) => readDescription(text, locale, series)}
            name={spec.name}
            isBusy={isBusy}
            onSave={onSave}
          />
        </>
      ) : view === 'blocks' ? (
        <BlocksView key={JSON.stringify(spec)} id={id} spec={spec} series={series} isBusy={isBusy} onSave={onSave} />
      ) : (
        <TextLogic
          key="code"
          draftKey={`${id}.code`}
          label={t('logic.code')}
          original={formatCode(spec)}
          read={(text) => parseCode(text, series)}
          name={spec.name}
          format={formatCode}
          isBusy={isBusy}
          onSave={onSave}
        />
      )}
    </Card>
  );
}
