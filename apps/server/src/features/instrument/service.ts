import type { InstrumentView } from '@plumbline/contract/instrument';
import { PlumblineError } from '@plumbline/model/errors';
import { type Instrument, type InstrumentId, displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { decimalsAt } from '@plumbline/model/price-decimals';
import { type MarketHandle, namesPort } from '../../platform/market-handle.ts';
import type { Directory } from '@plumbline/reading/directory/directory';

const built = new WeakMap<readonly Instrument[], Directory>();

/** All names and codes known by now, for reading texts. Built once a list; the reader is loaded with the first text. */
export async function readingDirectory(market: MarketHandle): Promise<Directory> {
  const list = (await (await namesPort(market)).listed?.()) ?? [];
  const known = built.get(list);
  if (known !== undefined) return known;
  const { buildDirectory } = await import('@plumbline/reading/directory/directory');
  const { listingOf } = await import('@plumbline/reading/directory/listing-of');
  const { isVocabularyWord } = await import('@plumbline/reading/vocabulary/vocabulary');
  const directory = buildDirectory(list.map(listingOf), isVocabularyWord);
  built.set(list, directory);
  return directory;
}

/**
 * Free text to one instrument; several or none is the caller's question back to the user, never a guess. With a date, a code
 * means who had it then.
 */
export async function resolveOne(market: MarketHandle, text: string, asOf?: string): Promise<Instrument> {
  const names = await namesPort(market);
  const resolution = await names.resolve(text, asOf === undefined ? {} : { asOf });
  if (resolution.kind === 'one') return resolution.instrument;
  if (resolution.kind === 'ambiguous') {
    const candidates = resolution.candidates.map(instrumentView);
    throw new PlumblineError(
      'ambiguous-instrument',
      `"${text}" fits ${candidates.map(({ id }) => id).join(', ')}. Say which one.`,
      { candidates },
    );
  }
  const suggestions = resolution.suggestions.map(instrumentView);
  const near = suggestions.map(({ id }) => id).join(', ');
  throw new PlumblineError(
    'unknown-instrument',
    `"${text}" is not an instrument we know. ${near === '' ? 'Check the spelling.' : `Near: ${near}.`}`,
    { suggestions },
  );
}

/** A canonical id as it stands in an address. */
export function readId(text: string): InstrumentId {
  const id = parseInstrumentId(text);
  if (id === null) {
    throw new PlumblineError(
      'bad-input',
      `"${text.slice(0, 40)}" is not an instrument id such as US:NVDA or HK:00700.`,
    );
  }
  return id;
}

export async function readInstrument(market: MarketHandle, text: string): Promise<Instrument> {
  const id = readId(text);
  const instrument = await (await namesPort(market)).instrument(id);
  if (instrument === null) throw new PlumblineError('unknown-instrument', `${id} is not an instrument we know.`);
  return instrument;
}

/** Identity as the wire carries it. */
export function instrumentView(instrument: Instrument): InstrumentView {
  const { id, kind, market, exchange, currency, name, priceDecimals } = instrument;
  return { id, kind, market, exchange, currency, name: { ...name }, symbol: displaySymbol(id), priceDecimals };
}

/** The same beside a price of a day, which is printed with the digits that mean something at it, as in a report. */
export function pricedView(instrument: Instrument, price: number | null, date: string | null): InstrumentView {
  const view = instrumentView(instrument);
  return price === null || date === null ? view : { ...view, priceDecimals: decimalsAt(instrument, price, date) };
}
