import { parseAst, Visitor, type ESTree, type Plugin } from 'vite';

/** Leaves of the engine's catalogues, and what each of them says to people. */
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

/** Properties that hold words, with the commas after them; outermost only. */
function wordsIn(program: ESTree.Program): readonly ESTree.ObjectProperty[] {
  const found: ESTree.ObjectProperty[] = [];
  new Visitor({
    Property: (property) => {
      const { key } = property;
      if (key.type !== 'Identifier' || property.computed || !words.has(key.name)) return;
      if (found.at(-1)?.end === undefined || property.start >= (found.at(-1)?.end ?? 0)) found.push(property);
    },
  }).visit(program);
  return found;
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
