import { drawnPage } from './drawn-page.ts';
import { standalone } from './standalone.ts';

const scale = 2;

function newCanvas(width: number, height: number, background: string): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const painter = canvas.getContext('2d');
  if (painter === null) throw new Error('this browser cannot paint pictures');
  painter.fillStyle = background;
  painter.fillRect(0, 0, width, height);
  return [canvas, painter];
}

/** What stands on every exported picture: what it is, and whether it is simulated. */
export interface Caption {
  readonly text: string;
  readonly color: string;
  readonly background: string;
}

const captionHeight = 20;

/** `density` is how many pixels of the picture make one of the page. */
function writeCaption(painter: CanvasRenderingContext2D, caption: Caption, height: number, density: number): void {
  painter.fillStyle = caption.color;
  painter.font = `${11 * density}px ${getComputedStyle(document.body).fontFamily}`;
  painter.textBaseline = 'middle';
  painter.fillText(caption.text, 8 * density, height - (captionHeight * density) / 2);
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the picture could not be written')) : resolve(blob)));
  });
}

/** What is drawn in the body of a chart: its drawing, or what the page is laid out as. */
function pictureOf(host: HTMLElement): SVGSVGElement {
  const drawing = host.querySelector<SVGSVGElement>('svg[data-drawing]');
  return drawing === null ? drawnPage(host) : standalone(drawing);
}

const sizeOf = (picture: SVGSVGElement): readonly [width: number, height: number] => [
  Number(picture.getAttribute('width')),
  Number(picture.getAttribute('height')),
];

/** The picture of a chart as SVG, on the card's own background and over its caption. */
export function svgOfChart(host: HTMLElement, { text, color, background }: Caption): Blob {
  const namespace = 'http://www.w3.org/2000/svg';
  const picture = pictureOf(host);
  const [width, drawn] = sizeOf(picture);
  const height = drawn + captionHeight;
  const sheet = document.createElementNS(namespace, 'svg');
  const node = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
    const made = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
  };
  for (const [key, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    sheet.setAttribute(key, String(value));
  const font = getComputedStyle(document.body).fontFamily;
  const words = node('text', { x: 8, y: height - 6, fill: color, 'font-size': 11, 'font-family': font });
  words.textContent = text;
  sheet.append(node('rect', { width, height, fill: background }), picture, words);
  return new Blob([new XMLSerializer().serializeToString(sheet)], { type: 'image/svg+xml' });
}

/** The picture of a chart as PNG at twice its size, on the card's own background. */
export async function pngOfChart(host: HTMLElement, caption: Caption): Promise<Blob> {
  const picture = pictureOf(host);
  const [width, height] = sizeOf(picture);
  const image = new Image();
  // The page's policy allows data addresses for pictures and no blob ones.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const [canvas, painter] = newCanvas(width * scale, (height + captionHeight) * scale, caption.background);
  painter.drawImage(image, 0, 0, width * scale, height * scale);
  writeCaption(painter, caption, canvas.height, scale);
  return toBlob(canvas);
}

/** A painted chart as PNG. */
export function pngOfCanvas(source: HTMLCanvasElement, caption: Caption): Promise<Blob> {
  const density = window.devicePixelRatio;
  const [canvas, painter] = newCanvas(source.width, source.height + captionHeight * density, caption.background);
  painter.drawImage(source, 0, 0);
  writeCaption(painter, caption, canvas.height, density);
  return toBlob(canvas);
}
