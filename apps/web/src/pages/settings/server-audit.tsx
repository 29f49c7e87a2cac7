import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@plumbline/contract/operation';
import { auditQuery } from '../../lib/operation.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { Part } from './server-part.tsx';

/** Who got in and what was changed, newest first. */
export function AuditLog({ token }: { readonly token: string }) {
  const { t } = useTranslation('server');
  const log = useInfiniteQuery(auditQuery(token));
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const who = ({ who: id, email }: AuditEntry): string => {
    if (id === 'server' || id === 'command line') return t(`audit.self.${id === 'server' ? 'server' : 'commandLine'}`);
    return email ?? t('audit.guest', { id: id.slice(-8) });
  };
  return (
    <Part title={t('audit.title')} hint={t('audit.hint')}>
      {log.data === undefined && log.error === null && <Skeleton className="h-40 w-full" />}
      {log.data === undefined && log.error !== null && (
        <ErrorState title={t('audit.failed')} error={log.error} onRetry={() => void log.refetch()} />
      )}
      {log.data !== undefined && (
        <Table
          caption={t('audit.title')}
          kept="audit"
          tools={['filter', 'file']}
          fileName="audit"
          rowKey={(row) => row.id}
          rows={entries}
          empty={<p className="p-3.5 text-ui font-normal text-2">{t('audit.none')}</p>}
          columns={[
            {
              key: 'what',
              title: t('audit.what'),
              sortBy: (row) => [t(`audit.action.${row.action}`), row.subject].join(' '),
              render: (row) => (
                <div className="min-w-40">
                  <p className="font-semibold">{t(`audit.action.${row.action}`)}</p>
                  <p className="text-caption text-2">
                    {row.subject}
                    {row.outcome !== 'done' && (
                      <span className="text-danger"> {t('audit.refused', { code: row.outcome })}</span>
                    )}
                  </p>
                </div>
              ),
            },
            { key: 'who', title: t('audit.who'), render: who, sortBy: who },
            {
              key: 'from',
              title: t('audit.from'),
              sortBy: (row) => row.from || null,
              render: (row) => (row.from === '' ? '\u2014' : row.from),
            },
            {
              key: 'at',
              title: t('audit.at'),
              align: 'right',
              sortBy: (row) => row.at,
              saveAs: (row) => new Date(row.at).toISOString(),
              render: (row) => <DateTime at={row.at} />,
            },
          ]}
        />
      )}
      {log.hasNextPage && (
        <div className="border-t border-line p-2.5 text-center">
          <Button size="compact" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t('audit.more')}
          </Button>
        </div>
      )}
    </Part>
  );
}
