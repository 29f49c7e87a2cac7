import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { Button } from '../../ui/button.tsx';

export interface ChangeBoxProps {
  readonly spec: StrategySpec;
  readonly isBusy: boolean;
  readonly onSave: (spec: StrategySpec, onSaved: () => void, note: string) => void;
}

// The reader of sentences and its words are large; they come with the first letter.
const ChangeReading = lazy(() => import('./change-reading.tsx').then((file) => ({ default: file.ChangeReading })));

/** A note is short; the sentence says it. */
const longestNote = 200;

/** A change in one's own words: read, shown as a difference, kept as a new version, and taken back with one click. */
export function ChangeBox({ spec, isBusy, onSave }: ChangeBoxProps) {
  const { t } = useTranslation('strategy');
  const [text, setText] = useState('');
  const [next, setNext] = useState<StrategySpec | null>(null);
  const [before, setBefore] = useState<StrategySpec | null>(null);
  const said = text.trim();
  const save = (): void => {
    if (next === null || isBusy) return;
    onSave(
      next,
      () => {
        setBefore(spec);
        setText('');
      },
      said.slice(0, longestNote),
    );
  };
  return (
    <form
      className="mb-4 border-b border-line pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <input
          value={text}
          aria-label={t('logic.change')}
          placeholder={t('logic.changeHint')}
          spellCheck={false}
          data-testid="change-box"
          onChange={(event) => {
            setText(event.target.value);
            setBefore(null);
          }}
          className="h-9 min-w-0 flex-[1_1_240px] rounded-control border border-edge bg-1 px-3 text-body placeholder:text-3 max-md:text-[16px]"
        />
        {before === null ? (
          <Button type="submit" variant="primary" disabled={next === null} loading={isBusy}>
            {t('logic.saveChange')}
          </Button>
        ) : (
          <Button
            icon={<Undo2 size={14} aria-hidden />}
            loading={isBusy}
            onClick={() => onSave(before, () => setBefore(null), t('logic.undone'))}
          >
            {t('logic.undo')}
          </Button>
        )}
      </div>
      {said === '' ? null : (
        <Suspense fallback={<div className="mt-3 h-7" />}>
          <ChangeReading text={text} spec={spec} onText={setText} onSpec={setNext} />
        </Suspense>
      )}
    </form>
  );
}
