import { useEffect } from 'react';
import { create } from 'zustand';

interface PageTitleState {
  /** Set by a page that knows better than its route: the ticker, the conversation. */
  readonly title: string | null;
}

export const usePageTitleStore = create<PageTitleState>(() => ({ title: null }));

/** Names the document after what the page shows, for as long as the page is there. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    usePageTitleStore.setState({ title });
    return () => usePageTitleStore.setState({ title: null });
  }, [title]);
}
