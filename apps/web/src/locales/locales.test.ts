import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { locales } from '@plumbline/model/locale';

const here = fileURLToPath(new URL('.', import.meta.url));
const source = fileURLToPath(new URL('..', import.meta.url));

type Dictionary = ReadonlyMap<string, string>;

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') return into.set(path, value);
  for (const [key, child] of Object.entries(value ?? {})) flatten(child, path === '' ? key : `${path}.${key}`, into);
  return into;
}

function dictionary(locale: string, namespace: string): Dictionary {
  return flatten(JSON.parse(readFileSync(`${here}${locale}/${namespace}.json`, 'utf8')), '', new Map());
}

interface IcuNode {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly IcuNode[] }>>;
}

const literal = 0;
const pound = 7;

function argumentsOf(nodes: readonly IcuNode[], into = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (node.type !== literal && node.type !== pound && node.value !== undefined) into.add(node.value);
    for (const option of Object.values(node.options ?? {})) argumentsOf(option.value, into);
  }
  return into;
}

function icuArguments(text: string, locale: string): readonly string[] {
  const ast: unknown = new IntlMessageFormat(text, locale).getAst();
  // The parser's node types are a closed union; the four fields read here exist on all that carry arguments.
  return [...argumentsOf(ast as readonly IcuNode[])].toSorted();
}

const namespaces = readdirSync(`${here}en`).map((file) => file.replace('.json', ''));

describe.each(namespaces)('dictionary %s', (namespace) => {
  const english = dictionary('en', namespace);

  it.each(locales)('has the same keys in %s', (locale) => {
    expect([...dictionary(locale, namespace).keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it.each(locales)('has the same arguments in %s', (locale) => {
    const texts = dictionary(locale, namespace);
    const found = [...texts].map(([key, text]) => [key, icuArguments(text, locale)]);
    const expected = [...texts.keys()].map((key) => [key, icuArguments(english.get(key) ?? '', 'en')]);
    expect(found).toEqual(expected);
  });

  it.each(['zh-CN', 'zh-HK'])('uses full-width punctuation in %s', (locale) => {
    const faults = [...dictionary(locale, namespace)].filter(([, text]) =>
      /\p{Script=Han}[,:;?!]|[,;?!]\p{Script=Han}/u.test(text),
    );
    expect(faults).toEqual([]);
  });

  it('leaves no text empty', () => {
    expect(
      locales.flatMap((locale) => [...dictionary(locale, namespace).values()]).filter((text) => text.trim() === ''),
    ).toEqual([]);
  });
});

/** Namespaces a file translates from, by the name it gave the function. */
function translatorsOf(code: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const match of code.matchAll(/\{ t(?:: (\w+))?(?:, \w+)* \} = useTranslation\((?:'([\w-]+)')?\)/g)) {
    const name = match[1] ?? 't';
    found.set(name, [...(found.get(name) ?? []), match[2] ?? 'common']);
  }
  return found;
}

function missingKeys(file: string): readonly string[] {
  const code = readFileSync(`${source}${file}`, 'utf8');
  const missing: string[] = [];
  for (const [name, spaces] of translatorsOf(code)) {
    const keys = spaces.flatMap((namespace) => [...dictionary('en', namespace).keys()]);
    for (const match of code.matchAll(new RegExp(`(?<![\\w.])${name}\\(\\s*'([^']+)'`, 'g'))) {
      const asked = match[1] ?? '';
      const [space, rest] = asked.split(':', 2);
      const known = rest === undefined ? keys : [...dictionary('en', space ?? '').keys()];
      if (!known.includes(rest ?? asked)) missing.push(`${file}: ${asked}`);
    }
    for (const match of code.matchAll(new RegExp(`(?<![\\w.])${name}\\(\\s*\`([^\`$]*)\\$\\{`, 'g'))) {
      const prefix = match[1] ?? '';
      if (!keys.some((key) => key.startsWith(prefix))) missing.push(`${file}: ${prefix}…`);
    }
  }
  return missing;
}

describe('texts asked for by the code', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );

  it('exist', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(missingKeys)).toEqual([]);
  });
});
