import type { FigurePrint } from '../markdown/printer.ts';

/** Signs of the private use area frame a figure on its way through Markdown; no text of a report contains them. */
const [open, middle, close] = ['\uE000', '\uE001', '\uE002'];

/** A printed figure that still knows its handle, and how it was printed. */
export function markFigure(id: string, { decimals, isSize }: FigurePrint, text: string): string {
  return `${open}${id}${middle}${decimals ?? ''}${isSize ? 's' : ''}${middle}${text}${close}`;
}

const marked = new RegExp(`${open}([^${middle}]*)${middle}(\\d*)(s?)${middle}([^${close}]*)${close}`, 'gu');

/** Turns framed figures into elements that the page can check. The text is escaped already. */
export function unmarkFigures(html: string, escape: (text: string) => string): string {
  return html.replace(marked, (_, id: string, decimals: string, size: string, text: string) => {
    const digits = decimals === '' ? '' : ` data-decimals="${decimals}"`;
    const sizes = size === '' ? '' : ' data-size="true"';
    return `<span data-fact="${escape(id)}"${digits}${sizes}>${text}</span>`;
  });
}
