import axe from 'axe-core';

/**
 * Places of axe as it is shipped, and what stands there instead. It keeps the six parts of each colour in weak maps, and reads
 * each background of each element below each text anew: most of what looking for contrast took was that and clearing up after
 * it. The parts stand on the colour itself here, and a colour is read from its text once; what is found is the same.
 */
const changes: readonly (readonly [was: string, is: string])[] = [
  ...['_r', '_g', '_b', '_red', '_green', '_blue'].map(
    (part) => [`${part} = new WeakMap()`, `${part} = plumblinePart('${part}')`] as const,
  ),
  ['_Class3_brand = new WeakSet()', "_Class3_brand = plumblinePart('_brand')"],
  ['_space = new WeakMap()', "_space = plumblinePart('_space')"],
  [
    'var _color2 = new _Color(colorString).toGamut({',
    'var _color2 = plumblineColors[colorString] || (plumblineColors[colorString] = new _Color(colorString).toGamut({',
  ],
  ["}).to('srgb');\n            if (prototypeArrayFrom)", "}).to('srgb'));\n            if (prototypeArrayFrom)"],
];

const helpers = `
var plumblineColors = Object.create(null);
function plumblinePart(name) {
  var key = Symbol(name);
  return {
    has: function (color) { return key in color; },
    get: function (color) { return color[key]; },
    set: function (color, value) { color[key] = value; },
    add: function (color) { color[key] = true; }
  };
}
`;

/** The text of axe for a page. Another version of it may lack one of the places, and says so. */
export function axeSource(): string {
  const text = changes.reduce((source, [was, is]) => {
    if (source.split(was).length !== 2) throw new Error(`axe has not exactly one "${was}" any more`);
    return source.replace(was, () => is);
  }, axe.source);
  return `(function () {${helpers}${text}})();`;
}
