import { useEffect, useRef, useState } from 'react';

export interface TexProps {
  readonly tex: string;
  readonly display?: boolean;
}

/** Beyond these KaTeX can be made to run for seconds, whatever its own limits say. */
const longest = 2_000;
const deepest = 50;

function isReasonable(tex: string): boolean {
  let depth = 0;
  for (const char of tex) {
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    if (depth > deepest) return false;
  }
  return tex.length <= longest;
}

/**
 * A formula. KaTeX is loaded when the first formula is seen, and writes nodes rather than markup because the
 * page's policy refuses inline styles in markup. Until then, and if it fails, the source text stands.
 */
export function Tex({ tex, display = false }: TexProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    let isGone = false;
    async function draw(): Promise<void> {
      if (!isReasonable(tex)) return;
      const [katex] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
      if (isGone || host.current === null) return;
      katex.default.render(tex, host.current, {
        displayMode: display,
        throwOnError: true,
        strict: 'ignore',
        maxExpand: 200,
        maxSize: 20,
        trust: false,
      });
      setDrawn(true);
    }
    // A formula that does not parse stays readable as its source.
    draw().catch(() => setDrawn(false));
    return () => {
      isGone = true;
    };
  }, [tex, display]);

  return (
    <>
      <span ref={host} hidden={!isDrawn} />
      {isDrawn ? null : <code className="font-mono text-caption">{tex}</code>}
    </>
  );
}
