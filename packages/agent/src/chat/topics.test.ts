import { balanceSheet } from '@plumbline/model/metrics/balance-sheet';
import { cashFlow } from '@plumbline/model/metrics/cash-flow';
import { incomeStatement } from '@plumbline/model/metrics/income-statement';
import { locales } from '@plumbline/model/locale';
import { foldWord } from '@plumbline/reading/text/fold';
import { questionVocabulary } from '@plumbline/reading/vocabulary/vocabulary';
import { describe, expect, it } from 'vitest';
import { metricOfTopic } from './topics.ts';

/** What the reader of questions makes of a label, as the figures of the catalogue. */
function figuresCalled(label: string): readonly string[] {
  const meanings = questionVocabulary.surfaces.get(foldWord(label)) ?? [];
  return meanings.flatMap(({ kind, id }) => (kind === 'metric' ? [metricOfTopic(id) ?? ''] : []));
}

/** Labels that are words of everyday sums, or of shares, when they stand alone. */
const alone: ReadonlySet<string> = new Set(['loans', 'deposits', 'publicFloat']);

describe('a line of the statements', () => {
  const lines = [incomeStatement, balanceSheet, cashFlow].flat().filter(({ id }) => !alone.has(id));
  it('can be asked for by the label it carries, in each language', () => {
    const unknown = lines.flatMap(({ id, label }) =>
      locales.filter((locale) => !figuresCalled(label[locale]).includes(id)).map((locale) => `${id} ${label[locale]}`),
    );
    expect(lines.length).toBeGreaterThan(40);
    expect(unknown).toEqual([]);
  });
});
