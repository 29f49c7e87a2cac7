import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message, ReadingMark, WidgetOf } from '@plumbline/model/conversation';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useChat } from './chat-context.ts';

const look = {
  read: 'border-line bg-1 text-1 hover:bg-2',
  unread: 'border-dashed border-warn text-warn hover:bg-warn-wash',
} as const;

interface WordsProps {
  readonly mark: ReadingMark;
  readonly words: string;
  /** Asks the question anew with other words in this place. */
  readonly onChange: (words: string) => void;
}

/** Words of the question; pressed, they can be said in another way. */
function Words({ mark: { is, as }, words, onChange }: WordsProps) {
  const { t } = useTranslation('chat');
  const [edited, setEdited] = useState<string | null>(null);
  if (edited !== null) {
    const send = (): void => {
      const next = edited.trim();
      setEdited(null);
      if (next !== words) onChange(next);
    };
    return (
      <input
        autoFocus
        value={edited}
        aria-label={t('echo.change', { words })}
        onChange={(event) => setEdited(event.target.value)}
        onBlur={() => setEdited(null)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') setEdited(null);
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
        size={Math.max(6, Math.min(40, edited.length + 2))}
        className="h-7 max-w-full rounded-chip border border-edge bg-1 px-2 text-caption pointer-coarse:h-11 pointer-coarse:text-[16px]"
      />
    );
  }
  return (
    <button
      type="button"
      data-read={is}
      onClick={() => setEdited(words)}
      title={t('echo.change', { words })}
      className={cx(
        'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-chip border px-2 py-0.5 text-start text-caption font-medium pointer-coarse:min-h-11',
        look[is],
      )}
    >
      <span className="min-w-0 break-words">{words}</span>
      {as === undefined ? null : <span className="num shrink-0 text-3">{as}</span>}
    </button>
  );
}

/** Asks the question of an answer in other words: in its place, so that nothing is asked twice. */
function useAskAnew(message: Message): (words: string) => void {
  const { ask, questionOf } = useChat();
  const question = questionOf(message);
  return (words) => {
    if (words === '') return;
    void ask(words, question === undefined ? {} : { mentions: question.mentions, edits: question.id });
  };
}

export interface ReadingEchoProps {
  readonly widget: WidgetOf<'reading'>;
  readonly message: Message;
}

/** Under the question: what was read of it and what was not. Each can be said in another way. */
export function ReadingEcho({ widget: { text, marks }, message }: ReadingEchoProps) {
  const { t } = useTranslation('chat');
  const anew = useAskAnew(message);
  const inPlaceOf = ({ from, to }: ReadingMark, words: string): string =>
    `${text.slice(0, from)}${words}${text.slice(to)}`.replaceAll(/\s+/g, ' ').trim();
  return (
    <ul aria-label={t('echo.label')} data-print="hide" className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      {(['read', 'unread'] as const).map((is) => {
        const own = marks.filter((mark) => mark.is === is);
        return own.length === 0 ? null : (
          <li key={is} className="flex flex-wrap items-center gap-1.5">
            <span className="text-caption text-3">{t(`echo.${is}`)}</span>
            {own.map((mark) => (
              <Words
                key={`${mark.from} ${mark.to}`}
                mark={mark}
                words={text.slice(mark.from, mark.to)}
                onChange={(words) => anew(inPlaceOf(mark, words))}
              />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

export interface AskInsteadProps {
  readonly widget: WidgetOf<'instead'>;
  readonly message: Message;
}

/** What could be asked in place of a question that was not read whole; the words of it are in sight before it is chosen. */
export function AskInstead({ widget: { label, text }, message }: AskInsteadProps) {
  const locale = useLocale();
  const anew = useAskAnew(message);
  return (
    <button
      type="button"
      data-print="hide"
      onClick={() => anew(text)}
      className="flex min-h-11 max-w-full flex-col gap-0.5 rounded-control border border-line bg-1 px-3 py-1.5 text-start text-ui hover:bg-2"
    >
      <span className="max-w-full break-words">{label[locale]}</span>
      <span className="max-w-full text-caption font-normal break-words text-2">{text}</span>
    </button>
  );
}
