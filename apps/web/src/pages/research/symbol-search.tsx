import { useId, useState, type KeyboardEvent, useEffect } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { SearchOptions } from './search-options.tsx';
import { instrumentSearch, rankedByMarket } from './instrument-search.ts';

/** The value once it has stopped changing for a while. */
function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

export interface SymbolSearchProps {
  readonly onChoose: (id: string) => void;
  readonly initial?: string;
  /** What the button says; absent = that research is started. */
  readonly action?: string;
  /** Empties itself once chosen from, where another may follow. */
  readonly clears?: boolean;
}

/** Long enough to skip the letters in the middle of a word, short enough to feel immediate. */
const pauseMs = 80;

/** Finds an instrument by any of its spellings. Enter runs only what is clear; what is not is asked. */
export function SymbolSearch({ onChoose, initial = '', action, clears = false }: SymbolSearchProps) {
  const { t } = useTranslation('research');
  const listId = useId();
  const client = useQueryClient();
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [question, setQuestion] = useState<'ambiguous' | 'unknown' | null>(null);
  const typed = useDebounced(text.trim(), pauseMs);
  const answer = useQuery({ ...instrumentSearch(typed), enabled: typed !== '', placeholderData: keepPreviousData });
  const groups = typed === '' ? [] : rankedByMarket(answer.data?.hits ?? []);
  const options = groups.flatMap(({ instruments }) => instruments);
  const isShown = isOpen && text.trim() !== '' && (answer.data !== undefined || answer.isError);

  function choose(id: string): void {
    setOpen(false);
    if (clears) setText('');
    onChoose(id);
  }

  async function submit(): Promise<void> {
    const query = text.trim();
    if (query === '') return;
    const picked = isShown ? options[active] : undefined;
    if (picked !== undefined) return choose(picked.id);
    // The list may still be about the letters before the last one; what runs is decided on the whole text.
    const { hits, resolution } = await client.fetchQuery(instrumentSearch(query));
    const first = hits[0];
    if (resolution === 'one' && first !== undefined) return choose(first.instrument.id);
    setQuestion(resolution === 'ambiguous' ? 'ambiguous' : 'unknown');
    setOpen(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // An input method uses the same keys to build its characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The list shows its own failure; there is nothing more to say here.
      void submit().catch(() => setOpen(true));
    }
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    if (options.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const from = active < 0 && step < 0 ? 0 : active;
    setActive((from + step + options.length) % options.length);
  }

  return (
    <div className="relative">
      <div className="flex items-center gap-2 rounded-card border border-edge bg-1 py-1.5 ps-3.5 pe-1.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
        <Search size={16} aria-hidden className="text-3" />
        <input
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          placeholder={t('search.placeholder')}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            setQuestion(null);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className="h-9 min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-3 max-md:h-11"
        />
        <Button
          variant="primary"
          onClick={() => void submit().catch(() => setOpen(true))}
          disabled={text.trim() === ''}
        >
          {action ?? t('start.action')}
        </Button>
      </div>
      {isShown ? (
        <SearchOptions
          listId={listId}
          groups={groups}
          active={active}
          question={question}
          error={answer.error}
          isSearching={answer.isPlaceholderData || typed !== text.trim()}
          text={text.trim()}
          onRetry={() => void answer.refetch()}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}
