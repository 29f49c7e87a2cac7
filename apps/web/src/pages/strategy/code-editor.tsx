import { useId, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { hoverCode, type Completion, type Completions } from '@plumbline/quant/language/code-help';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useCompletion } from './use-completion.ts';

export interface CodeEditorProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly text: string;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  readonly onText: (text: string) => void;
}

/** Code with a list of what may stand at the caret, and what the word under it means. */
export function CodeEditor({ area, label, text, isInvalid, describedBy, onText }: CodeEditorProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const take = ({ insert }: Completion, { from, to }: Completions): void => {
    const end = from + insert.length;
    // Drawn before the next key: a caret that is put later lands in the middle of what is typed meanwhile.
    flushSync(() => {
      onText(text.slice(0, from) + insert + text.slice(to));
      setCaret(end);
    });
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  };
  const { list, active, look, close, onKey } = useCompletion(take);
  const hover = useMemo(() => hoverCode(text, Math.min(caret, text.length)), [text, caret]);
  return (
    <div>
      <textarea
        ref={area}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        aria-autocomplete="list"
        aria-controls={list === null ? undefined : listId}
        aria-activedescendant={list === null ? undefined : `${listId}-${active}`}
        onChange={({ target }) => {
          onText(target.value);
          setCaret(target.selectionStart);
          look(target.value, target.selectionStart, false);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={close}
        onKeyDown={(event) => {
          if (onKey(event, text, event.currentTarget.selectionStart)) event.preventDefault();
        }}
        className="h-72 w-full resize-y rounded-control border border-edge bg-1 p-3 font-mono text-caption whitespace-pre text-1 max-md:text-[16px]"
      />
      {list === null ? null : (
        <ul
          id={listId}
          role="listbox"
          aria-label={t('code.completions')}
          className="mt-1 overflow-hidden rounded-control border border-line bg-3 p-1 shadow-overlay"
        >
          {list.items.map((item, at) => (
            <li
              key={`${item.kind} ${item.label}`}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === active}
              // Keeps the focus in the text until the click has landed.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                take(item, list);
                close();
              }}
              className={cx(
                'flex min-h-7 cursor-pointer items-center gap-3 rounded-chip px-2 pointer-coarse:min-h-11',
                at === active && 'bg-accent-wash',
              )}
            >
              <code className="text-caption">{item.label}</code>
              <span className="truncate text-caption text-3">
                {item.detail?.[locale] ?? t(`code.kind_${item.kind}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 min-h-10 rounded-control bg-2 px-3 py-2 text-caption text-2" data-testid="code-help">
        {hover === null ? (
          t('code.help')
        ) : (
          <>
            <b className="font-semibold text-1">{hover.title[locale]}</b>
            {hover.words[locale] === hover.title[locale] ? null : <span> · {hover.words[locale]}</span>}
            {hover.meaning === null ? null : <span className="block">{hover.meaning[locale]}</span>}
            {hover.source === null ? null : (
              <span className="block text-3" lang="en">
                {hover.source}
              </span>
            )}
          </>
        )}
      </div>
    </div>
  );
}
