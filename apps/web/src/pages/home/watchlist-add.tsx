import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-text.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useWatchlistChanges, type Added } from '../../lib/watchlist.ts';
import type { WatchlistView } from '@plumbline/contract/watchlist';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Modal } from '../../ui/modal.tsx';
import { mostWatched, symbolsIn } from './symbols-in.ts';

/** A list of codes is smaller; a larger file is something else. */
const mostBytes = 200_000;

/** Programs of Chinese brokers write their lists in GBK. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

interface WatchlistAddProps {
  /** The list that takes them, too; null is all that is watched. */
  readonly list: WatchlistView | null;
  readonly onClose: () => void;
}

/** Codes and names, typed, pasted or of a CSV file; what is not clear is asked about and nothing is guessed. */
export function WatchlistAdd({ list, onClose }: WatchlistAddProps) {
  const { t } = useTranslation('watchlist');
  const id = useId();
  const errorText = useErrorTexts();
  const { add } = useWatchlistChanges();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Added | null>(null);
  const symbols = symbolsIn(text);
  const isTooMany = symbols.length > mostWatched;
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const take = (file: File): void => {
    setFileProblem(file.size > mostBytes ? t('file.large', { count: mostBytes / 1000 }) : null);
    if (file.size > mostBytes) return;
    file.arrayBuffer().then(
      (bytes) => setText((before) => [...symbolsIn(before), ...symbolsIn(decode(bytes))].join('\n')),
      () => setFileProblem(t('file.unread')),
    );
  };
  const send = (wanted: readonly string[]): void =>
    add.mutate(
      { symbols: wanted, ...(list === null ? {} : { list: list.id }) },
      {
        onSuccess: (next) => {
          if (next.unclear.length === 0 && next.unknown.length === 0) return onClose();
          setAnswer(next);
          setText(next.unknown.join('\n'));
        },
      },
    );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (symbols.length > 0 && !isTooMany) send(symbols);
  };
  return (
    <Modal open onOpenChange={(next) => (next ? undefined : onClose())} title={t('addTitle')} testId="watchlist-add">
      <form onSubmit={submit} className="flex flex-col gap-3">
        <label htmlFor={id} className="text-ui">
          {t('addLabel')}
        </label>
        <textarea
          id={id}
          rows={5}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-describedby={`${id}-hint`}
          spellCheck={false}
          className="w-full rounded-control border border-edge bg-1 px-2.5 py-2 text-ui font-normal text-1 placeholder:text-3"
          placeholder={'NVDA\n600519\n0700.HK\nBTC-USD'}
        />
        <p id={`${id}-hint`} className="text-caption text-3">
          {t(isTooMany ? 'tooMany' : 'addHint', { count: mostWatched })}
        </p>
        <FileDrop
          label={t('file.drop')}
          hint={t('file.hint')}
          choose={t('file.choose')}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onFile={take}
        />
        {fileProblem !== null && (
          <p role="alert" className="text-ui font-normal text-danger">
            {fileProblem}
          </p>
        )}
        {list !== null && <p className="text-ui font-normal text-2">{t('addInto', { list: list.name })}</p>}
        {add.isError && (
          <p role="alert" className="text-ui font-normal text-danger">
            {errorText(add.error)}
          </p>
        )}
        {answer !== null && <Unclear answer={answer} onChoose={(one) => send([one])} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" variant="primary" loading={add.isPending} disabled={symbols.length === 0 || isTooMany}>
            {t('addCount', { count: symbols.length })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface UnclearProps {
  readonly answer: Added;
  readonly onChoose: (id: string) => void;
}

function Unclear({ answer, onChoose }: UnclearProps) {
  const { t } = useTranslation('watchlist');
  const locale = useLocale();
  return (
    <div role="status" className="flex flex-col gap-2 text-ui font-normal text-2">
      {answer.added.length > 0 && <p>{t('added', { names: answer.added.map(({ symbol }) => symbol).join(', ') })}</p>}
      {answer.unknown.length > 0 && <p>{t('unknown', { texts: answer.unknown.join(', ') })}</p>}
      {answer.unclear.map(({ text, candidates }) => (
        <div key={text} className="flex flex-wrap items-center gap-2">
          <span>{t('which', { text })}</span>
          {candidates.slice(0, 6).map((one) => (
            <Button key={one.id} size="compact" title={one.name[locale]} onClick={() => onChoose(one.id)}>
              {one.symbol}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}
