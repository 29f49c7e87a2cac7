import { ArrowUp, ChartNoAxesColumn, FlaskConical, MessageSquare } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isTooLong } from '@plumbline/model/text-limit';
import type { TextTarget } from '../../lib/decide-target.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TooLong } from '../../ui/too-long.tsx';
import { composerModes } from './composer-mode.ts';
import type { Composer } from './use-composer.ts';

export const targetIcons = { research: FlaskConical, chat: MessageSquare, strategy: ChartNoAxesColumn } as const;

function TargetChip({ composer, target }: { readonly composer: Composer; readonly target: TextTarget }) {
  const { t } = useTranslation('home');
  const Icon = targetIcons[target];
  const [first] = composer.hits;
  const name = target === 'research' && composer.resolution === 'one' && first !== undefined ? first.id : '';
  return (
    <button
      type="button"
      data-testid="composer-target"
      onClick={() => {
        if (!composer.cycle()) composer.setTarget('research');
      }}
      className="inline-flex h-7 items-center gap-1.5 rounded-control bg-accent-wash pr-1.5 pl-2 text-caption font-medium whitespace-nowrap text-accent pointer-coarse:h-11"
    >
      <Icon size={14} aria-hidden />
      <span>{t(`target.${target}`, { name })}</span>
      <span className="max-md:hidden">
        <Kbd>Tab</Kbd>
      </span>
    </button>
  );
}

/** One box for a ticker, a question or a rule. Enter sends, Shift+Enter breaks the line, Tab changes what it will do. */
export function ComposerBox({ composer }: { readonly composer: Composer }) {
  const { t } = useTranslation('home');
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void composer.submit();
    }
    if (event.key === 'Tab' && !event.shiftKey && composer.cycle()) event.preventDefault();
  };
  return (
    <form
      className="rounded-card border border-edge bg-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
      onSubmit={(event) => {
        event.preventDefault();
        void composer.submit();
      }}
    >
      <textarea
        rows={2}
        value={composer.text}
        aria-label={t('composer.label')}
        aria-describedby="composer-keys"
        placeholder={t('composer.placeholder')}
        onFocus={composer.prepare}
        onChange={(event) => composer.setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="block w-full resize-none bg-transparent px-4 pt-3.5 pb-1 text-[15px] leading-[22px] text-1 outline-none placeholder:text-3"
      />
      <div className="px-4">
        <TooLong text={composer.text} />
      </div>
      <p id="composer-keys" className="sr-only">
        {t('composer.keys')}
      </p>
      <div className="flex flex-wrap items-center gap-2 p-2 pl-2.5">
        <SegmentedControl
          label={t('composer.mode')}
          value={composer.mode}
          onChange={composer.setMode}
          className="max-md:w-full"
          segments={composerModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
        />
        <span className="flex-1" />
        {composer.target !== null && <TargetChip composer={composer} target={composer.target} />}
        <button
          type="submit"
          aria-label={t('composer.send')}
          disabled={composer.text.trim() === '' || isTooLong(composer.text)}
          className="inline-flex size-8 items-center justify-center rounded-control bg-accent-solid text-white hover:brightness-110 disabled:bg-2 disabled:text-3 pointer-coarse:size-11"
        >
          <ArrowUp size={16} aria-hidden />
        </button>
      </div>
    </form>
  );
}
