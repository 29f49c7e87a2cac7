import { RotateCcw, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SpecParameter } from '@plumbline/model/strategy-spec';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import { formatDuration } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Slider } from '../../ui/slider.tsx';
import { SensitivityLine } from './sensitivity-line.tsx';
import { useParameterName } from './parameter-name.ts';
import type { Sensitivity } from './use-sensitivity.ts';

export interface ParameterPanelProps {
  readonly parameters: readonly SpecParameter[];
  readonly values: ParameterValues;
  readonly sensitivity: Readonly<Record<string, Sensitivity>>;
  readonly isEdited: boolean;
  /** How long the latest computation took; null before the first. */
  readonly ms: number | null;
  readonly isRunning: boolean;
  readonly nextVersion: number;
  readonly isSaving: boolean;
  readonly onChange: (key: string, value: number) => void;
  readonly onReset: () => void;
  readonly onSave: () => void;
}

/** The numbers of a strategy as sliders: dragging one tests the strategy again in this browser. */
export function ParameterPanel(props: ParameterPanelProps) {
  const { parameters, values, sensitivity, isEdited, ms, isRunning, nextVersion, isSaving } = props;
  const { onChange, onReset, onSave } = props;
  const { t } = useTranslation('strategy');
  const parameterName = useParameterName();
  return (
    <section data-card aria-label={t('parameters.title')} className="rounded-card border border-line bg-1">
      <div className="flex items-center justify-between border-b border-line px-4 py-2.5">
        <h2 className="text-h3">{t('parameters.title')}</h2>
        <Button
          size="compact"
          variant="ghost"
          disabled={!isEdited}
          onClick={onReset}
          icon={<RotateCcw size={12} aria-hidden />}
        >
          {t('parameters.reset')}
        </Button>
      </div>
      {parameters.length === 0 && <p className="p-4 text-ui font-normal text-2">{t('parameters.none')}</p>}
      {parameters.map(({ key, min, max, step, value: saved }) => {
        const value = values[key] ?? saved;
        const line = sensitivity[key];
        return (
          <div key={key} data-parameter={key} className="border-b border-line px-4 py-3">
            <Slider
              label={parameterName(key)}
              value={value}
              min={min}
              max={max}
              step={step}
              original={saved}
              stacked={
                line === undefined ? <div className="h-7" /> : <SensitivityLine sensitivity={line} value={value} />
              }
              onChange={(next) => onChange(key, next)}
            />
          </div>
        );
      })}
      <div className="p-4">
        <p
          className="num flex items-center gap-2 text-caption text-2"
          role="status"
          data-testid="rerun"
          data-ms={ms ?? ''}
          data-running={isRunning}
        >
          <i
            aria-hidden
            className={isRunning ? 'size-1.5 rounded-full bg-[var(--warn)]' : 'size-1.5 rounded-full bg-[var(--ok)]'}
          />
          {ms === null ? t('parameters.first') : t('parameters.rerun', { time: formatDuration(ms) || '1 ms' })}
        </p>
        <p className="mt-1 text-caption text-pretty text-3">{t('parameters.line')}</p>
        <Button
          variant="primary"
          className="mt-3 w-full"
          disabled={!isEdited}
          loading={isSaving}
          onClick={onSave}
          icon={<Save size={14} aria-hidden />}
        >
          {t('parameters.save', { version: `v${nextVersion}` })}
        </Button>
      </div>
    </section>
  );
}
