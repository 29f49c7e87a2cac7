import { ArrowUp, Sparkles } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { readStored, writeStored } from '../../lib/storage.ts';
import { PlainIconButton } from '../../ui/icon-button.tsx';

export interface DescribeBoxProps {
  readonly isBusy: boolean;
  /** Makes the strategy; resolves when it is kept. */
  readonly onMake: (spec: StrategySpec) => Promise<unknown>;
}

const draftKey = 'plumbline.draft.idea';
// The reader of ideas and its words are large; they come with the first letter.
const IdeaReading = lazy(() => import('./idea-reading.tsx').then((file) => ({ default: file.IdeaReading })));

/** A strategy in one's own words. What is typed stays on this device until it has become a strategy. */
export function DescribeBox({ isBusy, onMake }: DescribeBoxProps) {
  const { t } = useTranslation('strategy');
  const [text, setText] = useState(() => readStored(draftKey) ?? '');
  const [spec, setSpec] = useState<StrategySpec | null>(null);
  const isEmpty = text.trim() === '';
  useEffect(() => writeStored(draftKey, isEmpty ? null : text), [text, isEmpty]);
  const send = (): void => {
    if (spec === null || isBusy) return;
    onMake(spec).then(
      () => writeStored(draftKey, null),
      // The failure is shown by whoever makes it; the words stay.
      () => undefined,
    );
  };
  return (
    <form
      className="min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2 rounded-control border border-edge bg-1 py-1 ps-3 pe-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
        <Sparkles size={16} aria-hidden className="mb-2 shrink-0 text-accent" />
        <textarea
          rows={1}
          aria-label={t('list.describe')}
          placeholder={t('list.describeHint')}
          value={text}
          spellCheck={false}
          data-testid="describe"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            send();
          }}
          className="field-sizing-content max-h-40 min-h-8 min-w-0 flex-1 resize-none self-center bg-transparent py-1.5 text-body outline-none placeholder:text-3 max-md:text-[16px]"
        />
        <PlainIconButton
          type="submit"
          label={t('list.go')}
          icon={<ArrowUp size={16} aria-hidden />}
          disabled={spec === null || isBusy}
          aria-busy={isBusy || undefined}
          className="border-transparent bg-accent-solid! text-white! hover:brightness-110 disabled:bg-2! disabled:text-3!"
        />
      </div>
      {isEmpty ? null : (
        <Suspense fallback={<div className="mt-3 h-7" />}>
          <IdeaReading text={text} onText={setText} onSpec={setSpec} />
        </Suspense>
      )}
    </form>
  );
}
