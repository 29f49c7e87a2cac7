import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readIndicator } from '@plumbline/quant/language/formula/own-indicator';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ownIndicator, type ChartedIndicator } from './chart-indicators.ts';
import { keepIndicator } from './kept-indicators.ts';

export interface OwnIndicatorDialogProps {
  /** What is edited; empty for a new one. */
  readonly original: string;
  readonly onDone: (indicator: ChartedIndicator) => void;
  readonly onClose: () => void;
}

/** To begin with: a distance, bands with settings, a condition. */
const examples = {
  distance: 'days = 200 from 20 to 400\nclose / sma(days) - 1',
  bands:
    'period = 20 from 5 to 200\nwidth = 2 from 0.5 to 4 step 0.5\nmid = ema(period)\nupper = mid + width * atr(period)\nlower = mid - width * atr(period)\nplot upper, mid, lower',
  surge: 'times = 2 from 1 to 5 step 0.5\nbusy = volume > times * sma(volume, 20)',
} as const;

/** An indicator in the words of the strategy language: settings, lines, what is drawn. Faults are named while it is typed. */
export function OwnIndicatorDialog({ original, onDone, onClose }: OwnIndicatorDialogProps) {
  const { t } = useTranslation('chart');
  const locale = useLocale();
  const problemsId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(original);
  const { problems } = useMemo(() => readIndicator(text), [text]);
  const shown = text.trim() === '' ? [] : problems;
  const isSound = problems.every(({ severity }) => severity === 'warning');
  const finish = (): void => {
    const indicator = ownIndicator(text);
    if (indicator === null) return;
    keepIndicator(text);
    onDone(indicator);
  };
  return (
    <Modal
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('own.title')}
      initialFocus={area}
      footer={
        <Button variant="primary" disabled={!isSound} onClick={finish}>
          {t(original === '' ? 'own.draw' : 'own.redraw')}
        </Button>
      }
    >
      <p className="text-ui text-2">{t('own.help')}</p>
      <div className="flex flex-wrap gap-2 py-3">
        {(['distance', 'bands', 'surge'] as const).map((name) => (
          <Button key={name} size="compact" onClick={() => setText(examples[name])}>
            {t(`own.example.${name}`)}
          </Button>
        ))}
      </div>
      <textarea
        ref={area}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        maxLength={2000}
        aria-label={t('own.text')}
        aria-invalid={shown.length > 0 || undefined}
        aria-describedby={problemsId}
        onChange={(event) => setText(event.target.value)}
        className="h-48 w-full resize-y rounded-control border border-edge bg-1 p-3 font-mono text-caption whitespace-pre text-1 max-md:text-[16px]"
      />
      <ul id={problemsId} aria-live="polite" className="mt-2 flex flex-col gap-1.5">
        {shown.map(({ from, to, code, text: words }) => (
          <li key={`${from} ${code}`} data-problem={code} className="flex items-baseline gap-2 text-ui font-normal">
            <button
              type="button"
              onClick={() => {
                area.current?.focus();
                area.current?.setSelectionRange(from, to);
              }}
              className="num min-h-6 rounded-chip bg-danger-wash px-1.5 text-caption font-medium text-danger pointer-coarse:min-h-11"
            >
              {t('own.line', { line: text.slice(0, from).split('\n').length })}
            </button>
            <span className="min-w-0 flex-1">{words[locale]}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
