import { parseAst, Visitor, type ESTree, type Plugin } from 'vite';

/** Leaves of the engine's catalogues and of the markets, and what each of them says to people. */
const leaves =
  /\/packages\/quant\/src\/(indicators|metrics|evidence\/checks|evidence(?=\/(figure-kinds|headlines|stress-spells|thresholds)\.))\/[^/]+\.ts$/;
const words = new Set([
  'title',
  'label',
  'meaning',
  'definition',
  'tex',
  'source',
  'talib',
  'question',
  'says',
  'reference',
]);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Properties of objects that hold words, in order; what lies within one of them goes with it. */
function wordsIn(program: ESTree.Program): readonly Span[] {
  const found: Span[] = [];
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const property of properties) {
        if (property.type !== 'Property' || property.computed) continue;
        const { key, start, end } = property;
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
        if (typeof name === 'string' && words.has(name)) found.push({ start, end });
      }
    },
  }).visit(program);
  const inOrder = found.toSorted((a, b) => a.start - b.start);
  return inOrder.filter(({ start }, at) => inOrder.slice(0, at).every(({ end }) => start >= end));
}

/** Leaves out what only people read, in bundles that only compute: it is more than half of the catalogues. */
export function leaveOutWords(): Plugin {
  return {
    name: 'plumbline-leave-out-words',
    enforce: 'post',
    transform: {
      filter: { id: leaves },
      handler(code) {
        let kept = '';
        let at = 0;
        for (const { start, end } of wordsIn(parseAst(code))) {
          kept += code.slice(at, start);
          at = end;
          if (/^\s*,/.test(code.slice(at))) at += code.slice(at).indexOf(',') + 1;
        }
        return { code: kept + code.slice(at), map: null };
      },
    },
  };
}
