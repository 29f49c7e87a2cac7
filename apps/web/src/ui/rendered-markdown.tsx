import { useMemo, type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { defaultDelimiters, normalizeMath, type MathDelimiters } from '../lib/math-delimiters.ts';
import { safeLink } from '../lib/safe-link.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';

interface MathProps {
  readonly tex: string;
  readonly display?: boolean;
}

/** A formula. The renderer is loaded with the first one; until then, and when it fails, the source stands as text. */
function Math({ tex, display = false }: MathProps) {
  const { t } = useTranslation();
  const node = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  useEffect(() => {
    let current = true;
    void import('../lib/render-math.ts').then(({ renderMath }) => {
      const target = node.current;
      if (!current || target === null) return;
      setState(renderMath(target, tex, { display }) ? 'drawn' : 'failed');
    });
    return () => {
      current = false;
    };
  }, [tex, display]);
  return (
    <span className={display ? 'block overflow-x-auto py-2' : 'inline-block max-w-full overflow-x-auto align-middle'}>
      <span ref={node} data-math={state} hidden={state !== 'drawn'} />
      {state !== 'drawn' && (
        <code
          className={cx('font-mono text-caption', state === 'failed' ? 'text-warn' : 'text-2')}
          title={state === 'failed' ? t('math.unreadable') : undefined}
        >
          {tex}
        </code>
      )}
    </span>
  );
}

export interface RichTextProps {
  readonly markdown: string;
  /** Which signs open a formula; the wide defaults unless given. Reports and chat pass `proseDelimiters`. */
  readonly delimiters?: MathDelimiters;
}

function textOf(children: ReactNode): string {
  if (typeof children === 'string') return children;
  return Array.isArray(children) ? children.map(textOf).join('') : '';
}

function Code({ className, children }: ComponentProps<'code'>) {
  if (className?.includes('language-math') === true) {
    return <Math tex={textOf(children).trim()} display={className.includes('math-display')} />;
  }
  return <code className="rounded-cite bg-2 px-1 font-mono text-[0.92em]">{children}</code>;
}

function Pre({ children }: ComponentProps<'pre'>) {
  return (
    <div className="my-3 overflow-x-auto rounded-control font-mono text-caption [&>code]:block [&>code]:p-3">
      {children}
    </div>
  );
}

function Link({ href, children }: ComponentProps<'a'>) {
  const link = safeLink(href, window.location.origin);
  if (link === null) return <span>{children}</span>;
  const outside = link.external ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
  return (
    <a href={link.href} {...outside} className="text-accent underline underline-offset-2">
      {children}
    </a>
  );
}

function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    // A region that scrolls must be reachable with the keyboard.
    <div className="my-3 overflow-x-auto" tabIndex={0} role="group">
      <table className="num text-ui font-normal [&_td]:border-b [&_td]:border-line [&_td]:px-3 [&_td]:py-1.5 [&_th]:border-b [&_th]:border-line [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-left">
        {children}
      </table>
    </div>
  );
}

const components: Components = {
  code: Code,
  pre: Pre,
  a: Link,
  table: ScrollingTable,
  // A remote image would tell its host who reads what.
  img: ({ alt }) => (alt === undefined || alt === '' ? null : <span>{alt}</span>),
  p: ({ children }) => <p className="my-2 first:mt-0 last:mb-0">{children}</p>,
  ul: ({ children }) => <ul className="my-2 list-disc pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="my-2 list-decimal pl-5">{children}</ol>,
  h1: ({ children }) => <h3 className="mt-4 mb-2 text-h2">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-4 mb-2 text-h3">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-3 mb-1 text-h3">{children}</h4>,
  blockquote: ({ children }) => <blockquote className="my-2 border-l-2 border-line pl-3 text-2">{children}</blockquote>,
};

export function RenderedMarkdown({ markdown, delimiters = defaultDelimiters }: RichTextProps) {
  const normalized = useMemo(() => normalizeMath(markdown, delimiters), [markdown, delimiters]);
  return (
    <div className="text-body text-pretty">
      <Markdown
        remarkPlugins={[remarkGfm, [remarkMath, { singleDollarTextMath: false }]]}
        components={components}
        skipHtml
        // Links are judged by our own rule above; anything the reader would drop silently stays visible as words.
        urlTransform={(url) => url}
      >
        {normalized}
      </Markdown>
    </div>
  );
}
