import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';

const dictionaries = /\/src\/locales\/[^/]+\/[^/]+\.json$/;
const literal = 0;

/** A message without arguments is its text; any other is its syntax tree, ready to format. */
function compileMessage(text: string): unknown {
  const tree = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();
  if (tree.length === 0) return '';
  const [only] = tree;
  return tree.length === 1 && only !== undefined && only.type === literal && 'value' in only ? only.value : tree;
}

function compileAll(value: unknown): unknown {
  if (typeof value === 'string') return compileMessage(value);
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, child]) => [key, compileAll(child)]));
}

/** Parses the messages while building, so that no browser downloads the parser or waits for it. */
export function compileMessages(): Plugin {
  return {
    name: 'plumbline-compile-messages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    transform: {
      filter: { id: dictionaries },
      handler: (code) => ({ code: JSON.stringify(compileAll(JSON.parse(code))), map: null }),
    },
  };
}
