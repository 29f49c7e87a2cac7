import type { Instrument } from '@plumbline/model/instrument';
import type { Source } from '@plumbline/model/source';

/** Raised whenever the same seed would give other numbers than before. */
const generatorVersion = 3;

/** How a receipt names the generator: `market-sim 3 · seed 4620`. */
export function generatorName(seed: number): string {
  return `market-sim ${generatorVersion} · seed ${seed}`;
}

export type SimulatedKind =
  'prices' | 'statements' | 'events' | 'quote' | 'instruments' | 'news' | 'measures' | 'network';

const titles: Readonly<Record<SimulatedKind, string>> = {
  prices: 'Simulated prices',
  statements: 'Simulated statements',
  events: 'Simulated events',
  quote: 'Simulated quote',
  instruments: 'Simulated instruments',
  news: 'Simulated news',
  measures: 'Simulated figures',
  network: 'Simulated network',
};

/** Where simulated figures come from. Sources in this folder are made in this file alone, so none can look real. */
export function simulatedSource(
  kind: SimulatedKind,
  instrument: Instrument,
  seed: number,
  retrievedAt: number,
  asOf: string,
): Source {
  return {
    id: simulatedSourceId(kind, instrument),
    kind: 'simulated',
    publisher: 'Plumbline simulated market',
    title: `${titles[kind]} of ${instrument.name.en}`,
    retrievedAt,
    asOf,
    locator: generatorName(seed),
    simulated: true,
  };
}

export function simulatedSourceId(kind: SimulatedKind, instrument: Instrument): string {
  return `simulated-${kind}-${instrument.id}`;
}

/** The same for exchange rates and series of the economy, which belong to no instrument. */
export function simulatedSeriesSource(
  what: { readonly id: string; readonly title: string },
  seed: number,
  retrievedAt: number,
  asOf: string,
): Source {
  return {
    id: `simulated-${what.id}`,
    kind: 'simulated',
    publisher: 'Plumbline simulated market',
    title: what.title,
    retrievedAt,
    asOf,
    locator: generatorName(seed),
    simulated: true,
  };
}
