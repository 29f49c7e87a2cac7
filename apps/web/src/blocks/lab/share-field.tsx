import { lazy, Suspense } from 'react';
import { Figure } from '../figure/figure.tsx';
import type { ShareFieldProps } from './edited-share.tsx';
import { useLab } from './lab-context.ts';

// Shown while a report is being changed: not part of what it is read with.
const EditedShare = lazy(async () => ({ default: (await import('./edited-share.tsx')).EditedShare }));

/** One of several shares of a whole: typed in while the report is being changed, and then the others give way in proportion. */
export function ShareField(props: ShareFieldProps) {
  const lab = useLab();
  const { id, all } = props;
  const figure = <Figure id={id} />;
  if (lab === null || !lab.isOpen || !all.includes(id) || all.length < 2) return figure;
  return (
    <Suspense fallback={figure}>
      <EditedShare {...props} lab={lab} />
    </Suspense>
  );
}
