import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { vocabulary } from './vocabulary/vocabulary.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

function sentencesOf(file: string): readonly string[] {
  const lines = readFileSync(`${root}fixtures/corpus/${file}`, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => {
      const item = JSON.parse(line) as { text?: string; turns?: readonly { user: string }[] };
      return item.text === undefined ? (item.turns ?? []).map(({ user }) => user) : [item.text];
    });
}

/** Runs of eight Han characters and of five English words, which hardly stand in two sentences by chance. */
function runsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [run] of text.matchAll(/\p{Script=Han}{8,}/gu))
    for (let at = 0; at + 8 <= run.length; at += 1) found.add(run.slice(at, at + 8));
  for (const clause of text.toLowerCase().split(/[;|\n]/u)) {
    const words = [...clause.matchAll(/[a-z0-9'%/&-]+/gu)].map(([word]) => word);
    for (let at = 0; at + 5 <= words.length; at += 1) found.add(words.slice(at, at + 5).join(' '));
  }
  return found;
}

it('holds no piece of a sentence of the corpora in its code, tables or tests', () => {
  const counts = new Map<string, number>();
  for (const sentence of [...sentencesOf('strategies-screens-edits.jsonl'), ...sentencesOf('questions.jsonl')])
    for (const run of runsIn(sentence)) counts.set(run, (counts.get(run) ?? 0) + 1);
  // What three people type is how one says it, and the name of a figure is its name.
  const figures = [...vocabulary.surfaces]
    .filter(([, meanings]) => meanings.some(({ kind }) => kind === 'metric'))
    .map(([surface]) => surface);
  const files = globSync('packages/reading/src/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(40);
  const leaks = files.flatMap((file) => {
    const runs = runsIn(readFileSync(root + file, 'utf8'));
    return [...runs]
      .filter((run) => (counts.get(run) ?? 3) < 3 && !figures.some((figure) => figure.includes(run)))
      .map((run) => `${file}: ${run}`);
  });
  expect(leaks).toEqual([]);
});
