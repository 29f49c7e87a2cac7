import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StorageView } from '@plumbline/contract/operation';
import { storageQuery } from '../../lib/operation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { Part, useCount } from './server-part.tsx';

/** How large the store is, table by table, the largest first. */
export function Storage({ token }: { readonly token: string }) {
  const { t } = useTranslation('server');
  const { number, size } = useCount();
  const { data, error, refetch } = useQuery(storageQuery(token));
  const parts =
    data === undefined
      ? []
      : [
          t('storage.whole', { engine: data.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL', size: size(data.bytes) }),
          ...(data.freeBytes === null ? [] : [t('storage.empty', { size: size(data.freeBytes) })]),
          ...(data.diskFreeBytes === null ? [] : [t('storage.disk', { size: size(data.diskFreeBytes) })]),
        ];
  return (
    <>
      <Part title={t('storage.title')} hint={parts.join(' ')}>
        {data === undefined && error === null && <Skeleton className="h-40 w-full" />}
        {data === undefined && error !== null && (
          <ErrorState title={t('storage.failed')} error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <div className="max-h-80 overflow-y-auto">
            <Table
              caption={t('storage.title')}
              rowKey={(row) => row.name}
              rows={data.tables}
              columns={[
                {
                  key: 'table',
                  title: t('storage.table'),
                  sortBy: (row) => row.name,
                  render: (row) => <span className="font-mono">{row.name}</span>,
                },
                {
                  key: 'rows',
                  title: t('storage.rows'),
                  align: 'right',
                  sortBy: (row) => row.rows,
                  render: (row) => number(row.rows),
                },
                {
                  key: 'bytes',
                  title: t('storage.size'),
                  align: 'right',
                  sortBy: (row) => row.bytes,
                  render: (row) => size(row.bytes),
                },
              ]}
            />
          </div>
        )}
      </Part>
      {data !== undefined && data.owners.length > 0 && <Owners storage={data} />}
    </>
  );
}

/** Whose work takes most room. */
function Owners({ storage: { owners, ownerBytes } }: { readonly storage: StorageView }) {
  const { t } = useTranslation('server');
  const { size } = useCount();
  const hint = ownerBytes === null ? t('storage.noMost') : t('storage.mostOfOne', { size: size(ownerBytes) });
  return (
    <Part title={t('storage.owners')} hint={hint}>
      <Table
        caption={t('storage.owners')}
        rowKey={(row) => row.id}
        rows={owners}
        columns={[
          {
            key: 'owner',
            title: t('storage.owner'),
            render: (row) => row.email ?? t('audit.guest', { id: row.id.slice(-8) }),
          },
          {
            key: 'kept',
            title: t('storage.kept'),
            align: 'right',
            sortBy: (row) => row.bytes,
            render: (row) => size(row.bytes),
          },
        ]}
      />
    </Part>
  );
}
