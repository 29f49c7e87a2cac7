/** Properties a drawing takes from the style sheet and would lose on its own. */
const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** A drawing of the page with what the style sheet gives it written into it. */
export function standalone(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy of a drawing is a drawing');
  const originals = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((node, index) => {
    const original = originals[index];
    if (original === undefined) return;
    const style = getComputedStyle(original);
    for (const name of kept) node.setAttribute(name, style.getPropertyValue(name));
  });
  copy.setAttribute('width', String(svg.clientWidth));
  copy.setAttribute('height', String(svg.clientHeight));
  return copy;
}
