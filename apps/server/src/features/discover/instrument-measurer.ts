import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { MeasuredInstrument } from '@plumbline/agent/screen/measure-instrument';
import type { InstrumentMeasurer, MeasureRequest } from './measure.ts';
import { askMarket } from '../../platform/threads/ask-market.ts';
import { link } from '../../platform/threads/link.ts';

/** A measurement as it can be copied to a thread; `questions`: those that the market data of the process answers. */
export type ThreadMeasure = MeasureRequest & { readonly questions: readonly string[] };

type MeasureOnThread = (request: ThreadMeasure, back: MessagePort) => Promise<MeasuredInstrument>;

/**
 * Instruments measured on the pool. As with reports, simulated figures are made on the thread, and real ones are asked
 * of the market data of this process.
 */
export function pooledInstrumentMeasurer(measureOnThread: MeasureOnThread): InstrumentMeasurer {
  return async (request, data) => {
    const { port1: here, port2: there } = new MessageChannel();
    const { questions, calls } = askMarket(data);
    link(here, calls);
    try {
      return await measureOnThread({ ...request, questions }, there);
    } finally {
      here.close();
    }
  };
}
