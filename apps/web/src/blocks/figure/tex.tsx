import { useEffect, useRef, useState } from 'react';

export interface TexProps {
  readonly tex: string;
  readonly display?: boolean;
}

/** A formula. Its painter arrives with the first one on the page; until then, and if it cannot draw it, the source stands. */
export function Tex({ tex, display = false }: TexProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    let isGone = false;
    async function draw(): Promise<void> {
      const { renderMath } = await import('../../lib/render-math.ts');
      if (isGone || host.current === null) return;
      setDrawn(renderMath(host.current, tex, { display }));
    }
    // Without the painter (offline, first visit) the source text is still a formula.
    draw().catch(() => setDrawn(false));
    return () => {
      isGone = true;
    };
  }, [tex, display]);

  return (
    <>
      <span ref={host} hidden={!isDrawn} />
      {isDrawn ? null : <code className="font-mono text-caption break-all">{tex}</code>}
    </>
  );
}
