import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ScreenAnswer } from '@plumbline/contract/discover';
import { missingMark } from '@plumbline/model/format';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { screenNumbers, screenSectors } from '@plumbline/quant/screen/screen-fields';
import { screenTests, type ScreenRule } from '@plumbline/quant/screen/screen-rule';
import { useLocale } from '../../lib/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { SpreadPicture } from './spread-picture.tsx';
import { plainNumber, thresholdUnit } from './threshold-unit.ts';

interface RuleRowProps {
  readonly rule: ScreenRule;
  readonly place: number;
  /** Null until the server has answered. */
  readonly step: ScreenAnswer['steps'][number] | null;
  readonly onChange: (rule: ScreenRule) => void;
  readonly onRemove: () => void;
}

const fields = ['sector', ...screenNumbers] as const;

/** One condition, editable in place, with what it lets through alone and what is left after it. */
export function RuleRow({ rule, place, step, onChange, onRemove }: RuleRowProps) {
  const { t } = useTranslation('discover');
  const locale = useLocale();
  const nameOf = (field: string): string => (field === 'sector' ? t('rule.sector') : labelOf(field)[locale]);
  const name = nameOf(rule.field);
  const toField = (field: (typeof fields)[number]): void => {
    const { join } = rule;
    if (field === 'sector') onChange({ join, field, test: 'is', value: 'financials' });
    else onChange({ join, field, test: 'gte', value: 0 });
  };
  return (
    <li
      data-rule={rule.field}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 border-t border-line px-4 py-2.5 lg:grid-cols-[88px_minmax(0,15rem)_96px_minmax(0,11rem)_minmax(0,1fr)_72px_72px_auto]"
    >
      {place === 0 ? (
        <span className="text-caption text-3">{t('rule.where')}</span>
      ) : (
        <Select
          label={t('rule.join', { place: place + 1 })}
          className="w-full min-w-0!"
          value={rule.join}
          onChange={(join) => onChange({ ...rule, join })}
          options={(['and', 'or'] as const).map((value) => ({ value, label: t(`rule.${value}`) }))}
        />
      )}
      <Select
        label={t('rule.field', { place: place + 1 })}
        className="w-full"
        value={rule.field}
        onChange={toField}
        options={fields.map((value) => ({ value, label: nameOf(value) }))}
      />
      {rule.field === 'sector' ? (
        <>
          <Select
            label={t('rule.test', { place: place + 1 })}
            className="w-full min-w-0!"
            value={rule.test}
            onChange={(test) => onChange({ ...rule, test })}
            options={(['is', 'not'] as const).map((value) => ({ value, label: t(`test.${value}`) }))}
          />
          <span className="col-span-2 min-w-0 lg:col-span-1">
            <Select
              label={t('rule.value', { name })}
              className="w-full"
              value={rule.value}
              onChange={(value) => onChange({ ...rule, value })}
              options={Object.entries(screenSectors).map(([value, label]) => ({ value, label: label[locale] }))}
            />
          </span>
        </>
      ) : (
        <NumberParts rule={rule} name={name} place={place} onChange={onChange} />
      )}
      <span className="hidden lg:block">
        {step !== null && <SpreadPicture spread={step.spread} rule={rule} label={t('rule.spread', { name })} />}
      </span>
      <span
        className="num hidden text-right text-ui text-2 lg:block"
        title={t('rule.known', { count: step?.known ?? 0 })}
      >
        {step?.alone ?? missingMark}
      </span>
      <b className="num hidden text-right text-ui font-semibold lg:block">{step?.left ?? missingMark}</b>
      <IconButton label={t('rule.remove', { name })} onClick={onRemove} icon={<X size={14} aria-hidden />} />
      {step !== null && (
        <span className="num col-span-3 text-caption text-3 lg:hidden">
          {t('rule.counts', { alone: step.alone, left: step.left })}
        </span>
      )}
    </li>
  );
}

type NumberRule = Exclude<ScreenRule, { readonly field: 'sector' }>;

function NumberParts(props: {
  readonly rule: NumberRule;
  readonly name: string;
  readonly place: number;
  readonly onChange: (rule: ScreenRule) => void;
}) {
  const { rule, name, place, onChange } = props;
  const { t } = useTranslation('discover');
  const locale = useLocale();
  const { scale, sign, step } = thresholdUnit(rule.field, locale, rule.currency);
  return (
    <>
      <Select
        label={t('rule.test', { place: place + 1 })}
        className="w-full min-w-0!"
        value={rule.test}
        onChange={(test) => onChange({ ...rule, test })}
        options={screenTests.map((value) => ({ value, label: t(`test.${value}`) }))}
      />
      <span className="col-span-2 min-w-0 lg:col-span-1">
        <NumberField
          hideLabel
          label={t('rule.value', { name })}
          value={plainNumber(rule.value / scale)}
          step={step}
          {...(sign === '' ? {} : { unit: sign })}
          onChange={(value) => {
            if (value !== null) onChange({ ...rule, value: plainNumber(value * scale) });
          }}
        />
      </span>
    </>
  );
}
