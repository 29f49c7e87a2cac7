import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Indicator } from '@plumbline/quant/catalogue/indicator';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { useLocale } from '../../lib/use-locale.ts';
import { Input } from '../../ui/input.tsx';
import { Modal } from '../../ui/modal.tsx';

export interface IndicatorPickerProps {
  readonly onPick: (indicator: Indicator) => void;
  readonly onClose: () => void;
}

/** The whole catalogue, found by id or by name in any language. */
export function IndicatorPicker({ onPick, onClose }: IndicatorPickerProps) {
  const { t } = useTranslation('chart');
  const locale = useLocale();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = indicators.filter(({ id, title }) =>
    [id, ...Object.values(title)].some((name) => name.toLowerCase().includes(wanted)),
  );
  return (
    <Modal open onOpenChange={(open) => (open ? undefined : onClose())} title={t('indicators.add')}>
      <Input
        aria-label={t('indicators.search')}
        placeholder={t('indicators.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length === 0 ? <p className="pt-4 text-ui text-2">{t('indicators.none', { text: text.trim() })}</p> : null}
      <ul className="mt-3 flex flex-col">
        {found.map((indicator) => (
          <li key={indicator.id}>
            <button
              type="button"
              onClick={() => onPick(indicator)}
              className="flex w-full flex-col gap-0.5 rounded-control px-2.5 py-2 text-start hover:bg-2"
            >
              <span className="text-ui">{indicator.title[locale]}</span>
              <span className="text-caption text-3">{indicator.meaning[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
