import type { NetworkSeries } from '@plumbline/model/network-series';
import { networkAsOf } from '@plumbline/model/network-series';
import type { Source } from '@plumbline/model/source';
import { ask } from '../ask.ts';
import type { GatherRequest } from './gather-prices.ts';

/** What one source counts of a coin's network, as it was known on the report's date. */
export interface NetworkReading {
  readonly series: NetworkSeries;
  readonly source: Source;
}

/** Figures of a coin's network from every connected source; of anything else, or where no source answers, none. */
export async function gatherNetwork({
  instrument,
  data,
  asOf,
  simulated,
}: GatherRequest): Promise<readonly NetworkReading[]> {
  if (instrument.kind !== 'crypto' || data.network === undefined) return [];
  try {
    const answers = await data.network(instrument.id, { asOf });
    const asked = await Promise.all(answers.map((answer) => ask(Promise.resolve(answer), simulated)));
    return asked.flatMap(({ asked: got }) =>
      got.ok ? [{ series: networkAsOf(got.value, asOf), source: got.source }] : [],
    );
  } catch {
    // Models of a network may be missing; the report names each with its reason.
    return [];
  }
}
