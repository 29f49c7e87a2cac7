import { ArrowUp, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Mention } from '@plumbline/model/conversation';
import { isTooLong } from '@plumbline/model/text-limit';
import { useOnline } from '../../lib/use-online.ts';
import { TooLong } from '../../ui/too-long.tsx';
import { AttachedChips } from './attached-chips.tsx';
import { ComposerChoices } from './composer-choices.tsx';
import { PastedNote } from './pasted-note.tsx';
import { readPaste, type Paste } from './read-paste.ts';
import { readTrigger, withoutTrigger } from './read-trigger.ts';
import { useChoices, type ComposerChoice } from './use-choices.ts';
import { useDraft } from './use-draft.ts';

const mostAttached = 10;

export interface ComposerProps {
  /** Whose draft is kept: a conversation's id, or `new`. */
  readonly place: string;
  /** Text to begin with, when nothing has been typed here before. */
  readonly initial?: string | undefined;
  /** Set while an answer is written: the button stops it. */
  readonly onStop: (() => void) | null;
  /** Answers whether the question is stored; until then the words stay. */
  readonly onSend: (text: string, mentions: readonly Mention[]) => Promise<boolean>;
}

/**
 * Where questions are typed. Enter sends, Shift+Enter breaks the line, @ attaches, / lists commands; what is not sent stays, also
 * after a reload.
 */
