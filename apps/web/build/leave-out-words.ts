import { parseAst, Visitor, type ESTree, type Plugin } from 'vite';

/** Leaves of the engine's catalogues and of the markets, and what each of them says to people. */
const leaves =
  /\/packages\/quant\/src\/(catalogue(?=\/(candle-pattern|indicator-parts)\.)|catalogue\/indicators|catalogue\/metrics|evidence\/checks|evidence(?=\/(figure-kinds|headlines|stress-spells|thresholds)\.))\/[^/]+\.ts$|\/packages\/model\/src\/markets\/(us|cn|hk|crypto)\/[^/]+\.ts$/;
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

/** Leaves of what is computed, and what else of them is for who lists, prints or draws it. */
const figures = /\/packages\/quant\/src\/catalogue\/(indicators|metrics)\//;
const manners = new Set(['family', 'draw', 'levels', 'unit', 'decimals', 'better', 'isChange']);

/** Rules of the markets: whoever computes needs all of them but where they are written. */
const rules = /\/packages\/model\/src\/markets\//;

/** Leaves that hand words on as arguments: the names of parameters. */
const callers = /\/packages\/quant\/src\/catalogue\/(indicators\/|indicator-parts\.)/;

interface Span {
  readonly start: number;
  readonly end: number;
  /** What takes its place. */
  readonly instead: string;
}

type Property = Extract<ESTree.ObjectExpression['properties'][number], { type: 'Property' }>;

function nameOf({ key, computed }: Property): unknown {
  if (computed) return null;
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
}

/**
 * Properties of objects that hold words, and the words of an argument, in order; what lies within one of them goes with it.
 */
function wordsIn(program: ESTree.Program, id: string): readonly Span[] {
  const hasArguments = callers.test(id);
  const isFigure = figures.test(id);
  const isRule = rules.test(id);
  const found: Span[] = [];
  new Visitor({
    ObjectExpression: (object) => {
      for (const property of object.properties) {
        if (property.type !== 'Property') continue;
        const name = nameOf(property);
        if (name === 'zh-CN' && hasArguments) found.push({ start: object.start, end: object.end, instead: '{}' });
        if (typeof name !== 'string') continue;
        if (isRule ? name !== 'source' : !(words.has(name) || (isFigure && manners.has(name)))) continue;
        found.push({ start: property.start, end: property.end, instead: '' });
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
      handler(code, id) {
        let kept = '';
        let at = 0;
        for (const { start, end, instead } of wordsIn(parseAst(code), id)) {
          kept += code.slice(at, start) + instead;
          at = end;
          if (instead === '' && /^\s*,/.test(code.slice(at))) at += code.slice(at).indexOf(',') + 1;
        }
        return { code: kept + code.slice(at), map: null };
      },
    },
  };
}
