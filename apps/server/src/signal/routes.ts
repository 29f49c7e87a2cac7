import {
  activateStrategy,
  changeActivation,
  correctSignal,
  exportLedger,
  exportSignals,
  followSignals,
  listSignals,
  markRead,
  readActivation,
  readTrackRecord,
} from '@plumbline/contract/signal';
import { dateOf } from '@plumbline/model/date';
import type { EventLog } from '../events/event-log.ts';
import { sseResponse } from '../events/sse.ts';
import type { MountedRoute } from '../http/mounted-route.ts';
import { handle } from '../http/mounted-route.ts';
import type { SignalService } from './service.ts';

interface SignalRouteDeps {
  readonly signals: SignalService;
  readonly events: EventLog;
  readonly stopping: AbortSignal;
}

const mostExported = 100_000;

export function signalRoutes({ signals, events, stopping }: SignalRouteDeps): MountedRoute[] {
  return [
    handle(activateStrategy, ({ owner, params, body }) => signals.activate(owner.id, params.id, body)),
    handle(changeActivation, ({ owner, params, body }) =>
      signals.change(owner.id, params.id, body.state, body.channels),
    ),
    handle(readActivation, async ({ owner, params }) => ({
      activation: await signals.activation(owner.id, params.id),
    })),
    handle(listSignals, ({ owner, query }) => signals.list(owner.id, query)),
    handle(exportSignals, async ({ owner, query }) => {
      const { signals: rows } = await signals.list(owner.id, { ...query, limit: mostExported });
      const head =
        'bar,instrument,kind,side,quantity,refPrice,currency,stop,target,reason,strategy,version,status,returnPct,frozenAt,simulated,hash';
      const lines = rows.map((row) =>
        [
          dateOf(row.barTime),
          row.instrumentId,
          row.kind,
          row.side > 0 ? 'buy' : 'sell',
          row.quantity,
          row.refPrice,
          row.currency,
          row.stop ?? '',
          row.target ?? '',
          row.reason,
          quoted(row.strategyName),
          row.version,
          row.status,
          row.outcome?.returnPct ?? '',
          new Date(row.frozenAt).toISOString(),
          row.simulated,
          row.hash,
        ].join(','),
      );
      return new Response(`${[head, ...lines].join('\n')}\n`, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="signals.csv"',
          'cache-control': 'no-store',
        },
      });
    }),
    handle(exportLedger, async ({ owner }) => {
      const lines = (await signals.ledger(owner.id)).map((entry) => JSON.stringify(entry));
      return new Response(lines.length === 0 ? '' : `${lines.join('\n')}\n`, {
        headers: {
          'content-type': 'application/x-ndjson',
          'content-disposition': 'attachment; filename="ledger.jsonl"',
          'cache-control': 'no-store',
        },
      });
    }),
    handle(correctSignal, async ({ owner, params, body }) => ({
      seq: await signals.correct(owner.id, params.id, body.text),
    })),
    handle(markRead, async ({ owner, body }) => ({ unread: await signals.markRead(owner.id, body.ids) })),
    handle(readTrackRecord, ({ owner, query }) => signals.record(owner.id, query.strategyId)),
    handle(followSignals, async ({ owner, request }) =>
      sseResponse({
        log: events,
        stream: signals.stream(owner.id),
        lastEventId: request.headers.get('last-event-id'),
        signal: AbortSignal.any([stopping, request.signal]),
        print: ({ body }) => body,
      }),
    ),
  ];
}

/** A cell of text; a spreadsheet must not take it for a formula. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
