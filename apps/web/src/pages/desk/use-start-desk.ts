import { useMutation } from '@tanstack/react-query';
import { deskCalls, type DeskWish } from '../../lib/desk.ts';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { toast } from '../../ui/toast.ts';
import { useResearchSearch } from '../research/use-research-search.ts';

/** Starts a desk run and goes to it. */
export function useStartDesk(): { readonly start: (wish: DeskWish) => void; readonly isPending: boolean } {
  const { change } = useResearchSearch();
  const errorText = useErrorTexts();
  const { mutate, isPending } = useMutation({
    mutationFn: (wish: DeskWish) => deskCalls.start(wish, crypto.randomUUID()),
    onSuccess: ({ id }) =>
      change({ view: 'desk', desk: id, run: undefined, symbol: undefined, figure: undefined, source: undefined }),
    onError: (error) => toast.error(errorText(error)),
  });
  return { start: (wish) => mutate(wish), isPending };
}
