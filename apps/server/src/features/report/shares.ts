import type { ReportShareView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import type { LinkRow } from '../../platform/share-link.ts';
import { closedLink, isOpenLink, newLink } from '../../platform/share-link.ts';
import { readShown } from './store/bodies.ts';
import { findShare, insertShare, listShares, revokeShare } from './store/shares.ts';
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
  await insertShare(store.db, { ...link, report_id: reportId });
  return view(link);
}

export async function openShares({ store, clock }: ShareDeps, reportId: string): Promise<ReportShareView[]> {
  const rows = await listShares(store.db, reportId);
  return rows.filter((row) => isOpenLink(row, clock.now())).map(view);
}

export async function closeShare({ store, clock }: ShareDeps, reportId: string, token: string): Promise<void> {
  await revokeShare(store.db, reportId, token, clock.now());
}

/** The report behind a link, without anything of its owner. */
export async function readShare({ store, clock }: ShareDeps, token: string): Promise<Report> {
  const share = await findShare(store.db, token);
  if (share === undefined || !isOpenLink(share, clock.now())) throw closedLink();
  const row = await readShown(store.db, share.report_id);
  const report = row === undefined ? null : await reportOf(store.bodies, row);
  if (report === null) throw closedLink();
  return report;
}
