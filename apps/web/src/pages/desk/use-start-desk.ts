import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { deskCalls, type DeskWish } from '../../lib/desk.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { toast } from '../../ui/toast.ts';
import { useResearchSearch } from '../research/use-research-search.ts';

/** Starts a desk run and goes to it. */
export function useStartDesk(): { readonly start: (wish: DeskWish) => void; readonly isPending: boolean } {
  const { change } = useResearchSearch();
  const errorText = useErrorTexts();
  // Pressed twice before the page has changed, it is one request.
  const key = useRef<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (wish: DeskWish) => {
      key.current ??= crypto.randomUUID();
      return deskCalls.start(wish, key.current);
    },
    onSettled: () => {
      key.current = null;
    },
    // Pending until the page has changed, so that no press between begins another run.
    onSuccess: ({ id }) =>
      change({ view: 'desk', desk: id, run: undefined, symbol: undefined, figure: undefined, source: undefined }),
    onError: (error) => toast.error(errorText(error)),
  });
  return { start: (wish) => mutate(wish), isPending };
}
