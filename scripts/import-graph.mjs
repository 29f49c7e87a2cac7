// Every source file and what it imports, value and type apart: read in one pass, without a compiler.
import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([\w*{}\s,$]+?)\s+from\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)|new URL\(\s*'(\.[^']+)'/g;

/** Whether `{ type A, B }` names nothing that exists at run time. */
const namesTypesOnly = (names) =>
  names !== undefined &&
  /^\{[^}]*\}$/.test(names.trim()) &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .every((name) => name.startsWith('type '));

function resolve(from, specifier, known) {
  const own = specifier.match(/^@plumbline\/([a-z]+)\/(.+)$/);
  if (own !== null) {
    const places = { fixtures: 'fixtures/src', server: 'apps/server/src' };
    const folder = places[own[1]] ?? `packages/${own[1]}/src`;
    return [`${folder}/${own[2]}.ts`, `${folder}/${own[2]}`].find((path) => known.has(path));
  }
  if (!specifier.startsWith('.')) return undefined;
  const path = normalize(join(dirname(from), specifier.split('?')[0]));
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => known.has(each));
}

/** All code that git knows of: path → { text, lines, imports: [{ to, type }] }. */
export function readSources() {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }).stdout;
  const sources = new Map();
  for (const path of listed.split('\0')) {
    if (!/\.(ts|tsx|mjs)$/.test(path)) continue;
    try {
      const text = readFileSync(join(root, path), 'utf8');
      sources.set(path, { path, text, lines: text.split('\n').length - 1, imports: [] });
    } catch {
      // Deleted and not yet committed.
    }
  }
  for (const source of sources.values()) {
    for (const [, type, names, plain, called, url] of source.text.matchAll(statement)) {
      const to = resolve(source.path, plain ?? called ?? url, sources);
      if (to === undefined || to === source.path) continue;
      source.imports.push({ to, type: type !== undefined || namesTypesOnly(names), lazy: plain === undefined });
    }
  }
  return sources;
}

/** Groups of files that reach one another, largest first (Tarjan, without recursion). */
export function circles(sources, follows) {
  const index = new Map();
  const low = new Map();
  const open = [];
  const isOpen = new Set();
  const found = [];
  let next = 0;
  for (const start of sources.keys()) {
    if (index.has(start)) continue;
    const work = [{ path: start, at: 0 }];
    while (work.length > 0) {
      const frame = work.at(-1);
      const { path } = frame;
      if (frame.at === 0) {
        index.set(path, next);
        low.set(path, next);
        next += 1;
        open.push(path);
        isOpen.add(path);
      }
      const edge = sources.get(path).imports[frame.at];
      frame.at += 1;
      if (edge !== undefined) {
        if (!follows(edge)) continue;
        if (!index.has(edge.to)) work.push({ path: edge.to, at: 0 });
        else if (isOpen.has(edge.to)) low.set(path, Math.min(low.get(path), index.get(edge.to)));
        continue;
      }
      work.pop();
      const above = work.at(-1);
      if (above !== undefined) low.set(above.path, Math.min(low.get(above.path), low.get(path)));
      if (low.get(path) !== index.get(path)) continue;
      const group = [];
      for (let member; member !== path;) {
        member = open.pop();
        isOpen.delete(member);
        group.push(member);
      }
      if (group.length > 1) found.push(group.sort());
    }
  }
  return found.sort((a, b) => b.length - a.length);
}
