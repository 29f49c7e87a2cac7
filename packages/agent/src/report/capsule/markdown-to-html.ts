const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => named[sign] ?? sign);
}

/** Escaped signs of Markdown stand for themselves: they leave the text before its own signs are read. */
const escaped = /\\([\\`*_{}[\]<>#|$~])/g;
const placeholder = /\uE010(\d+)\uE011/g;

/** Bold, italic and addresses inside one line of our own Markdown. */
function inline(text: string): string {
  const kept: string[] = [];
  const bare = text.replace(escaped, (_, sign: string) => {
    kept.push(sign);
    return `\uE010${kept.length - 1}\uE011`;
  });
  const withMarks = escapeHtml(bare)
    .replace(/&lt;(https?:(?:(?!&gt;)\S)+)&gt;/g, '<a href="$1" rel="noreferrer">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
  return withMarks.replace(placeholder, (_, at: string) => escapeHtml(kept[Number(at)] ?? ''));
}

/** Cells of a table row; an escaped bar does not end a cell. */
function cells(line: string): readonly string[] {
  return line
    .replace(/^\|\s?|\s?\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim()));
}

function table(lines: readonly string[]): string {
  const [head = '', , ...rows] = lines;
  const th = cells(head).map((cell) => `<th scope="col">${cell}</th>`);
  const body = rows.map((row) => {
    const [first = '', ...others] = cells(row);
    return `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="scroll"><table><thead><tr>${th.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function block(text: string): string {
  const lines = text.split('\n');
  const [first = ''] = lines;
  const heading = /^(#{1,2}) (.*)$/.exec(first);
  if (heading !== null) {
    const tag = heading[1] === '#' ? 'h1' : 'h2';
    return `<${tag}>${inline(heading[2] ?? '')}</${tag}>`;
  }
  if (first.startsWith('| ')) return table(lines);
  if (first.startsWith('- ')) return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  if (/^\d+\. /.test(first)) {
    return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`;
  }
  if (first.startsWith('> ')) return `<blockquote>${inline(first.slice(2))}</blockquote>`;
  return `<p>${lines.map(inline).join('<br>')}</p>`;
}

/**
 * HTML of the Markdown that reports are printed as: headings, tables, lists, quotes, bold and italic. Everything else is
 * text, and all text is escaped. It reads our own printer's output, not Markdown at large.
 */
export function markdownToHtml(markdown: string): string {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n');
}
