import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../lib/use-dates.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Select } from '../ui/select.tsx';
import { toast } from '../ui/toast.ts';

export interface OpenLink {
  readonly token: string;
  readonly expiresAt: number | null;
  /** What this link shows, where links differ. */
  readonly note?: string;
}

export interface ShareLinksProps {
  readonly title: string;
  readonly detail: string;
  /** Page and what names the shared thing on it, before the token. */
  readonly path: string;
  readonly queryKey: readonly string[];
  readonly list: (signal: AbortSignal) => Promise<readonly OpenLink[]>;
  readonly make: (days: number | null) => Promise<{ readonly token: string }>;
  readonly close: (token: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** Choices that go into the next link. */
  readonly children?: ReactNode;
}

const terms = ['7', '30', 'never'] as const;
type Term = (typeof terms)[number];

/** Read-only links to something of the reader's, for a while or until they are closed. */
export function ShareLinks(props: ShareLinksProps) {
  const { title, detail, path, queryKey, list, make, close, onClose, children } = props;
  const { t } = useTranslation('share');
  const { dateTime } = useDates();
  const client = useQueryClient();
  const [term, setTerm] = useState<Term>('30');
  const shares = useQuery({ queryKey, queryFn: ({ signal }) => list(signal) });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey });
  const linkOf = (token: string): string => `${window.location.origin}${path}?share=${token}`;
  const copy = (token: string): void => {
    // Browsers offer no clipboard where the connection is not secure; then the call itself throws.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(linkOf(token)))
      .then(
        () => toast.success(t('copied')),
        () => toast.error(t('notCopied')),
      );
  };
  const making = useMutation({
    mutationFn: () => make(term === 'never' ? null : Number(term)),
    onSuccess: ({ token }) => {
      copy(token);
      void refresh();
    },
  });
  const closing = useMutation({ mutationFn: close, onSuccess: () => void refresh() });
  const failure = making.error ?? closing.error;
  return (
    <Modal open onOpenChange={(next) => (next ? undefined : onClose())} title={title} testId="share-links">
      <p className="text-ui font-normal text-pretty text-2">{detail}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {children}
        <Select
          label={t('term')}
          value={term}
          onChange={setTerm}
          options={terms.map((value) => ({ value, label: t(`terms.${value}`) }))}
        />
        <Button variant="primary" loading={making.isPending} onClick={() => making.mutate()}>
          {t('make')}
        </Button>
      </div>
      {failure === null ? null : <ErrorState title={t('failed')} error={failure} />}
      <h3 className="mt-5 text-caption font-medium text-3">{t('open')}</h3>
      {shares.isError ? (
        <ErrorState title={t('unreadable')} error={shares.error} onRetry={() => void shares.refetch()} />
      ) : null}
      {shares.data?.length === 0 ? <p className="mt-1 text-ui font-normal text-2">{t('none')}</p> : null}
      <ul className="mt-2 flex flex-col gap-2">
        {shares.data?.map(({ token, expiresAt, note }) => (
          <li key={token} className="flex items-center gap-2 rounded-control border border-line px-3 py-2">
            <span className="num min-w-0 flex-1 text-caption text-2">
              <span className="block truncate text-1" data-testid="share-link">
                {linkOf(token)}
              </span>
              {note === undefined ? '' : `${note} · `}
              {expiresAt === null ? t('forever') : t('until', { date: dateTime(expiresAt) })}
            </span>
            <IconButton label={t('copy')} icon={<Copy size={14} aria-hidden />} onClick={() => copy(token)} />
            <IconButton
              label={t('close')}
              icon={<Trash2 size={14} aria-hidden />}
              onClick={() => closing.mutate(token)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
