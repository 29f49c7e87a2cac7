import { memo, useId } from 'react';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '@plumbline/model/fact';
import type { Locale } from '@plumbline/model/locale';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { BlockOf } from '../block.ts';
import { Figure } from '../figure/figure.tsx';
import { metricLabel } from '../figure/metric-label.ts';
import { useReport } from '../figure/report-context.ts';
import type { Lab } from './lab-context.ts';
import { useLab } from './lab-context.ts';
import { unitScale } from './unit-scale.ts';

type Row = BlockOf<'assumptions'>['rows'][number];

/** What the reader watches while changing an assumption, as far as the report has it. */
const outcomes = ['dcfTwoStage', 'blendedValue', 'upside.blended', 'probabilityAbovePrice', 'impliedGrowth'];

export interface LabDrawerProps {
  readonly block: BlockOf<'assumptions'>;
}

/** All assumptions of a valuation, each with its reason, to be dragged or typed; the page follows at once. */
export function LabDrawer({ block }: LabDrawerProps) {
  const { t } = useTranslation('lab');
  const { book, locale } = useReport();
  const lab = useLab();
  if (lab === null) return null;
  // In the currency of the price where the statements have another.
  const shown = outcomes
    .map((id) => (book.fact(`${id}.traded`) === undefined ? id : `${id}.traded`))
    .filter((id) => book.fact(id) !== undefined);
  return (
    <Drawer
      open={lab.isOpen}
      onOpenChange={lab.onOpenChange}
      title={t('title')}
      testId="lab-drawer"
      actions={
        <Button size="compact" disabled={lab.edits.size === 0} onClick={() => lab.reset()}>
          {t('resetAll')}
        </Button>
      }
    >
      <dl className="sticky top-0 z-10 grid grid-cols-2 gap-x-4 gap-y-2.5 border-b border-line bg-1 px-5 py-3 max-md:px-4">
        {shown.map((id) => (
          <div key={id} className="min-w-0">
            <dt className="truncate text-caption text-3">{metricLabel(book.fact(id)?.metric ?? id, locale)}</dt>
            <dd className="num text-ui font-semibold">
              <Figure id={id} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="divide-y divide-line">
        {block.rows.map((row) => {
          const original = lab.original(row.fact);
          return original === undefined || original.value === null ? null : (
            <AssumptionRow
              key={row.fact}
              row={row}
              original={original}
              value={lab.edits.get(row.fact) ?? book.fact(row.fact)?.value ?? original.value}
              isEdited={lab.edits.has(row.fact)}
              locale={locale}
              set={lab.set}
              reset={lab.reset}
            />
          );
        })}
      </ul>
    </Drawer>
  );
}

interface AssumptionRowProps extends Pick<Lab, 'set' | 'reset'> {
  readonly row: Row;
  readonly original: Fact;
  readonly value: number;
  readonly isEdited: boolean;
  readonly locale: Locale;
}

/** Apart, because there are many of them and one is changed at a time. */
const AssumptionRow = memo(function AssumptionRow(props: AssumptionRowProps) {
  const { row, original, value, isEdited, locale, set, reset } = props;
  const { t } = useTranslation('lab');
  const switchId = useId();
  const scale = unitScale(original);
  const own = original.value ?? 0;
  const label = metricLabel(original.metric, locale);
  // The report's own value may lie outside the usual range, and must stay within reach.
  const [min, max] = [Math.min(row.min, own), Math.max(row.max, own)].map(scale.shown);
  return (
    <li className="px-5 py-3.5 max-md:px-4" data-assumption={row.fact} data-edited={isEdited || undefined}>
      {row.step < row.max - row.min ? (
        <Slider
          label={label}
          value={scale.shown(value)}
          min={min ?? 0}
          max={max ?? 1}
          step={scale.shown(row.step)}
          original={scale.shown(own)}
          stacked={null}
          {...(scale.unit === undefined ? {} : { unit: scale.unit })}
          onChange={(typed) => set([[row.fact, scale.meant(typed)]])}
        />
      ) : (
        // One of two: a slider would have nothing between its ends.
        <div className="mb-1.5 flex items-center justify-between gap-2">
          <label htmlFor={switchId} className="text-ui">
            {label}
          </label>
          <Switch
            id={switchId}
            label={label}
            checked={value > row.min}
            onChange={(isOn) => set([[row.fact, isOn ? row.max : row.min]])}
          />
        </div>
      )}
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-caption text-pretty text-3">
          {original.why?.[locale] ?? (original.formula === undefined ? null : t('computed'))}
        </p>
        {isEdited ? (
          <IconButton
            label={t('reset', { label })}
            icon={<RotateCcw size={14} aria-hidden />}
            onClick={() => reset([row.fact])}
          />
        ) : null}
      </div>
    </li>
  );
});
