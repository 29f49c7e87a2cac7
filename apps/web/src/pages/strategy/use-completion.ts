import { useState, type KeyboardEvent } from 'react';
import { completeCode, type Completion, type Completions } from '@plumbline/quant/language/code-help';

export interface Completing {
  readonly list: Completions | null;
  readonly active: number;
  /** Looks at what may stand at a place; `isAsked`: even where no word has been begun. */
  readonly look: (text: string, at: number, isAsked: boolean) => void;
  readonly close: () => void;
  /** Answers whether the key was meant for the list. */
  readonly onKey: (event: KeyboardEvent, text: string, at: number) => boolean;
}

const most = 8;

/** The list of what may stand at the caret: it opens while a word is typed or when asked for, and is walked with the arrows. */
export function useCompletion(onTake: (item: Completion, list: Completions) => void): Completing {
  const [list, setList] = useState<Completions | null>(null);
  const [active, setActive] = useState(0);
  const close = (): void => setList(null);
  const look = (text: string, at: number, isAsked: boolean): void => {
    const found = completeCode(text, at);
    const word = text.slice(found.from, found.to);
    const items = found.items.filter(({ insert }) => insert !== word).slice(0, most);
    setActive(0);
    setList(items.length === 0 || (word === '' && !isAsked) ? null : { ...found, items });
  };
  const onKey = (event: KeyboardEvent, text: string, at: number): boolean => {
    if (event.nativeEvent.isComposing) return false;
    if (event.key === ' ' && event.ctrlKey) {
      look(text, at, true);
      return true;
    }
    if (list === null) return false;
    const { length } = list.items;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setActive((active + (event.key === 'ArrowDown' ? 1 : length - 1)) % length);
      return true;
    }
    const item = list.items[active];
    if (event.key === 'Enter' && item !== undefined) {
      onTake(item, list);
      close();
      return true;
    }
    if (event.key !== 'Escape') return false;
    close();
    return true;
  };
  return { list, active, look, close, onKey };
}
