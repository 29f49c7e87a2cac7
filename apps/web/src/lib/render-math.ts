import katex from 'katex';
import 'katex/dist/katex.min.css';
import { mathWithinLimits } from './math-limits.ts';

/**
 * Draws a formula into a node. Never a string of markup: the page forbids inline styles in markup, and a node cannot be
 * misread. Returns false when the formula is too large or cannot be drawn; the caller then shows the source.
 */
export function renderMath(node: HTMLElement, tex: string, options: { readonly display: boolean }): boolean {
  if (!mathWithinLimits(tex)) return false;
  try {
    katex.render(tex, node, {
      displayMode: options.display,
      trust: false,
      strict: 'ignore',
      throwOnError: true,
      maxExpand: 1000,
      maxSize: 20,
      output: 'htmlAndMathml',
    });
    return true;
  } catch {
    node.replaceChildren();
    return false;
  }
}
