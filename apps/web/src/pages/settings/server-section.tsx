import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OperationView } from '@plumbline/contract/operation';
import { isApiError } from '../../lib/api.ts';
import { operationQuery } from '../../lib/operation.ts';
import { configQuery, sourcesQuery } from '../../lib/queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { AllSources } from './all-sources.tsx';
import { OperatorToken } from './operator-token.tsx';
import { AuditLog } from './server-audit.tsx';
import { Backups } from './server-backups.tsx';
import { Part, useCount } from './server-part.tsx';
import { Storage } from './server-storage.tsx';
import { useOperatorToken } from './use-source-settings.ts';

/** How this server is, for whoever runs it. */
export function ServerSection() {
  const { t } = useTranslation('server');
  const config = useQuery(configQuery);
  const token = useOperatorToken((state) => state.token);
  const rule = config.data?.operator;
  const mayLook = rule === 'everyone' || (rule === 'token' && token !== '');
  const operation = useQuery({ ...operationQuery(token), enabled: mayLook });
  const isRefused = isApiError(operation.error) && operation.error.code === 'not-permitted';
  return (
    <div className="flex flex-col gap-6" data-testid="server">
      <div>
        <h3 className="text-h2">{t('title')}</h3>
        <p className="mt-0.5 text-ui font-normal text-2">{t('intro')}</p>
      </div>
      {config.isPending && <Skeleton className="h-72 w-full rounded-card" />}
      {rule === 'nobody' && <Banner>{t('nobody')}</Banner>}
      {isRefused && <Banner tone="danger">{t('refused')}</Banner>}
      {rule === 'token' && <OperatorToken changes={rule} mayChange={token !== '' && !isRefused} ask={t('token')} />}
      {mayLook && !isRefused && <Shown operation={operation} token={token} />}
    </div>
  );
}

interface ShownProps {
  readonly operation: Pick<ReturnType<typeof useQuery<OperationView>>, 'data' | 'error' | 'refetch'>;
  readonly token: string;
}

