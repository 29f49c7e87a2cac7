import { indexSurfaces, type TableWord, type SurfaceIndex } from '../text/surface-index.ts';
import { asideRows } from './aside-words.ts';
import { chartRows } from './chart-words.ts';
import { chineseRows } from './chinese-words.ts';
import { companyRows } from './company-words.ts';
import { composingRows } from './composing-words.ts';
import { elsewhereRows } from './elsewhere-words.ts';
import { editRows } from './edit-words.ts';
import { eventRows } from './events.ts';
import { everydayRows } from './everyday-words.ts';
import { figureRows } from './figure-words.ts';
import { glossaryRows } from './glossary-words.ts';
import { groupRows } from './groups.ts';
import { indicatorRows } from './indicators.ts';
import { jargonRows } from './jargon-words.ts';
import { lightRows } from './light-words.ts';
import { requestRows } from './request-words.ts';
import { metricRows } from './metrics.ts';
import { orderRows } from './order-words.ts';
import { plainRows } from './plain-words.ts';
import { priceRows } from './prices.ts';
import { regimeRows } from './regime-words.ts';
import { readRows, type Meaning, type Row } from './rows.ts';
import { sayingRows } from './saying-words.ts';
import { screenNameRows } from './screen-names.ts';
import { screenPhraseRows } from './screen-phrase-words.ts';
import { screenRows } from './screen-words.ts';
import { selectionRows } from './selection-words.ts';
import { productRows } from './product-words.ts';
import { periodRows } from './question-periods.ts';
import { questionRuleRows } from './question-rules.ts';
import { questionTopicRows } from './question-topics.ts';
import { questionRows } from './question-words.ts';
import { strategyRows } from './strategy-words.ts';
import { streetRows } from './street-words.ts';
import { topicRows } from './topics.ts';
import { traderRows } from './trader-words.ts';
import { placeRows, rankRows, structureRows, wordRows } from './words.ts';

export type { Meaning } from './rows.ts';

export interface Vocabulary {
  readonly index: SurfaceIndex<Meaning>;
  /** Every folded surface with its meanings. */
  readonly surfaces: ReadonlyMap<string, readonly Meaning[]>;
}

const tables = [
  metricRows,
  priceRows,
  indicatorRows,
  eventRows,
  topicRows,
  groupRows,
  jargonRows,
  requestRows,
  wordRows,
  structureRows,
  placeRows,
  rankRows,
  strategyRows,
  screenRows,
  orderRows,
  regimeRows,
  selectionRows,
  chartRows,
  sayingRows,
  composingRows,
  asideRows,
  plainRows,
  companyRows,
  screenNameRows,
  everydayRows,
  traderRows,
  chineseRows,
  streetRows,
];

function build(rows: readonly Row[]): Vocabulary {
  const surfaces = new Map<string, Meaning[]>();
  const list: TableWord<Meaning>[] = [];
  for (const [meaning, words] of rows) {
    for (const text of words) {
      list.push({ text, value: meaning });
      surfaces.set(text, [...(surfaces.get(text) ?? []), meaning]);
    }
  }
  return { index: indexSurfaces(list), surfaces };
}

/** All that the product has words for, in three languages. */
export const vocabulary: Vocabulary = build(tables.flatMap(readRows));

/** The same with what only lists of companies are said with. */
export const screenVocabulary: Vocabulary = build([...tables, screenPhraseRows].flatMap(readRows));

/** The same with what only changes are said with. */
export const editVocabulary: Vocabulary = build([...tables, editRows].flatMap(readRows));

/** What questions share with the rules of strategies: numbers and their units, days and months. */
const sharedKinds: ReadonlySet<string> = new Set(['unit', 'money', 'share', 'day', 'month', 'rel', 'p']);

function questionWords(): Vocabulary {
  const own = [
    questionRows,
    lightRows,
    glossaryRows,
    elsewhereRows,
    periodRows,
    questionTopicRows,
    figureRows,
    questionRuleRows,
    productRows,
  ].flatMap(readRows);
  // A word of several figures, such as "dividend", is decided by the question, not by the row it stands in; GM makes cars.
  const open = new Set(['gm', ...own.filter(([{ kind }]) => kind === 'many').flatMap(([, words]) => words)]);
  const registries = [metricRows, priceRows, indicatorRows, eventRows, topicRows, groupRows].flatMap(readRows);
  const shared = [wordRows, structureRows, placeRows, rankRows, strategyRows]
    .flatMap(readRows)
    .filter(([{ kind }]) => sharedKinds.has(kind));
  return build([
    ...own,
    ...registries.map(([meaning, words]): Row => [meaning, words.filter((word) => !open.has(word))]),
    ...shared,
  ]);
}

/** The words of questions: those of the registries, and how one asks for them. */
export const questionVocabulary: Vocabulary = questionWords();

export function isVocabularyWord(text: string): boolean {
  return vocabulary.surfaces.has(text) || (/^[a-z]+$/u.test(text) && questionVocabulary.surfaces.has(text));
}
