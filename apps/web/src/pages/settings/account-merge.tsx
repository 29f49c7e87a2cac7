import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AccountView, WorkCounts } from '@plumbline/contract/account';
import { account } from '../../lib/account.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { useOwnerChange } from './use-owner-change.ts';
import { useWorkWords } from './use-work-words.ts';

/** What this browser made before it signed in: kept, or left behind. Nothing happens until somebody says which. */
export function AccountMerge({ counts }: { readonly counts: WorkCounts }) {
  const { t } = useTranslation('settings');
  const words = useWorkWords();
  const errorText = useErrorTexts();
  const changed = useOwnerChange();
  const decide = useMutation({
    mutationFn: account.merge,
    onSuccess: ({ ownerId }: AccountView) => changed(ownerId),
    onError: (error) => toast.error(t('merge.failed'), { description: errorText(error) }),
  });
  const startClean = async (): Promise<void> => {
    const sure = await confirm({
      title: t('merge.cleanTitle'),
      message: t('merge.cleanDetail', { work: words(counts) }),
      confirmLabel: t('merge.clean'),
      danger: true,
    });
    if (sure) decide.mutate('clean');
  };
  return (
    <section data-testid="merge" className="rounded-card border border-accent bg-accent-wash p-4">
      <h4 className="text-h3">{t('merge.title')}</h4>
      <p className="mt-1 text-ui font-normal">{t('merge.detail', { work: words(counts) })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" loading={decide.isPending} onClick={() => decide.mutate('keep')}>
          {t('merge.keep')}
        </Button>
        <Button disabled={decide.isPending} onClick={() => void startClean()}>
          {t('merge.clean')}
        </Button>
      </div>
    </section>
  );
}
