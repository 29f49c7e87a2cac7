import { useTranslation } from 'react-i18next';
import { useDates } from '../../lib/use-dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { SymbolSearch } from '../research/symbol-search.tsx';
import { ImportFindings } from './import-findings.tsx';
import type { Adjustment, BarsImport } from './use-bars-import.ts';

type Shown = Extract<BarsImport, { readonly step: 'preview' }>;

export interface ImportPreviewProps {
  readonly shown: Shown;
  readonly onChange: (choice: { readonly instrumentId?: string; readonly adjustment?: Adjustment }) => void;
  readonly onApply: (instrumentId: string) => void;
  readonly onCancel: () => void;
}

const adjustments = ['none', 'split', 'total'] as const;

/** What is in a file and what would be kept of it. Nothing is kept before the button says so. */
export function ImportPreview({ shown, onChange, onApply, onCancel }: ImportPreviewProps) {
  const { t, i18n } = useTranslation('settings');
  const { date } = useDates();
  const { preview, fileName, isBusy } = shown;
  const { instrument, from, to, refusal } = preview;
  const language = i18n.language === 'zh-CN' || i18n.language === 'zh-HK' ? i18n.language : 'en';
  const choice = {
    ...(instrument !== null && { instrumentId: instrument.id }),
    adjustment: preview.adjustment,
  };

  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-3.5" data-testid="import-preview">
      <div>
        <p className="font-semibold break-all">{fileName}</p>
        <p className="text-caption text-2">
          {t('data.import.rows', { kept: preview.kept, rows: preview.rows, interval: preview.interval })}
          {from !== null && to !== null && ` ${t('data.import.span', { from: date(from), to: date(to) })}`}
        </p>
        {preview.notes.map((note) => (
          <p key={note} className="text-caption text-3">
            {note}
          </p>
        ))}
      </div>
      <div>
        <p className="mb-1 text-caption font-semibold">{t('data.import.whose')}</p>
        {instrument !== null && (
          <p className="mb-1.5">
            <span className="num font-semibold">{instrument.symbol}</span> {instrument.name[language]}
          </p>
        )}
        <SymbolSearch onChoose={(instrumentId) => onChange({ ...choice, instrumentId })} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-caption font-semibold">{t('data.import.adjusted')}</p>
        <Select<Adjustment>
          label={t('data.import.adjusted')}
          value={preview.adjustment}
          options={adjustments.map((value) => ({ value, label: t(`data.import.adjustment.${value}`) }))}
          onChange={(adjustment) => onChange({ ...choice, adjustment })}
        />
      </div>
      {refusal !== null && <Banner tone="danger">{refusal}</Banner>}
      <ImportFindings preview={preview} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t('data.import.cancel')}</Button>
        <Button
          variant="primary"
          loading={isBusy}
          disabled={instrument === null || refusal !== null}
          onClick={() => instrument !== null && onApply(instrument.id)}
        >
          {t('data.import.apply', { count: preview.kept })}
        </Button>
      </div>
    </div>
  );
}
