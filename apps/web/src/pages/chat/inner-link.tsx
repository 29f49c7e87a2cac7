import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { safeTarget } from '../../lib/safe-target.ts';

export interface InnerLinkProps {
  /** A path of ours, as an answer carries it. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that came with an answer: followed only where it stays on this site, and without loading the page again. */
export function InnerLink({ to, className, children }: InnerLinkProps) {
  const router = useRouter();
  const target = safeTarget(to, window.location.origin, []);
  if (target.kind !== 'inside') return <span className="text-2">{children}</span>;
  const { path } = target;
  return (
    <a
      href={path}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        router.history.push(path);
      }}
    >
      {children}
    </a>
  );
}
