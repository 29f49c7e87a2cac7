import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WatchlistView } from '@plumbline/contract/watchlist';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useWatchlistChanges } from '../../lib/watchlist.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Modal } from '../../ui/modal.tsx';

interface WatchlistNameProps {
  /** A new list has no name yet. */
  readonly list: WatchlistView;
  readonly onClose: () => void;
  readonly onKept: () => void;
}

/** The name of a list. */
export function WatchlistName({ list, onClose, onKept }: WatchlistNameProps) {
  const { t } = useTranslation('watchlist');
  const errorText = useErrorTexts();
  const { putList } = useWatchlistChanges();
  const [name, setName] = useState(list.name);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (name.trim() !== '' && !putList.isPending) putList.mutate({ ...list, name: name.trim() }, { onSuccess: onKept });
  };
  return (
    <Modal
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t(list.name === '' ? 'lists.newTitle' : 'lists.renameTitle')}
      testId="watchlist-name"
    >
      <form onSubmit={submit} className="flex flex-col gap-3">
        <label className="flex flex-col gap-1.5 text-ui">
          {t('lists.name')}
          <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </label>
        {putList.isError && (
          <p role="alert" className="text-ui font-normal text-danger">
            {errorText(putList.error)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('lists.cancel')}</Button>
          <Button type="submit" variant="primary" loading={putList.isPending} disabled={name.trim() === ''}>
            {t('lists.keep')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
