import {
  followLab,
  listLabs,
  openLab,
  readLab,
  readLabOffer,
  startLab,
  stopLab,
  tellLab,
} from '@plumbline/contract/strategy-lab';
import type { EventLog } from '../../platform/events/event-log.ts';
import { sseResponse } from '../../platform/events/sse.ts';
import { idempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { LabService } from './service.ts';

interface LabRouteDeps {
  readonly labs: LabService;
  readonly events: EventLog;
  /** Aborts when the server stops: streams end and the browser resumes them elsewhere. */
  readonly stopping: AbortSignal;
}

export function labRoutes({ labs, events, stopping }: LabRouteDeps): MountedRoute[] {
  return [
    handle(readLabOffer, ({ owner }) => labs.offer(owner.id)),
    handle(startLab, ({ owner, body, request }) =>
      labs.start(owner.id, { ...body, requestKey: idempotencyKey(request) }),
    ),
    handle(listLabs, ({ owner, query }) => labs.list(owner.id, query)),
    handle(readLab, ({ owner, params }) => labs.read(owner.id, params.id)),
    handle(followLab, async ({ owner, params, request }) =>
      sseResponse({
        log: events,
        stream: await labs.stream(owner.id, params.id),
        lastEventId: request.headers.get('last-event-id'),
        signal: AbortSignal.any([stopping, request.signal]),
        print: ({ body }) => body,
      }),
    ),
    handle(stopLab, ({ owner, params }) => labs.stop(owner.id, params.id)),
    handle(tellLab, ({ owner, params, body }) => labs.tell(owner.id, params.id, body.words)),
    handle(openLab, ({ owner, params, body }) => labs.open(owner.id, params.id, body.number)),
  ];
}
