import { useQuery } from '@tanstack/react-query';
import type { Mention } from '@plumbline/model/conversation';
import { toolsQuery } from '../../lib/conversations.ts';
import { reportsQuery, searchQuery } from '../../lib/queries.ts';
import { strategiesQuery } from '../../lib/strategies.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { Trigger } from './read-trigger.ts';

/** Something attached with @, under the name it is shown by. */
export interface Attached extends Mention {
  readonly name: string;
}

/** One line of the list over the composer. */
export type ComposerChoice =
  | { readonly kind: 'command'; readonly key: string; readonly title: string; readonly detail: string }
  | {
      readonly kind: 'mention';
      readonly key: string;
      readonly title: string;
      readonly detail: string;
      readonly attached: Attached;
    };

const most = 8;

export interface Choices {
  readonly items: readonly ComposerChoice[];
  /** More is on its way, or what stands there was found for other letters: a key must not take from it yet. */
  readonly isSearching: boolean;
}

/** What fits the words typed after `/` or `@`: tools and playbooks by name, instruments by search, strategies and reports of one's own. */
export function useChoices(trigger: Trigger | null): Choices {
  const locale = useLocale();
  const isMention = trigger?.kind === 'mention';
  const words = trigger?.words ?? '';
  const tools = useQuery({ ...toolsQuery, enabled: trigger?.kind === 'command' });
  const found = useQuery({ ...searchQuery(words, 5), enabled: isMention && words.trim() !== '' });
  const strategies = useQuery({ ...strategiesQuery, enabled: isMention });
  const reports = useQuery({ ...reportsQuery(20), enabled: isMention });
  if (trigger === null) return { items: [], isSearching: false };
  const fits = (...texts: readonly string[]): boolean =>
    texts.some((text) => text.toLowerCase().includes(words.trim().toLowerCase()));
  if (trigger.kind === 'command') {
    const playbooks = (tools.data?.skills ?? [])
      .filter(({ id, title }) => fits(id, title[locale]))
      .map(({ id, title, when }): ComposerChoice => ({
        kind: 'command',
        key: id,
        title: `/${id}`,
        detail: `${title[locale]} · ${when[locale]}`,
      }));
    const commands = (tools.data?.tools ?? [])
      .filter(({ id, title }) => fits(id, title[locale]))
      .slice(0, 14)
      .map(({ id, title, example }): ComposerChoice => ({
        kind: 'command',
        key: id,
        title: `/${id}`,
        detail: `${title[locale]} · ${example[locale]}`,
      }));
    return { items: [...commands, ...playbooks], isSearching: tools.isLoading };
  }
  const mention = (kind: Mention['kind'], id: string, name: string, detail: string): ComposerChoice => ({
    kind: 'mention',
    key: `${kind} ${id}`,
    title: name,
    detail,
    attached: { kind, id, name },
  });
  const instruments = (words.trim() === '' ? [] : (found.data?.hits ?? [])).map(
    ({ instrument: { id, name, symbol } }) => mention('instrument', id, name[locale], symbol),
  );
  const own = (strategies.data?.strategies ?? [])
    .filter(({ name, state }) => state !== 'archived' && fits(name))
    .slice(0, 3)
    .map(({ id, name }) => mention('strategy', id, name, ''));
  const written = (reports.data?.runs ?? [])
    .filter(({ state, instrument: { name, symbol } }) => state === 'done' && fits(name[locale], symbol))
    .slice(0, 3)
    .map(({ id, asOf, instrument }) => mention('report', id, instrument.name[locale], asOf));
  return {
    items: [...instruments, ...own, ...written].slice(0, most),
    isSearching: [found, strategies, reports].some(({ isLoading }) => isLoading) || found.isPlaceholderData,
  };
}
