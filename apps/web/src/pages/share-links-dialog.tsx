import { lazy, Suspense } from 'react';
import { loadNamespaces } from '../lib/i18n.ts';
import type { ShareLinksProps } from './share-links.tsx';

const ShareLinks = lazy(async () => {
  await loadNamespaces('share');
  return { default: (await import('./share-links.tsx')).ShareLinks };
});

/** The one dialog of links to share, loaded with its words when it is opened. */
export function ShareLinksDialog(props: ShareLinksProps) {
  return (
    <Suspense>
      <ShareLinks {...props} />
    </Suspense>
  );
}
