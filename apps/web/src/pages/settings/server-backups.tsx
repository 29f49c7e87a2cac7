import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OperationView } from '@plumbline/contract/operation';
import { backUpNow, operationQuery } from '../../lib/operation.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Table } from '../../ui/table.tsx';
import { toast } from '../../ui/toast.ts';
import { Part, useCount } from './server-part.tsx';

/** The last backups, the next, and how one is put back. */
export function Backups({ backups, token }: Pick<OperationView, 'backups'> & { readonly token: string }) {
  const { t } = useTranslation('server');
  const { dateTime } = useDates();
  const { size } = useCount();
  const errorText = useErrorTexts();
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: () => backUpNow(token),
    onSuccess: () => toast.success(t('backups.queued')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: operationQuery(token).queryKey }),
  });
  const { folder, everyHours, nextAt, withKey, latest } = backups;
  const last = latest.find(({ state }) => state === 'done');
  const plan =
    nextAt === null || everyHours === null
      ? t('backups.unplanned')
      : t('backups.planned', { hours: everyHours, time: dateTime(nextAt) });
  return (
    <Part
      title={t('backups.title')}
      hint={plan}
      action={
        <Button size="compact" disabled={folder === null} loading={make.isPending} onClick={() => make.mutate()}>
          {t('backups.now')}
        </Button>
      }
    >
      <Table
        caption={t('backups.title')}
        rowKey={(row) => row.id}
        rows={latest}
        empty={
          <p className="p-3.5 text-ui font-normal text-2">{t(folder === null ? 'backups.noFolder' : 'backups.none')}</p>
        }
        columns={[
          { key: 'at', title: t('backups.at'), render: (row) => <DateTime at={row.at} /> },
          {
            key: 'state',
            title: t('backups.state'),
            render: (row) => (
              <>
                {t(`backups.states.${row.state}`)}
                {row.error !== null && <p className="max-w-[36ch] text-caption text-danger">{row.error}</p>}
              </>
            ),
          },
          {
            key: 'size',
            title: t('backups.size'),
            align: 'right',
            render: (row) => (row.bytes === null ? '\u2014' : size(row.bytes)),
          },
          {
            key: 'sha256',
            title: 'SHA-256',
            align: 'right',
            render: (row) =>
              row.sha256 === null ? '\u2014' : <span title={row.sha256}>{row.sha256.slice(0, 12)}</span>,
          },
        ]}
      />
      {last !== undefined && (
        <div className="border-t border-line p-3.5 text-caption text-2">
          <p>{t('backups.restore')}</p>
          <code className="mt-1 block font-mono break-all text-1">
            {`npm run -s plumbline -- restore ${last.file}${withKey ? ' --passphrase-file FILE' : ''}`}
          </code>
          {!withKey && <p className="mt-1">{t('backups.withoutKey')}</p>}
        </div>
      )}
    </Part>
  );
}