export function Composer({ place, initial = '', onStop, onSend }: ComposerProps) {
  const { t } = useTranslation('chat');
  const [draft, write] = useDraft(place, initial);
  const { text, attached } = draft;
  const [isWaiting, setWaiting] = useState(false);
  const [isSending, setSending] = useState(false);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [takes, setTakes] = useState<string | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [paste, setPaste] = useState<Paste | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const isOnline = useOnline();
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const canSend = text.trim() !== '' && !isTooLong(text) && !isSending;
  const isFree = isOnline && onStop === null;
  const trigger = dismissed === text ? null : readTrigger(text, caret);
  const { items: choices, isSearching } = useChoices(trigger);
  const isOpen = trigger !== null && choices.length > 0;
  const at = Math.min(active, choices.length - 1);

  const send = (): void => {
    if (!canSend) return;
    if (!isFree) {
      setWaiting(true);
      return;
    }
    setWaiting(false);
    setSending(true);
    const mentions = attached.map(({ kind, id }) => ({ kind, id }));
    void onSend(text.trim(), mentions).then((isStored) => {
      setSending(false);
      if (!isStored) return;
      // What was typed meanwhile stays.
      const now = latest.current;
      write({
        text: now.text.startsWith(text) ? now.text.slice(text.length).trimStart() : now.text,
        attached: now.attached.filter((one) => !attached.includes(one)),
      });
    });
  };
  // What was sent without a connection, or while an answer is written, goes out as soon as it can.
  useEffect(() => {
    if (isWaiting && isFree) send();
  });

  const choose = (choice: ComposerChoice): void => {
    if (trigger === null) return;
    const put = choice.kind === 'command' ? `${choice.title} ` : '';
    const [next, to] = withoutTrigger(text, trigger, caret, put);
    const more = choice.kind === 'mention' ? [choice.attached] : [];
    const others = attached.filter(({ kind, id }) => !more.some((one) => one.kind === kind && one.id === id));
    // Drawn before the next key: a caret that is put later lands in the middle of what is typed meanwhile.
    flushSync(() => {
      write({ text: next, attached: [...others, ...more].slice(-mostAttached) });
      setCaret(to);
    });
    box.current?.focus();
    box.current?.setSelectionRange(to, to);
  };
  // Enter and Tab that came before what was looked for take it when it has come; where nothing was found, Enter sends.
  const onFound = useEffectEvent((key: string) => {
    setTakes(null);
    const choice = choices[at];
    if (choice !== undefined) choose(choice);
    else if (key === 'Enter') send();
  });
  useEffect(() => {
    if (takes !== null && !isSearching) onFound(takes);
  }, [takes, isSearching]);
  const onListKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = choices[at];
    const isTaking = event.key === 'Enter' || event.key === 'Tab';
    if (isTaking && isSearching) setTakes(event.key);
    else if (choices.length === 0) return false;
    else if (step !== undefined) setActive((at + step + choices.length) % choices.length);
    else if (isTaking && choice !== undefined) choose(choice);
    else if (event.key === 'Escape') setDismissed(text);
    else return false;
    event.preventDefault();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Enter while an input method is composing chooses a word.
    if (event.nativeEvent.isComposing) return;
    if (trigger !== null && !event.shiftKey && onListKey(event)) return;
    if (event.key === 'Escape' && onStop !== null) {
      onStop();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <div data-print="hide" className="relative bg-0 pt-2 pb-3">
      <form
        className="relative rounded-card border border-edge bg-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {isOpen && <ComposerChoices id={list} choices={choices} active={at} onChoose={choose} />}
        <AttachedChips
          attached={attached}
          onRemove={(gone) => write({ text, attached: attached.filter((one) => one !== gone) })}
        />
        {paste !== null && (
          <PastedNote
            paste={paste}
            onText={(words) => write({ text: `${text}${words}`, attached })}
            onClose={() => setPaste(null)}
          />
        )}
        <textarea
          ref={box}
          rows={1}
          value={text}
          data-testid="chat-input"
          aria-label={t('composer.label')}
          aria-describedby="chat-keys"
          aria-autocomplete="list"
          {...(isOpen ? { 'aria-controls': list, 'aria-activedescendant': `${list}-${at}` } : {})}
          placeholder={t('composer.placeholder')}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            setWaiting(false);
            setActive(0);
            setTakes(null);
            setDismissed(null);
            setCaret(selectionStart);
            write({ text: value, attached });
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onBlur={() => setDismissed(text)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const { files, types } = event.clipboardData;
            const words = types.includes('text/plain') ? event.clipboardData.getData('text/plain') : '';
            const found = readPaste([...files], words);
            setPaste(found);
            if (found !== null) event.preventDefault();
          }}
          className="block field-sizing-content max-h-48 min-h-10 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-[15px] leading-[22px] text-1 outline-none placeholder:text-3"
        />
        <div className="px-4">
          <TooLong text={text} />
        </div>
        <div className="flex items-center gap-2 p-2 pt-0 pl-4">
          <p role="status" className="min-w-0 flex-1 text-caption text-3">
            {isWaiting ? (
              t(isOnline ? 'composer.next' : 'composer.waiting')
            ) : isOpen ? (
              <span className="sr-only">{t('composer.found', { count: choices.length })}</span>
            ) : (
              ''
            )}
          </p>
          {onStop === null ? (
            <button
              type="submit"
              aria-label={t('composer.send')}
              disabled={!canSend}
              className="inline-flex size-8 items-center justify-center rounded-control bg-accent-solid text-white hover:brightness-110 disabled:bg-2 disabled:text-3 pointer-coarse:size-11"
            >
              <ArrowUp size={16} aria-hidden />
            </button>
          ) : (
            <button
              type="button"
              data-testid="chat-stop"
              aria-label={t('composer.stop')}
              onClick={onStop}
              className="inline-flex size-8 items-center justify-center rounded-control border border-edge bg-2 text-1 hover:bg-3 pointer-coarse:size-11"
            >
              <Square size={12} fill="currentColor" aria-hidden />
            </button>
          )}
        </div>
      </form>
      <p id="chat-keys" className="mt-1.5 flex flex-wrap justify-between gap-x-4 px-1 text-caption text-3">
        <span className="max-md:hidden">{t('composer.keys')}</span>
        <span>{t('disclaimer')}</span>
      </p>
    </div>
  );
}
