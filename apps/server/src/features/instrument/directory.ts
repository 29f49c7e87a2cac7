import type { Instrument } from '@plumbline/model/instrument';
import type { Directory } from '@plumbline/reading/directory/directory';
import type { MarketHandle } from '../../platform/market-handle.ts';
import { namesPort } from '../../platform/market-handle.ts';

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
