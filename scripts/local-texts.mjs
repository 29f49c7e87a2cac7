// Every text that the source writes in three languages, read as text: an older Node, which cannot load TypeScript, lists them too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const languages = ['en', 'zh-CN', 'zh-HK'];

/** Where an expression of a template ends: after the brace that closes it. */
function afterExpression(source, from) {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < source.length) {
    const sign = source[at];
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    at += 1;
  }
  return at;
}

/** The name a reader knows an expression by: the last word of it that is not a call's own. */
function slotOf(expression) {
  const words = expression.match(/[A-Za-z_]\w*/g) ?? [];
  const named = words.filter((word) => !languages.includes(word) && !['CN', 'HK', 'zh', 'en'].includes(word));
  return named.at(-1) ?? 'text';
}

const escaped = { n: '\n', t: '\t' };

/** The literal that starts at a place of a source: its text, an expression of a template as a slot; null where none starts. */
function literalAt(source, start) {
  const quote = source[start];
  if (quote === undefined || !`'"\``.includes(quote)) return null;
  let text = '';
  let at = start + 1;
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') {
      text += escaped[source[at + 1]] ?? source[at + 1];
      at += 2;
    } else if (quote === '`' && source.startsWith('${', at)) {
      const end = afterExpression(source, at + 2);
      text += `{${slotOf(source.slice(at + 2, end - 1))}}`;
      at = end;
    } else {
      text += source[at];
      at += 1;
    }
  }
  return { text, end: at + 1 };
}

/** Three literals one after another, each behind what the pattern of its language allows before it; null where that is not so. */
function threeAt(source, start, before) {
  const texts = [];
  let at = start;
  for (const pattern of before) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    const literal = found && literalAt(source, found.index + found[0].length);
    if (!literal) return null;
    texts.push(literal.text);
    at = literal.end;
  }
  return { start, texts };
}

const asArguments = [/\s*/y, /,\s*/y, /,\s*/y];
const asObject = [/\s*/y, /,\s*'zh-CN':\s*/y, /,\s*'zh-HK':\s*/y];

/** The texts of one file, in its order. */
export function localTextsIn(source) {
  const calls = [...source.matchAll(/\blocalText\(/g)].map((found) => [found, asArguments]);
  const objects = [...source.matchAll(/\ben:/g)].map((found) => [found, asObject]);
  return [...calls, ...objects]
    .sort(([a], [b]) => a.index - b.index)
    .flatMap(([found, before]) => threeAt(source, found.index + found[0].length, before) ?? [])
    .map(({ texts }) => Object.fromEntries(languages.map((language, at) => [language, texts[at]])));
}

function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    );
}

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|story)\.|\/testing\/|\/generated\//.test(file);

/** Every file of some folders that writes texts, with its texts. */
export function localTexts(root, folders) {
  return folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter(isSource)
    .map((file) => ({ file, texts: localTextsIn(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ texts }) => texts.length > 0);
}
