import { dateOf } from '@plumbline/model/date';
import { signalStatuses } from '@plumbline/model/signal';
import { oneOf, readArguments } from '../arguments.ts';
import { numberOption } from '../number-option.ts';
import type { Verb } from '../verb.ts';

const mostRows = 10_000;

export const signalsVerb: Verb = {
  name: 'signals',
  usage: '[--strategy ID] [--status open|closed|expired] [--limit N] [--json]',
  summary: 'List the signals of the store, the latest first, losers included.',
  details: ['The store is read alone: while a server runs, use its page or its interface.'],
  async run({ args, env, out, say }) {
    const { values } = readArguments(args, {
      strategy: { type: 'string' },
      status: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    const limit = numberOption('--limit', values.limit, 50, { min: 1, max: mostRows, whole: true });
    const status = values.status === undefined ? null : oneOf('--status', values.status, signalStatuses);
    const { openStore } = await import('../../platform/db/open-store.ts');
    const { frozenOf } = await import('../../features/signal/rows.ts');
    const note = (message: string): void => say(`note: ${message}`);
    const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, note });
    try {
      let query = store.db.selectFrom('signals').selectAll();
      if (values.strategy !== undefined) query = query.where('strategy_id', '=', values.strategy);
      if (status !== null) query = query.where('status', '=', status);
      const rows = await query.orderBy('frozen_at', 'desc').orderBy('seq', 'desc').limit(limit).execute();
      const signals = rows.map((row) => ({
        ...frozenOf(row),
        owner: row.owner_id,
        seq: row.seq,
        status: row.status,
        // Written by the settlement from a typed value.
        outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as { readonly returnPct: number }),
      }));
      if (values.json) out(`${JSON.stringify({ signals }, null, 2)}\n`);
      else if (signals.length === 0) say('There are no signals yet. Activate a strategy to start a live record.');
      else
        for (const {
          barTime,
          instrumentId,
          kind,
          side,
          refPrice,
          currency,
          strategyName,
          version,
          ...rest
        } of signals) {
          const result = rest.outcome === null ? rest.status : `${(rest.outcome.returnPct * 100).toFixed(2)}%`;
          const made = rest.simulated ? ' simulated' : '';
          const what = `${kind} ${side > 0 ? 'buy' : 'sell'} at ${refPrice} ${currency}${made}`;
          say(`${dateOf(barTime)}  ${instrumentId}  ${what}  ${strategyName} v${version}  ${result}`);
        }
      return 0;
    } finally {
      await store.close();
    }
  },
};
