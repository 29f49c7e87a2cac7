import type { ReportShareView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import type { LinkRow } from '../../platform/share-link.ts';
import { closedLink, isOpenLink, newLink } from '../../platform/share-link.ts';
import { reportOf } from './stored.ts';
import type { ReportDeps } from './deps.ts';

type ShareDeps = Pick<ReportDeps, 'store' | 'clock'>;

function view({ token, created_at: createdAt, expires_at: expiresAt }: LinkRow): ReportShareView {
  return { token, createdAt, expiresAt };
}

/** Opens a link to a finished report. What it shows never changes: a re-run is another report. */
export async function openShare(
  { store, clock }: ShareDeps,
  reportId: string,
  days: number | null,
): Promise<ReportShareView> {
  const link = newLink(clock.now(), days);
  await store.db
    .insertInto('report_shares')
    .values({ ...link, report_id: reportId })
    .execute();
  return view(link);
}

export async function openShares({ store, clock }: ShareDeps, reportId: string): Promise<ReportShareView[]> {
  const rows = await store.db
    .selectFrom('report_shares')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.filter((row) => isOpenLink(row, clock.now())).map(view);
}

export async function closeShare({ store, clock }: ShareDeps, reportId: string, token: string): Promise<void> {
  await store.db
    .updateTable('report_shares')
    .set({ revoked_at: clock.now() })
    .where('report_id', '=', reportId)
    .where('token', '=', token)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The report behind a link, without anything of its owner. */
export async function readShare({ store, clock }: ShareDeps, token: string): Promise<Report> {
  const share = await store.db.selectFrom('report_shares').selectAll().where('token', '=', token).executeTakeFirst();
  if (share === undefined || !isOpenLink(share, clock.now())) throw closedLink();
  const row = await store.db
    .selectFrom('reports')
    .select(['body', 'packed'])
    .where('id', '=', share.report_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const report = row === undefined ? null : await reportOf(row);
  if (report === null) throw closedLink();
  return report;
}
