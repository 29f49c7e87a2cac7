import { ArrowUp, Square } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useOnline } from '../../lib/use-online.ts';

const most = 8000;
const draftKey = (place: string): string => `plumbline.chat-draft.${place}`;

export interface ComposerProps {
  /** Whose draft is kept: a conversation's id, or `new`. */
  readonly place: string;
  /** Text to begin with, when nothing has been typed here before. */
  readonly initial?: string | undefined;
  /** Set while an answer is written: the button stops it. */
  readonly onStop: (() => void) | null;
  /** Answers whether the question is stored; until then the words stay. */
  readonly onSend: (text: string) => Promise<boolean>;
}

function useDraft(place: string, initial: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => initial || (readStored(draftKey(place)) ?? ''));
  const write = (next: string): void => {
    setText(next);
    writeStored(draftKey(place), next === '' ? null : next);
  };
  return [text, write];
}

/** Where questions are typed. Enter sends, Shift+Enter breaks the line; what is not sent stays, also after a reload. */
export function Composer({ place, initial = '', onStop, onSend }: ComposerProps) {
  const { t } = useTranslation('chat');
  const [text, write] = useDraft(place, initial);
  const [isWaiting, setWaiting] = useState(false);
  const [isSending, setSending] = useState(false);
  const isOnline = useOnline();
  const canSend = text.trim() !== '' && !isSending && onStop === null;

  const send = (): void => {
    if (!canSend) return;
    if (!isOnline) {
      setWaiting(true);
      return;
    }
    setWaiting(false);
    setSending(true);
    void onSend(text.trim()).then((isStored) => {
      setSending(false);
      if (isStored) write('');
    });
  };
  // What was sent without a connection goes out as soon as there is one.
  useEffect(() => {
    if (isWaiting && isOnline) send();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Enter while an input method is composing chooses a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && onStop !== null) {
      onStop();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <div data-print="hide" className="bg-0 pt-2 pb-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]">
      <form
        className="rounded-card border border-edge bg-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          rows={1}
          value={text}
          maxLength={most}
          data-testid="chat-input"
          aria-label={t('composer.label')}
          aria-describedby="chat-keys"
          placeholder={t('composer.placeholder')}
          onChange={(event) => {
            setWaiting(false);
            write(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="block field-sizing-content max-h-48 min-h-10 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-[15px] leading-[22px] text-1 outline-none placeholder:text-3"
        />
        <div className="flex items-center gap-2 p-2 pt-0 pl-4">
          <p role="status" className="min-w-0 flex-1 text-caption text-3">
            {isWaiting ? t('composer.waiting') : ''}
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
