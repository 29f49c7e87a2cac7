import { lazy, Suspense } from 'react';
import type { RichTextProps } from './rendered-markdown.tsx';

const Rendered = lazy(() => import('./rendered-markdown.tsx').then((file) => ({ default: file.RenderedMarkdown })));

/** Markdown with formulas. The renderer loads on first use; the plain words stand there until it has. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<div className="whitespace-pre-wrap">{props.markdown}</div>}>
      <Rendered {...props} />
    </Suspense>
  );
}
