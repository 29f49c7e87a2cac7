import { useQueryClient } from '@tanstack/react-query';
import { Columns3, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { isScreenNumber, screenNumbers } from '@plumbline/quant/screen/screen-fields';
import { saveFile } from '../../charts/save-file.ts';
import { screenQuery, type ScreenQuery } from '../../lib/discover.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ColumnSets } from '../../ui/column-sets.tsx';
import { Popover } from '../../ui/popover.tsx';
import { toast } from '../../ui/toast.ts';
import { screenCsv } from './screen-csv.ts';

/** More columns than this leave no room to read one. */
export const mostColumns = 9;
const mostRows = 200;

interface ColumnPickerProps {
  readonly fields: readonly string[];
  readonly onChange: (fields: readonly string[]) => void;
}

/** Which figures stand in columns. */
export function ColumnPicker({ fields, onChange }: ColumnPickerProps) {
  const { t } = useTranslation('discover');
  const locale = useLocale();
  const toggle = (field: string, isOn: boolean): void =>
    onChange(isOn ? [...fields, field] : fields.filter((one) => one !== field));
  return (
    <Popover
      label={t('columns')}
      align="end"
      trigger={
        <Button size="compact" icon={<Columns3 size={14} aria-hidden />}>
          {t('columns')}
        </Button>
      }
    >
      <div data-testid="column-list" className="flex max-h-80 flex-col overflow-y-auto">
        {screenNumbers
          .filter((field) => field !== 'dayChange')
          .map((field) => (
            <Checkbox
              key={field}
              label={labelOf(field)[locale]}
              checked={fields.includes(field)}
              disabled={!fields.includes(field) && fields.length >= mostColumns}
              onChange={(isOn) => toggle(field, isOn)}
            />
          ))}
      </div>
      <Button size="compact" className="mt-2" onClick={() => onChange([])}>
        {t('columnsUsual')}
      </Button>
      <div className="mt-3 border-t border-line pt-3">
        <ColumnSets
          table="screen"
          shown={fields}
          onChoose={(chosen) => onChange(chosen.filter(isScreenNumber).slice(0, mostColumns))}
        />
      </div>
    </Popover>
  );
}

/** Saves what meets the conditions as a file, up to two hundred rows. */
export function ScreenDownload({ query, fields }: { readonly query: ScreenQuery; readonly fields: readonly string[] }) {
  const client = useQueryClient();
  const locale = useLocale();
  const errorText = useErrorTexts();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await client.fetchQuery(screenQuery({ ...query, limit: mostRows }));
      saveFile('screen.csv', new Blob([screenCsv(answer, fields, locale)], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="compact" icon={<Download size={14} aria-hidden />} loading={isBusy} onClick={() => void save()}>
      CSV
    </Button>
  );
}
