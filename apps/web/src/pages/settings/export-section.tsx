import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../charts/save-file.ts';
import { account, accountQuery } from '../../lib/account.ts';
import { apiUrl, isApiError, ownerFetch } from '../../lib/api.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { toast } from '../../ui/toast.ts';
import { ExportDelete } from './export-delete.tsx';
import { SettingRow } from './setting-row.tsx';
import { useOwnerChange } from './use-owner-change.ts';
import { useWorkWords } from './use-work-words.ts';

const mostBytes = 11 * 1024 * 1024;

async function base64Of(file: File): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}

/** Takes everything away as one file, puts such a file back, or deletes everything. */
export function ExportSection() {
  const { t } = useTranslation('settings');
  const words = useWorkWords();
  const errorText = useErrorTexts();
  const changed = useOwnerChange();
  const { data } = useQuery(accountQuery);
  const save = useMutation({
    mutationFn: async () => (await ownerFetch(apiUrl('/account/export'))).blob(),
    onSuccess: (archive) => saveFile('plumbline.zip', archive),
    onError: (error) => toast.error(t('exporting.failed'), { description: errorText(error) }),
  });
  const restore = useMutation({
    mutationFn: async (file: File) => account.restore(await base64Of(file)),
    onSuccess: async ({ restored }) => {
      await changed(data?.kind === 'identified' ? data.ownerId : null);
      toast.success(t('restoring.done'), { description: words(restored) });
    },
    onError: (error) => {
      const isRefused = isApiError(error) && error.code === 'bad-input';
      toast.error(t('restoring.failed'), { description: isRefused ? t('restoring.refused') : errorText(error) });
    },
  });
  const take = (file: File): void => {
    if (file.size > mostBytes) toast.error(t('restoring.failed'), { description: t('restoring.tooLarge') });
    else restore.mutate(file);
  };
  return (
    <div data-testid="export" className="flex flex-col gap-4">
      <h3 className="text-h2">{t('section.export')}</h3>
      <SettingRow
        label={t('exporting.label')}
        hint={data === undefined ? t('exporting.hint') : t('exporting.hintOf', { work: words(data.counts) })}
      >
        <Button icon={<Download size={16} aria-hidden />} loading={save.isPending} onClick={() => save.mutate()}>
          {t('exporting.save')}
        </Button>
      </SettingRow>
      <FileDrop
        label={t('restoring.label')}
        hint={t('restoring.hint')}
        choose={t('restoring.choose')}
        accept=".zip,application/zip"
        disabled={restore.isPending}
        onFile={take}
      />
      {data !== undefined && <ExportDelete counts={data.counts} isAccount={data.kind === 'identified'} />}
    </div>
  );
}