function Shown({ operation: { data, error, refetch }, token }: ShownProps) {
  const { t } = useTranslation('server');
  if (data === undefined) {
    if (error === null) return <Skeleton className="h-72 w-full rounded-card" />;
    return (
      <Card as="div" flush>
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <>
      <Processes processes={data.processes} />
      <Errors errors={data.errors} />
      <Users users={data.users} />
      <Jobs jobs={data.jobs} />
      <Quotas quotas={data.quotas} />
      <Sources />
      <Backups backups={data.backups} token={token} />
      <Storage token={token} />
      <AuditLog token={token} />
    </>
  );
}

function Processes({ processes }: Pick<OperationView, 'processes'>) {
  const { t } = useTranslation('server');
  const { number, size } = useCount();
  return (
    <Part title={t('processes.title')} hint={t('processes.hint')}>
      <Table
        caption={t('processes.title')}
        rowKey={(row) => row.id}
        rows={processes}
        empty={<p className="p-3.5 text-ui font-normal text-2">{t('processes.none')}</p>}
        columns={[
          {
            key: 'role',
            title: t('processes.role'),
            render: (row) => (
              <div className="min-w-36">
                <p className="font-semibold">{t(`processes.roles.${row.role}`)}</p>
                <p className="flex items-center gap-1.5 text-caption text-2">
                  <span
                    aria-hidden="true"
                    className={`size-[7px] shrink-0 rounded-full ${row.isAlive ? 'bg-ok' : 'bg-danger'}`}
                  />
                  {t(row.isAlive ? 'processes.alive' : 'processes.silent')}
                </p>
              </div>
            ),
          },
          { key: 'beat', title: t('processes.beat'), align: 'right', render: (row) => <DateTime at={row.beatAt} /> },
          { key: 'lag', title: t('processes.lag'), align: 'right', render: (row) => `${number(row.lagMs)} ms` },
          { key: 'memory', title: t('processes.memory'), align: 'right', render: (row) => size(row.memoryBytes) },
          {
            key: 'started',
            title: t('processes.started'),
            align: 'right',
            render: (row) => <DateTime at={row.startedAt} />,
          },
          { key: 'version', title: t('processes.version'), align: 'right', render: (row) => row.version },
        ]}
      />
    </Part>
  );
}

function Errors({ errors }: Pick<OperationView, 'errors'>) {
  const { t } = useTranslation('server');
  const { number } = useCount();
  return (
    <Part title={t('errors.title')}>
      <Table
        caption={t('errors.title')}
        rowKey={(row) => `${row.kind} ${row.what}`}
        rows={errors}
        empty={<p className="p-3.5 text-ui font-normal text-2">{t('errors.none')}</p>}
        columns={[
          {
            key: 'what',
            title: t('errors.what'),
            render: (row) => (
              <div className="max-w-[44ch] min-w-48">
                <p className="font-semibold break-words">{`${t(`errors.kind.${row.kind}`)} ${row.what}`}</p>
                {row.lastMessage !== '' && <p className="text-caption break-words text-2">{row.lastMessage}</p>}
              </div>
            ),
          },
          {
            key: 'count',
            title: t('errors.count'),
            align: 'right',
            sortBy: (row) => row.count,
            render: (row) => number(row.count),
          },
          {
            key: 'last',
            title: t('errors.last'),
            align: 'right',
            sortBy: (row) => row.lastAt,
            render: (row) => <DateTime at={row.lastAt} />,
          },
        ]}
      />
    </Part>
  );
}

function Users({ users }: Pick<OperationView, 'users'>) {
  const { t } = useTranslation('server');
  const { number } = useCount();
  const counts = [
    ['accounts', users.accounts],
    ['guests', users.guests],
    ['newToday', users.newToday],
    ['day', users.seen.day],
    ['week', users.seen.week],
    ['month', users.seen.month],
    ['leaving', users.leaving],
    ['kept', users.kept],
  ] as const;
  return (
    <Part
      title={t('users.title')}
      hint={users.guestDays === null ? t('users.forGood') : t('users.guestDays', { days: users.guestDays })}
    >
      <dl className="grid grid-cols-4 gap-px overflow-hidden bg-(--border-1) max-sm:grid-cols-2">
        {counts.map(([key, count]) => (
          <div key={key} className="bg-1 px-3.5 py-2.5">
            <dt className="text-caption text-3">{t(`users.${key}`)}</dt>
            <dd className="num text-h3">{number(count)}</dd>
          </div>
        ))}
      </dl>
      {users.latest.length > 0 && (
        <Table
          caption={t('users.latest')}
          rowKey={(row) => row.email}
          rows={users.latest}
          columns={[
            { key: 'email', title: t('users.email'), render: (row) => row.email },
            {
              key: 'seen',
              title: t('users.lastSeen'),
              align: 'right',
              render: (row) => (row.lastSeenAt === null ? '\u2014' : <DateTime at={row.lastSeenAt} />),
            },
            { key: 'since', title: t('users.since'), align: 'right', render: (row) => <DateTime at={row.createdAt} /> },
          ]}
        />
      )}
    </Part>
  );
}

function Jobs({ jobs }: Pick<OperationView, 'jobs'>) {
  const { t } = useTranslation('server');
  const { number } = useCount();
  return (
    <Part title={t('jobs.title')} hint={t('jobs.hint')}>
      <Table
        caption={t('jobs.title')}
        rowKey={(row) => row.urgency}
        rows={jobs}
        columns={[
          { key: 'class', title: t('jobs.class'), render: (row) => t(`jobs.urgency.${row.urgency}`) },
          { key: 'waiting', title: t('jobs.waiting'), align: 'right', render: (row) => number(row.waiting) },
          {
            key: 'oldest',
            title: t('jobs.oldest'),
            align: 'right',
            render: (row) => (row.oldestAt === null ? '\u2014' : <DateTime at={row.oldestAt} />),
          },
          { key: 'running', title: t('jobs.running'), align: 'right', render: (row) => number(row.running) },
          { key: 'failed', title: t('jobs.failed'), align: 'right', render: (row) => number(row.failedToday) },
        ]}
      />
    </Part>
  );
}

function Quotas({ quotas }: Pick<OperationView, 'quotas'>) {
  const { t } = useTranslation('server');
  const { number } = useCount();
  return (
    <Part title={t('quotas.title')} hint={t('quotas.hint')}>
      <Table
        caption={t('quotas.title')}
        rowKey={(row) => row.kind}
        rows={quotas}
        columns={[
          { key: 'kind', title: t('quotas.kind'), render: (row) => t(`quotas.of.${row.kind}`) },
          {
            key: 'used',
            title: t('quotas.used'),
            align: 'right',
            render: (row) => (row.used === null ? '\u2014' : number(row.used)),
          },
          {
            key: 'most',
            title: t('quotas.most'),
            align: 'right',
            render: (row) => (row.most === null ? t('quotas.none') : number(row.most)),
          },
        ]}
      />
    </Part>
  );
}

/** Every source with its state, its breaker and what of its quota is used. */
function Sources() {
  const { t } = useTranslation('server');
  const sources = useQuery(sourcesQuery);
  if (sources.data === undefined) return null;
  return (
    <section aria-labelledby="server-sources">
      <h4 id="server-sources" className="mb-2 text-h3">
        {t('sources.title')}
      </h4>
      <AllSources sources={sources.data.sources} />
    </section>
  );
}
