import {
  createReport,
  deleteReport,
  exportReport,
  followReport,
  listReportShares,
  listReports,
  readReport,
  readSharedReport,
  restoreReport,
  revokeReportShare,
  shareReport,
  stopReport,
} from '@plumbline/contract/report';
import type { RunEvent } from '@plumbline/model/report';
import type { EventLog } from '../../platform/events/event-log.ts';
import { sseResponse } from '../../platform/events/sse.ts';
import type { StoredEvent } from '../../platform/events/stream-tail.ts';
import { idempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { ExportDeps } from './export.ts';
import { exportedReport } from './export.ts';
import type { ReportService } from './service.ts';

interface ReportRouteDeps extends Omit<ExportDeps, 'reports'> {
  readonly reports: ReportService;
  readonly events: EventLog;
  /** Aborts when the server stops: streams end and the browser resumes them elsewhere. */
  readonly stopping: AbortSignal;
}

export function reportRoutes({ reports, events, stopping, ...exporting }: ReportRouteDeps): MountedRoute[] {
  return [
    handle(createReport, ({ owner, body, request }) =>
      reports.create(owner.id, { ...body, idempotencyKey: idempotencyKey(request) }),
    ),
    handle(listReports, ({ owner, query }) => reports.list(owner.id, query)),
    handle(
      readReport,
      async ({ owner, params, request }) =>
        (await reports.stored(owner.id, params.id, request)) ?? reports.read(owner.id, params.id),
    ),
    handle(followReport, async ({ owner, params, request }) => {
      const stream = await reports.stream(owner.id, params.id);
      return sseResponse({
        log: events,
        stream,
        lastEventId: request.headers.get('last-event-id'),
        signal: AbortSignal.any([stopping, request.signal]),
        print: (event) => printEvent(params.id, event),
      });
    }),
    handle(stopReport, ({ owner, params }) => reports.stop(owner.id, params.id)),
    handle(deleteReport, async ({ owner, params }) => {
      await reports.remove(owner.id, params.id);
      return { ok: true as const };
    }),
    handle(restoreReport, ({ owner, params }) => reports.restore(owner.id, params.id)),
    handle(shareReport, ({ owner, params, body }) => reports.share(owner.id, params.id, body.days)),
    handle(listReportShares, async ({ owner, params }) => ({ shares: await reports.shares(owner.id, params.id) })),
    handle(revokeReportShare, async ({ owner, params }) => {
      await reports.unshare(owner.id, params.id, params.token);
      return { ok: true as const };
    }),
    handle(readSharedReport, async ({ params }) => ({ report: await reports.shared(params.token) })),
    handle(exportReport, ({ owner, params, query }) =>
      exportedReport({ reports, ...exporting }, owner.id, params.id, query),
    ),
  ];
}

function printEvent(runId: string, { seq, body }: StoredEvent): string {
  // Appended by the report service from a typed value.
  const event = JSON.parse(body) as Omit<RunEvent, 'seq' | 'runId'>;
  return JSON.stringify({ runId, seq, ...event });
}
