import { ChartNoAxesColumn, FileText, LineChart, SquareSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/cx.ts';
import type { ComposerChoice } from './use-choices.ts';

interface ComposerChoicesProps {
  readonly id: string;
  readonly choices: readonly ComposerChoice[];
  readonly active: number;
  readonly onChoose: (choice: ComposerChoice) => void;
}

const icons = { instrument: LineChart, strategy: ChartNoAxesColumn, report: FileText } as const;

/** What can be put in place of what is being typed; the arrows move, Enter and Tab choose, Esc closes. */
export function ComposerChoices({ id, choices, active, onChoose }: ComposerChoicesProps) {
  const { t } = useTranslation('chat');
  return (
    <ul
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={t('composer.choices')}
      data-testid="composer-choices"
      className="absolute inset-x-0 bottom-full z-20 mb-1 max-h-72 overflow-y-auto rounded-card border border-line bg-3 p-1 shadow-overlay"
    >
      {choices.map((choice, at) => {
        const Icon = choice.kind === 'command' ? SquareSlash : icons[choice.attached.kind];
        return (
          <li
            key={choice.key}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            // The caret stays where it is.
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(choice);
            }}
            className={cx(
              'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-ui pointer-coarse:min-h-11',
              at === active ? 'bg-2 text-1' : 'text-2 hover:bg-2',
            )}
          >
            <Icon size={14} className="shrink-0 text-3" aria-hidden />
            <span className="max-w-[60%] truncate font-medium text-1">{choice.title}</span>
            <span className="num min-w-0 flex-1 truncate text-caption text-3">
              {choice.kind === 'mention' && choice.attached.kind !== 'instrument'
                ? [t(`mention.${choice.attached.kind}`), choice.detail].filter(Boolean).join(' · ')
                : choice.detail}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
