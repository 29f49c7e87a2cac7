// Reads every sentence of the corpora and marks it: `npm run score [strategy|screen|edit|questions|boxes] [--list MARK] [--id PART] [--corpus DIR]`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '../packages/market/src/resolve/catalogue.ts';
import { buildDirectory } from '../packages/reading/src/directory/directory.ts';
import { listingOf } from '../packages/reading/src/directory/listing-of.ts';
import { printReading } from '../packages/reading/src/print-reading.ts';
import { readDialogue } from '../packages/reading/src/read-dialogue.ts';
import { scoreFormal } from '../packages/reading/src/testing/score-formal.ts';
import { scoreQuestion } from '../packages/reading/src/testing/score-questions.ts';
import { isVocabularyWord } from '../packages/reading/src/vocabulary/vocabulary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string' }, id: { type: 'string' }, corpus: { type: 'string', default: 'fixtures/corpus' } },
});
const groups = positionals.length === 0 ? ['screen', 'strategy', 'edit', 'questions', 'boxes'] : positionals;
const directory = buildDirectory(catalogue.map(listingOf), isVocabularyWord);
const today = '2026-11-23';

function linesOf(file) {
  const lines = readFileSync(join(root, values.corpus, file), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

function print(title, tally) {
  const all = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const cells = [...tally].map(([mark, count]) => `${mark} ${count} (${((100 * count) / all).toFixed(1)} %)`);
  process.stdout.write(`${title}: ${all} · ${cells.join(' · ')}\n`);
}

function list(id, mark, text, details) {
  const isWanted = values.id === undefined ? values.list === mark : id.includes(values.id);
  if (isWanted) process.stdout.write(`\n${id} ${mark}: ${text}\n${details.map((line) => `    ${line}\n`).join('')}`);
}

const formalGroups = groups.filter((one) => one !== 'questions' && one !== 'boxes');
const formal = formalGroups.length === 0 ? [] : linesOf('strategies-screens-edits.jsonl');
for (const group of formalGroups) {
  const tally = new Map([
    ['exact', 0],
    ['also', 0],
    ['asked well', 0],
    ['asked without need', 0],
    ['silent', 0],
  ]);
  for (const item of formal.filter((one) => one.group === group)) {
    const box = group === 'screen' ? 'screen' : 'strategy';
    const { id, text, given, lang } = item;
    const reading = readDialogue({ text, given }, { locale: lang, box, directory, today });
    const { mark, differs } = scoreFormal(item, printReading(reading));
    tally.set(mark, tally.get(mark) + 1);
    list(id, mark, text, differs);
  }
  print(group, tally);
}

if (groups.includes('questions')) {
  const tally = new Map([
    ['right', 0],
    ['asked', 0],
    ['partly', 0],
    ['another question', 0],
  ]);
  for (const { id, lang, turns } of linesOf('questions.jsonl')) {
    const history = [];
    for (const { user, expect } of turns) {
      const reading = readDialogue({ text: user, history }, { locale: lang, box: 'chat', directory, today });
      history.push(user);
      const { mark, differs } = scoreQuestion(expect, printReading(reading), today);
      tally.set(mark, tally.get(mark) + 1);
      list(id, mark, user, differs);
    }
  }
  print('questions', tally);
}

if (groups.includes('boxes')) {
  // The same words mean the same wherever they are typed: act and slots of every text, one box against another.
  const tally = new Map([
    ['same', 0],
    ['another', 0],
  ]);
  const compare = (id, text, context) => {
    const [first, ...rest] = ['chat', 'home', 'strategy'].map((box) => {
      const { state, question, echo, ...slots } = printReading(
        readDialogue({ text, ...context }, { locale: context.lang, box, directory, today }),
      );
      return JSON.stringify(slots);
    });
    const mark = rest.every((one) => one === first) ? 'same' : 'another';
    tally.set(mark, tally.get(mark) + 1);
    list(id, mark, text, [first, ...rest]);
  };
  for (const { id, lang, turns } of linesOf('questions.jsonl')) {
    for (const [at, { user }] of turns.entries())
      compare(id, user, { lang, history: turns.slice(0, at).map((turn) => turn.user) });
  }
  for (const { id, text, given, lang } of linesOf('strategies-screens-edits.jsonl')) compare(id, text, { given, lang });
  print('boxes', tally);
}
