// Draws claims from the passages of documents, alters each in one word, number, negation or date, and hands claim and alteration to
// all that read them: claims that quote, claims in other words, and sentences with a quotation. Prints how many alterations were
// caught and how many true claims were shown; it ends with 1 below 99 and 97 of 100.
// npm run examine-quotes [-- --count N] [--seed N] [--details] [FILE…]
import { readFileSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '@plumbline/agent/report/testing/fake-prices';
import { paragraphsOf } from '@plumbline/agent/sources/paragraphs';
import { sentencesOf } from '@plumbline/agent/gate/carrier';
import { quoteReaders } from '@plumbline/agent/gate/testing/quote-readers';
import { alterationKinds, alterations } from '@plumbline/agent/gate/testing/alterations';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Alterations of each kind at most. */
    each: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    details: { type: 'boolean', default: false },
  },
});
const out = (text) => process.stdout.write(`${text}\n`);
const folder = new URL('../fixtures/corpus-own/documents/', import.meta.url);
const files =
  positionals.length > 0
    ? positionals
    : readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => new URL(name, folder));
const passages = files
  .flatMap((file) => paragraphsOf(readFileSync(file, 'utf8')))
  .flatMap(({ text }) => sentencesOf(text));
if (passages.length === 0) throw new Error('These documents hold no sentence.');

const random = seededRandom(Number(options.seed));
/** One after the other from a list whose order is drawn. */
const drawn = (all, count) =>
  all
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ one }) => one);

const readers = quoteReaders(passages);
let caught = 0;
let altered = 0;
out(`${passages.length} passages of ${files.length} documents`);
for (const kind of alterationKinds) {
  const chosen = drawn(
    passages.flatMap((passage) => alterations(passage, kind).map((lie) => ({ passage, lie }))),
    Number(options.each),
  );
  const shown = chosen.filter(({ passage, lie }) => readers.some((reader) => reader.shows(lie, passage)));
  altered += chosen.length;
  caught += chosen.length - shown.length;
  out(`${kind.padEnd(10)} ${chosen.length - shown.length} of ${chosen.length} alterations caught`);
  if (options.details) for (const { lie } of shown) out(`  shown: ${lie}`);
}
let kept = 0;
for (const reader of readers) {
  const refused = passages.filter((passage) => !reader.shows(passage, passage));
  kept += passages.length - refused.length;
  out(`${reader.name.padEnd(10)} ${passages.length - refused.length} of ${passages.length} true claims shown`);
  if (options.details) for (const passage of refused) out(`  refused: ${passage}`);
}
const told = passages.length * readers.length;
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
out(
  `${caught} of ${altered} alterations caught (${percent(caught, altered)}), ${kept} of ${told} true claims shown (${percent(kept, told)})`,
);
process.exitCode = caught / altered >= 0.99 && kept / told >= 0.97 ? 0 : 1;
