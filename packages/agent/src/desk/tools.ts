import { labelOfFact } from '../gate/frames/naming.ts';
import type { DeskTool } from './ask.ts';
import type { DeskPack } from './pack.ts';
import { toldFact, toldReading, toldSpan } from './prompts.ts';

const most = 30;

const schema = (properties: Record<string, unknown>, required: readonly string[] = []): Record<string, unknown> => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a voice may look up beyond what it was handed. All of it is as of the report's date, because it is the report's. */
export function deskTools(pack: DeskPack): Readonly<Record<string, DeskTool>> {
  const { report, documents, spans, readings, index } = pack;
  const known = new Map(report.facts.map((fact) => [fact.id, fact]));
  return {
    figures: {
      description: 'Figures of the report by words of their names or ids, the latest first.',
      schema: schema({ words: text }, ['words']),
      run(given) {
        const words = textOf(given['words'])
          .toLowerCase()
          .split(/\s+/)
          .filter((word) => word.length > 1);
        const found = report.facts.filter((fact) => {
          const name = `${fact.id} ${labelOfFact(fact).en} ${labelOfFact(fact)['zh-CN']}`.toLowerCase();
          return words.length > 0 && words.every((word) => name.includes(word));
        });
        return found
          .toSorted((a, b) => ((a.period?.end ?? a.asOf) < (b.period?.end ?? b.asOf) ? 1 : -1))
          .slice(0, most)
          .map(toldFact);
      },
    },
    readings: {
      description: 'Sentences the report wrote by its rules, with the side they speak for.',
      schema: schema({}),
      run: () => readings.map(toldReading(known)),
    },
    'search-text': {
      description: 'Passages of the documents about the instrument that answer a query.',
      schema: schema({ query: text }, ['query']),
      run: (given) => ({ untrusted: index.search(textOf(given['query']), 8).map(toldSpan) }),
    },
    'read-span': {
      description: 'A passage with those around it.',
      schema: schema({ span: text }, ['span']),
      run(given) {
        const found = spans.get(textOf(given['span']));
        const at = found?.document.spans.findIndex(({ id }) => id === found.span.id) ?? -1;
        if (found === undefined || at < 0) return { error: 'There is no such passage.' };
        const around = found.document.spans.slice(Math.max(0, at - 2), at + 3);
        return { untrusted: around.map((span) => toldSpan({ document: found.document, span })) };
      },
    },
    documents: {
      description: 'Documents about the instrument that were known on the date.',
      schema: schema({}),
      run: () => documents.map(({ id, title, form, knownAt }) => ({ document: id, title, form, known: knownAt })),
    },
    gaps: {
      description: 'What the report could not find, with the reason.',
      schema: schema({}),
      run: () => report.gaps.map(({ what, why }) => ({ what: what.en, why: why.en })),
    },
  };
}
