import { followDesk, listDesks, readDesk, readDeskOffer, startDesk, stopDesk } from '@plumbline/contract/desk';
import type { EventLog } from '../../platform/events/event-log.ts';
import { sseResponse } from '../../platform/events/sse.ts';
import { idempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { DeskService } from './service.ts';

interface DeskRouteDeps {
  readonly desks: DeskService;
  readonly events: EventLog;
  /** Aborts when the server stops: streams end and the browser resumes them elsewhere. */
  readonly stopping: AbortSignal;
}

export function deskRoutes({ desks, events, stopping }: DeskRouteDeps): MountedRoute[] {
  return [
    handle(readDeskOffer, ({ owner, query }) => desks.offer(owner.id, query)),
    handle(startDesk, ({ owner, body, request }) =>
      desks.start(owner.id, { ...body, requestKey: idempotencyKey(request) }),
    ),
    handle(listDesks, ({ owner, query }) => desks.list(owner.id, query)),
    handle(readDesk, ({ owner, params }) => desks.read(owner.id, params.id)),
    handle(followDesk, async ({ owner, params, request }) =>
      sseResponse({
        log: events,
        stream: await desks.stream(owner.id, params.id),
        lastEventId: request.headers.get('last-event-id'),
        signal: AbortSignal.any([stopping, request.signal]),
        print: ({ body }) => body,
      }),
    ),
    handle(stopDesk, ({ owner, params }) => desks.stop(owner.id, params.id)),
  ];
}
