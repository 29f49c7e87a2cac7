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
import type { LedgerAnchor } from '@plumbline/quant/signal/ledger';
import type { EventLog } from '../../platform/events/event-log.ts';
import { sseResponse } from '../../platform/events/sse.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
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
      const end = await signals.head(owner.id);
      const { signals: rows } = await signals.list(owner.id, { ...query, limit: mostExported });
      const head =
        'bar,instrument,kind,side,quantity,refPrice,currency,stop,target,reason,strategy,version,status,returnPct,frozenAt,simulated,catchUp,hash';
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
          row.catchUp,
          row.hash,
        ].join(','),
      );
      return new Response(`${[head, ...lines].join('\n')}\n`, {
        headers: { 'content-type': 'text/csv; charset=utf-8', ...download('signals', 'csv', end) },
      });
    }),
    handle(exportLedger, async ({ owner }) => {
      const { entries, end } = await signals.ledger(owner.id);
      const lines = entries.map((entry) => JSON.stringify(entry));
      return new Response(lines.length === 0 ? '' : `${lines.join('\n')}\n`, {
        headers: { 'content-type': 'application/x-ndjson', ...download('ledger', 'jsonl', end) },
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

const shownOfHead = 16;

/** A file that says, in its name and beside it, how many entries the ledger had and what its last fingerprint was. */
function download(name: string, ending: string, end: LedgerAnchor | null): Readonly<Record<string, string>> {
  const known = end === null ? '' : `-${end.entries}-${end.head.slice(0, shownOfHead)}`;
  return {
    'content-disposition': `attachment; filename="${name}${known}.${ending}"`,
    'cache-control': 'no-store',
    ...(end === null ? {} : { 'plumbline-ledger': `entries=${end.entries}; head=${end.head}` }),
  };
}

/** A cell of text; a spreadsheet must not take it for a formula. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
