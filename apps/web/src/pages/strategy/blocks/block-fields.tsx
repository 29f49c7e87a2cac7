import { useTranslation } from 'react-i18next';
import {
  calendarFields,
  learningMethods,
  positionFields,
  priceFields,
  type Amount,
} from '@plumbline/model/strategy-spec';
import { fields as dataFields } from '@plumbline/quant/catalogue/fields/registry';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import type { Block } from '@plumbline/quant/language/blocks';
import { setField, type BlockAddress } from '@plumbline/quant/language/edit-blocks';
import { useLocale } from '../../../lib/use-locale.ts';
import { Input } from '../../../ui/input.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useParameterName } from '../parameter-name.ts';
import { useBlockDesk } from './block-context.ts';
import { leafWords } from './block-words.ts';

export interface BlockFieldsProps {
  readonly address: BlockAddress;
  readonly block: Block;
}

const fixed = 'fixed';

function isAmount(value: unknown): value is Amount {
  return typeof value === 'number' || (typeof value === 'object' && value !== null && 'parameter' in value);
}

interface AmountFieldProps {
  readonly label: string;
  readonly value: Amount;
  readonly step?: number;
  readonly onChange: (value: Amount) => void;
}

/** A number, or one of the strategy's settings in its place. */
function AmountField({ label, value, step = 1, onChange }: AmountFieldProps) {
  const { t } = useTranslation('strategy');
  const parameterName = useParameterName();
  const { parameters } = useBlockDesk();
  const key = typeof value === 'number' ? fixed : value.parameter;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <span className="text-caption text-3">{label}</span>
      {typeof value === 'number' ? (
        <span className="w-36">
          <NumberField
            hideLabel
            label={label}
            value={value}
            step={step}
            onChange={(next) => (next === null ? undefined : onChange(next))}
          />
        </span>
      ) : null}
      {parameters.length === 0 && key === fixed ? null : (
        <Select
          label={t('blocks.amountOf', { name: label })}
          value={key}
          className="min-w-24"
          onChange={(next) =>
            onChange(next === fixed ? (parameters.find((one) => one.key === key)?.value ?? 1) : { parameter: next })
          }
          options={[
            { value: fixed, label: t('blocks.fixed') },
            ...parameters.map((one) => ({ value: one.key, label: parameterName(one.key) })),
          ]}
        />
      )}
    </span>
  );
}

/** The settings of a block itself: which price, which indicator over how many bars, which number. */
export function BlockFields({ address, block }: BlockFieldsProps) {
  const { t } = useTranslation('strategy');
  const parameterName = useParameterName();
  const locale = useLocale();
  const { tree, apply, parameters, bar } = useBlockDesk();
  const { op, fields } = block;
  const set = (name: string, value: unknown): void => apply(setField(tree, address, name, value));
  const pick = (name: string, label: string, options: readonly string[], print: (value: string) => string) => (
    <Select
      label={label}
      value={String(fields[name] ?? options[0])}
      onChange={(next) => set(name, next)}
      options={options.map((value) => ({ value, label: print(value) }))}
    />
  );
  // The writer says each choice as the sentence would.
  const inWords =
    (choice: 'price' | 'position' | 'calendar') =>
    (field: string): string =>
      leafWords({ op: choice, fields: { field }, slots: [] }, { parameters: [...parameters], bar }, locale) ?? field;
  const amount = (name: string, label: string) => {
    const value = fields[name];
    return <AmountField label={label} value={isAmount(value) ? value : 1} onChange={(next) => set(name, next)} />;
  };
  switch (op) {
    case 'constant':
      return (
        <span className="w-40">
          <NumberField
            hideLabel
            label={t('blocks.number')}
            value={Number(fields['value'] ?? 0)}
            step={0.01}
            onChange={(next) => set('value', next ?? 0)}
          />
        </span>
      );
    case 'parameter':
      return pick(
        'key',
        t('blocks.setting'),
        parameters.map(({ key }) => key),
        parameterName,
      );
    case 'price':
      return pick('field', t('blocks.price'), priceFields, inWords('price'));
    case 'position':
      return pick('field', t('blocks.position'), positionFields, inWords('position'));
    case 'calendar':
      return pick('field', t('blocks.calendar'), calendarFields, inWords('calendar'));
    case 'series':
      return pick(
        'name',
        t('blocks.data'),
        dataFields.map(({ name }) => name),
        (name) => dataFields.find((one) => one.name === name)?.title[locale] ?? name,
      );
    case 'ago':
    case 'lasting':
      return amount('bars', t('blocks.bars'));
    case 'other':
      return (
        <Input
          className="w-40"
          aria-label={t('blocks.instrument')}
          placeholder={t('blocks.partner')}
          value={String(fields['instrument'] ?? '')}
          onChange={(event) => set('instrument', event.target.value.trim() === '' ? null : event.target.value.trim())}
        />
      );
    case 'score':
    case 'percentile':
      return pick('within', t('blocks.within'), ['universe', 'sector'], (value) => t(`blocks.within_${value}`));
    case 'learned':
      return (
        <>
          {pick('method', t('blocks.method'), learningMethods, (value) => t(`blocks.method_${value}`))}
          {amount('horizon', t('blocks.horizon'))}
          {amount('memory', t('blocks.memory'))}
        </>
      );
    case 'indicator':
      return <IndicatorFields address={address} block={block} />;
    default:
      return null;
  }
}

function IndicatorFields({ address, block: { fields } }: BlockFieldsProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const { tree, apply } = useBlockDesk();
  const indicator = indicators.find(({ id }) => id === fields['id']);
  const given = fields['parameters'];
  const values: Readonly<Record<string, unknown>> = typeof given === 'object' && given !== null ? { ...given } : {};
  const outputs = (indicator?.outputs ?? []).filter(({ name }) => indicator?.banned?.includes(name) !== true);
  const set = (name: string, value: unknown): void => apply(setField(tree, address, name, value));
  return (
    <>
      {(indicator?.params ?? []).map((param) => {
        const value = values[param.name];
        return (
          <AmountField
            key={param.name}
            label={param.label[locale]}
            step={param.step}
            value={isAmount(value) ? value : param.default}
            onChange={(next) => set('parameters', { ...values, [param.name]: next })}
          />
        );
      })}
      {outputs.length < 2 ? null : (
        <Select
          label={t('blocks.output')}
          value={String(fields['output'] ?? outputs[0]?.name)}
          className="min-w-24"
          onChange={(next) => set('output', next)}
          options={outputs.map(({ name, label }) => ({ value: name, label: label?.[locale] ?? name }))}
        />
      )}
    </>
  );
}

/** What an indicator is called. */
export function indicatorTitle(block: Block, locale: 'en' | 'zh-CN' | 'zh-HK'): string | null {
  return indicators.find(({ id }) => id === block.fields['id'])?.title[locale] ?? null;
}
