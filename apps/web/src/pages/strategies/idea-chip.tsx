import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chip as Understood } from '@plumbline/quant/language/ideas/idea-answer';
import { cx } from '../../lib/cx.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Input } from '../../ui/input.tsx';
import { PlainIconButton } from '../../ui/icon-button.tsx';

export interface IdeaChipProps {
  readonly chip: Understood;
  /** Puts other words in place of those of the chip; none takes them away. */
  readonly onReword: (words: string) => void;
}

/** One thing that was understood, with the words it was understood from; pressing it lets them be changed. */
export function IdeaChip({ chip, onReword }: IdeaChipProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const [words, setWords] = useState<string | null>(null);
  const means = chip.means[locale];
  const part = t(`idea.part.${chip.path.replaceAll('.', '_')}`, { defaultValue: '' });
  if (words !== null) {
    const done = (): void => {
      onReword(words.trim());
      setWords(null);
    };
    return (
      <li className="flex items-center gap-1">
        <Input
          autoFocus
          aria-label={t('idea.words', { part: part || means })}
          value={words}
          className="w-56"
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') {
              event.preventDefault();
              done();
            }
            if (event.key === 'Escape') setWords(null);
          }}
        />
        <PlainIconButton label={t('idea.apply')} icon={<Check size={14} aria-hidden />} onClick={done} />
        <PlainIconButton label={t('idea.keep')} icon={<X size={14} aria-hidden />} onClick={() => setWords(null)} />
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        data-chip={chip.path}
        title={t('idea.change')}
        onClick={() => setWords(chip.text)}
        className={cx(
          'inline-flex min-h-7 items-center gap-1.5 rounded-chip border px-2 py-0.5 text-start text-caption font-medium pointer-coarse:min-h-11',
          chip.isAssumed ? 'border-dashed border-edge text-2' : 'border-transparent bg-accent-wash text-1',
        )}
      >
        {part === '' ? null : <span className={chip.isAssumed ? 'text-3' : 'text-accent'}>{part}</span>}
        <span>{means}</span>
        {chip.isAssumed ? <span className="text-3">{t('idea.assumed')}</span> : null}
      </button>
    </li>
  );
}
