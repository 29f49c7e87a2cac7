import { standalone } from './standalone.ts';

const namespace = 'http://www.w3.org/2000/svg';

function node(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Words of a text, by the line on which they stand. */
export function linesOf(words: readonly { readonly text: string; readonly top: number; readonly left: number }[]) {
  const lines: { text: string; top: number; left: number }[] = [];
  for (const { text, top, left } of words) {
    const last = lines.at(-1);
    // A word of another size on the same line may begin a pixel higher.
    if (last !== undefined && Math.abs(last.top - top) < 3) last.text += text;
    else lines.push({ text, top, left });
  }
  return lines;
}

interface Origin {
  readonly left: number;
  readonly top: number;
}

function drawText(text: Text, origin: Origin, sheet: SVGElement): void {
  const parent = text.parentElement;
  if (parent === null || text.data.trim() === '') return;
  const style = getComputedStyle(parent);
  const range = document.createRange();
  const words = [...text.data.matchAll(/\S+\s*/g)].flatMap(({ index, 0: word }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.trimEnd().length);
    const { top, left, height, width } = range.getBoundingClientRect();
    return width === 0 ? [] : [{ text: word.replace(/\s+$/, ' '), top: top + height / 2, left }];
  });
  for (const line of linesOf(words)) {
    const made = node('text', {
      x: line.left - origin.left,
      y: line.top - origin.top,
      'dominant-baseline': 'central',
      fill: style.color,
      'font-family': style.fontFamily,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
    });
    made.textContent = line.text.trimEnd();
    sheet.append(made);
  }
}

const isClear = (color: string): boolean => color === 'transparent' || /,\s*0\)$|\/\s*0\)$/.test(color);

function drawBox(element: Element, style: CSSStyleDeclaration, origin: Origin, sheet: SVGElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { x: left - origin.left, y: top - origin.top, width, height };
  const rx = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2);
  if (!isClear(style.backgroundColor))
    sheet.append(node('rect', { ...place, rx, fill: style.backgroundColor, opacity: style.opacity }));
  // What is hatched on the page.
  if (style.backgroundImage.includes('gradient'))
    sheet.append(node('rect', { ...place, rx, fill: 'none', stroke: style.color, 'stroke-dasharray': '3 3' }));
  const edges = [
    [style.outlineStyle, style.outlineWidth, style.outlineColor],
    [style.borderTopStyle, style.borderTopWidth, style.borderTopColor],
  ] as const;
  for (const [kind, width, color] of edges) {
    if (kind === 'none' || width === '0px' || isClear(color)) continue;
    const dash = kind === 'solid' ? {} : { 'stroke-dasharray': '3 2' };
    sheet.append(node('rect', { ...place, rx, fill: 'none', stroke: color, 'stroke-width': width, ...dash }));
  }
}

/** What is only for screen readers takes no room on the page. */
const isUnseen = (style: CSSStyleDeclaration): boolean =>
  style.display === 'none' || style.visibility === 'hidden' || style.clipPath === 'inset(50%)';

function drawInside(element: Element, origin: Origin, sheet: SVGElement): void {
  for (const child of element.childNodes) {
    if (child instanceof Text) drawText(child, origin, sheet);
    if (!(child instanceof Element)) continue;
    const style = getComputedStyle(child);
    if (isUnseen(style)) continue;
    if (child instanceof SVGSVGElement) {
      const { left, top } = child.getBoundingClientRect();
      const copy = standalone(child);
      copy.setAttribute('x', String(left - origin.left));
      copy.setAttribute('y', String(top - origin.top));
      sheet.append(copy);
      continue;
    }
    drawBox(child, style, origin, sheet);
    if (child instanceof HTMLCanvasElement) {
      const { left, top, width, height } = child.getBoundingClientRect();
      const place = { x: left - origin.left, y: top - origin.top, width, height };
      sheet.append(node('image', { ...place, href: child.toDataURL() }));
    }
    drawInside(child, origin, sheet);
  }
}

/** A picture that the page is laid out as (a heat map, marks on a scale), drawn as it stands: boxes, words and small drawings. */
export function drawnPage(host: HTMLElement): SVGSVGElement {
  const { left, top } = host.getBoundingClientRect();
  // A wide table scrolls in its card; the picture has all of it.
  const inner = [...host.querySelectorAll('table')].map((table) => table.getBoundingClientRect());
  const width = Math.max(host.clientWidth, ...inner.map((box) => box.right - left));
  const height = Math.max(host.clientHeight, ...inner.map((box) => box.bottom - top));
  const sheet = document.createElementNS(namespace, 'svg');
  for (const [key, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    sheet.setAttribute(key, String(value));
  drawInside(host, { left, top }, sheet);
  return sheet;
}
