// The words of docs/glossary.md that are not to be used, and where code still uses them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './import-graph.mjs';

/** Names in the last column that look like paths are places, not words. */
const isWord = (text) => /^[A-Za-z][A-Za-z ]*$/.test(text);

function forbiddenWords() {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  return rows.flatMap((row) => {
    const last = row.split('|').at(-2) ?? '';
    return [...last.matchAll(/`([^`]+)`/g)].map(([, word]) => word).filter(isWord);
  });
}

export function wordsLeft(sources) {
  const words = forbiddenWords();
  const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'g');
  const found = [];
  for (const { path, text } of sources.values()) {
    text.split('\n').forEach((line, at) => {
      for (const [word] of line.matchAll(pattern)) found.push(`${path}:${at + 1}: ${word}`);
    });
  }
  return found;
}
