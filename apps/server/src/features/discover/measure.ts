import { measureInstrument, type MeasuredInstrument } from '@plumbline/agent/screen/measure-instrument';
import type { Instrument } from '@plumbline/model/instrument';
import type { MarketDataPort } from '@plumbline/model/ports';

/** What is to be measured: one instrument on one side as of a date. */
export interface MeasureRequest {
  readonly instrument: Instrument;
  readonly simulated: boolean;
  readonly asOf: string;
}

/** The figures of one instrument; the market data is the caller's. */
export type InstrumentMeasurer = (request: MeasureRequest, data: MarketDataPort) => Promise<MeasuredInstrument>;

/** Measured in this thread. */
export const measureHere: InstrumentMeasurer = (request, data) => measureInstrument({ ...request, data });
