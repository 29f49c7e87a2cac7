import { mostTextLength } from '@plumbline/model/text-limit';
import { median, print, type Measurement } from './lib/measure.ts';
import { gzBytesByPart, modulesLoaded } from './lib/reading-size.ts';
import { corpusSentences, longTexts, namesInSentences, type TextToRead } from './lib/texts-to-read.ts';

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** Median milliseconds of each text in so many passes over all of them, after one that does not count. */
function timesOf(texts: readonly TextToRead[], passes: number): readonly number[] {
  const times = texts.map((): number[] => []);
  for (let pass = 0; pass <= passes; pass += 1)
    for (const [at, { read }] of texts.entries()) {
      const startedAt = performance.now();
      read();
      if (pass > 0) times[at]?.push(performance.now() - startedAt);
    }
  return times.map(median);
}

function speed(): readonly Measurement[] {
  const corpora = timesOf(corpusSentences(), 5);
  const names = timesOf(namesInSentences(), 3);
  const longest = Math.max(...timesOf(longTexts(10_000), 3));
  const allowed = Math.max(...timesOf(longTexts(mostTextLength), 3));
  return [
    { id: 'reading: a sentence of the corpora, p50', value: quantile(corpora, 0.5), unit: 'ms' },
    { id: 'reading: a sentence of the corpora, p99', value: quantile(corpora, 0.99), unit: 'ms', budget: 20 },
    { id: 'reading: a name in a sentence, p50', value: quantile(names, 0.5), unit: 'ms' },
    { id: 'reading: a name in a sentence, p99', value: quantile(names, 0.99), unit: 'ms', budget: 20 },
    { id: 'reading: 10,000 characters, the slowest shape', value: longest, unit: 'ms', budget: 100 },
    { id: 'reading: 4,000 characters, the most that boxes read', value: allowed, unit: 'ms', budget: 100 },
  ];
}

async function sizes(): Promise<readonly Measurement[]> {
  const bytes = await gzBytesByPart(modulesLoaded());
  const own = [...bytes].filter(([part]) => part.startsWith('reading: ')).reduce((sum, [, size]) => sum + size, 0);
  return [
    ...[...bytes]
      .toSorted(([, a], [, b]) => b - a)
      .map(([part, size]) => ({ id: `size of ${part}`, value: size / 1000, unit: 'kB gz' })),
    { id: 'size of the package with its vocabulary', value: own / 1000, unit: 'kB gz', budget: 90 },
  ];
}

print([...(await sizes()), ...speed()]);
