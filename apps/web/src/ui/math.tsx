import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';

export interface MathProps {
  readonly tex: string;
  readonly display?: boolean;
}

/** A formula. The renderer is loaded with the first one; until then, and when it fails, the source stands as text. */
export function Math({ tex, display = false }: MathProps) {
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
