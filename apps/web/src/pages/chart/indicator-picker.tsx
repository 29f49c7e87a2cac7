import { SquareFunction } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { useLocale } from '../../lib/use-locale.ts';
import { Input } from '../../ui/input.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Button } from '../../ui/button.tsx';
import { keptIndicators } from './kept-indicators.ts';
import { findIndicators, lackOf, ownIndicator, type ChartedIndicator } from './chart-indicators.ts';

export interface IndicatorPickerProps {
  /** Whether bars are shorter than a day. */
  readonly isIntraday: boolean;
  readonly onPick: (indicator: ChartedIndicator) => void;
  /** An own one is to be written. */
  readonly onWrite: () => void;
  readonly onClose: () => void;
}

/** Own indicators that were on a chart before, and the whole catalogue, found by id or by name in any language. */
export function IndicatorPicker({ isIntraday, onPick, onWrite, onClose }: IndicatorPickerProps) {
  const { t } = useTranslation('chart');
  const locale = useLocale();
  const [text, setText] = useState('');
  const [own] = useState(() => keptIndicators().flatMap((kept) => ownIndicator(kept) ?? []));
  const all: readonly ChartedIndicator[] = [...own, ...indicators];
  const found = findIndicators(all, text);
  return (
    <Modal open onOpenChange={(open) => (open ? undefined : onClose())} title={t('indicators.add')}>
      <Input
        aria-label={t('indicators.search')}
        placeholder={t('indicators.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button className="mt-3" icon={<SquareFunction size={16} aria-hidden />} onClick={onWrite}>
        {t('own.write')}
      </Button>
      {found.length === 0 ? <p className="pt-4 text-ui text-2">{t('indicators.none', { text: text.trim() })}</p> : null}
      <ul className="mt-3 flex flex-col">
        {found.map((indicator) => {
          const lack = lackOf(indicator, true, isIntraday);
          return (
            <li key={indicator.own?.text ?? indicator.id}>
              <button
                type="button"
                aria-disabled={lack !== null}
                onClick={() => (lack === null ? onPick(indicator) : undefined)}
                className="flex w-full flex-col gap-0.5 rounded-control px-2.5 py-2 text-start hover:bg-2 aria-disabled:cursor-not-allowed aria-disabled:text-3"
              >
                <span className="text-ui">{indicator.title[locale]}</span>
                {indicator.own === undefined ? (
                  <span className="text-caption text-3">{indicator.meaning[locale]}</span>
                ) : (
                  <code className="truncate text-caption text-3">{indicator.own.text.replaceAll('\n', ' · ')}</code>
                )}
                {lack === null ? null : <span className="text-caption text-2">{t(`indicators.${lack}`)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
