import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkCounts } from '@plumbline/contract/account';
import { account } from '../../lib/account.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { useOwnerChange } from './use-owner-change.ts';
import { useWorkWords } from './use-work-words.ts';

export interface ExportDeleteProps {
  readonly counts: WorkCounts;
  readonly isAccount: boolean;
}

/** Deletes everything for good: the word is typed, the counts are shown, and it is asked once more. */
export function ExportDelete({ counts, isAccount }: ExportDeleteProps) {
  const { t } = useTranslation('settings');
  const id = useId();
  const words = useWorkWords();
  const errorText = useErrorTexts();
  const changed = useOwnerChange();
  const [typed, setTyped] = useState('');
  const word = t('erase.word');
  const hasWork = Object.values(counts).some((count) => count > 0);
  const detail = hasWork
    ? t(isAccount ? 'erase.detailAccount' : 'erase.detail', { work: words(counts) })
    : t(isAccount ? 'erase.restAccount' : 'erase.rest');
  const isTyped = typed.trim().toLocaleLowerCase() === word;
  const remove = useMutation({
    mutationFn: account.remove,
    onSuccess: async () => {
      setTyped('');
      await changed(null);
      toast.success(t('erase.done'));
    },
    onError: (error) => toast.error(t('erase.failed'), { description: errorText(error) }),
  });
  const ask = async (): Promise<void> => {
    const sure = await confirm({
      title: t('erase.title'),
      message: detail,
      confirmLabel: t('erase.confirm'),
      danger: true,
    });
    if (sure) remove.mutate();
  };
  return (
    <section className="rounded-card border border-danger p-4">
      <h4 className="text-h3">{t('erase.label')}</h4>
      <p className="mt-1 text-ui font-normal text-2">{detail}</p>
      <label htmlFor={id} className="mt-3 mb-1 block text-ui">
        {t('erase.type', { word })}
      </label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          value={typed}
          autoComplete="off"
          className="max-w-52"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="danger" disabled={!isTyped} loading={remove.isPending} onClick={() => void ask()}>
          {t('erase.confirm')}
        </Button>
      </div>
    </section>
  );
}
