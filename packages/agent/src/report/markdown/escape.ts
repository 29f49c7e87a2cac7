/**
 * Text that Markdown prints as it is. Dollar signs are escaped too: many renderers take `$198 … $246` for a formula.
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|$~]/g, (sign) => `\\${sign}`).replace(/\s*\n\s*/g, ' ');
}
