import { MessageChannel } from 'node:worker_threads';
import type { InstrumentMeasurer } from './measure.ts';
import { askMarket } from '../../platform/threads/ask-market.ts';
import { link } from '../../platform/threads/link.ts';
import type { ThreadPool } from '../../platform/threads/thread-pool.ts';

/**
 * Instruments measured on the pool. As with reports, simulated figures are made on the thread, and real ones are asked
 * of the market data of this process.
 */
export function pooledInstrumentMeasurer(pool: ThreadPool): InstrumentMeasurer {
  return async (order, data) => {
    const { port1: here, port2: there } = new MessageChannel();
    const { questions, calls } = askMarket(data);
    link(here, calls);
    try {
      return await pool.call('measure', { ...order, questions }, there);
    } finally {
      here.close();
    }
  };
}
