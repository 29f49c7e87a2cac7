/** Signs of the private use area frame a figure on its way through Markdown; no text of a report contains them. */
const [open, middle, close] = ['\uE000', '\uE001', '\uE002'];

/** A printed figure that still knows its handle, and the digits it was printed with. */
export function markFigure(id: string, decimals: number | null, text: string): string {
  return `${open}${id}${middle}${decimals ?? ''}${middle}${text}${close}`;
}

const marked = new RegExp(`${open}([^${middle}]*)${middle}(\\d*)${middle}([^${close}]*)${close}`, 'gu');

/** Turns framed figures into elements that the page can check. The text is escaped already. */
export function unmarkFigures(html: string, escape: (text: string) => string): string {
  return html.replace(marked, (_, id: string, decimals: string, text: string) => {
    const digits = decimals === '' ? '' : ` data-decimals="${decimals}"`;
    return `<span data-fact="${escape(id)}"${digits}>${text}</span>`;
  });
}
