import { Wand2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { ReadText, TextProblem } from '@plumbline/quant/language/read-text';
import { cx } from '../../lib/cx.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { CodeEditor } from './code-editor.tsx';

export interface TextLogicProps {
  /** What is typed is kept under this name until it is saved or reset. */
  readonly draftKey: string;
  readonly label: string;
  readonly original: string;
  readonly read: (text: string) => ReadText;
  /** A name is no rule: texts that leave it out keep it. */
  readonly name: string;
  /** Writes a strategy in the usual way; absent where the text is prose. */
  readonly format?: (spec: StrategySpec) => string;
  readonly isBusy: boolean;
  /** `onSaved` is told once it is kept. */
  readonly onSave: (spec: StrategySpec, onSaved: () => void) => void;
}

/** Line and column of a place in a text, from 1. */
function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** Rules as text to be edited: what does not fit is named at its place with a way to mend it, and nothing typed is lost. */
export function TextLogic(props: TextLogicProps) {
  const { draftKey, label, original, read, name, format, isBusy, onSave } = props;
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const problemsId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const stored = `plumbline.draft.${draftKey}`;
  const [text, setText] = useState(() => readStored(stored) ?? original);
  const isChanged = text !== original;
  const { spec, problems } = useMemo(() => read(text), [read, text]);
  const errors = problems.filter(({ severity }) => severity === 'error');

  useEffect(() => writeStored(stored, isChanged ? text : null), [stored, text, isChanged]);

  const show = ({ from, to }: TextProblem): void => {
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  return (
    <div>
      {format === undefined ? (
        <textarea
          ref={area}
          value={text}
          spellCheck={false}
          aria-label={label}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={problemsId}
          onChange={(event) => setText(event.target.value)}
          className="h-72 w-full resize-y rounded-control border border-edge bg-1 p-3 text-body text-1"
        />
      ) : (
        <CodeEditor
          area={area}
          label={label}
          text={text}
          isInvalid={errors.length > 0}
          describedBy={problemsId}
          onText={setText}
        />
      )}
      <ul id={problemsId} className="mt-2 flex flex-col gap-1.5" aria-live="polite">
        {problems.map((problem) => (
          <li
            key={`${problem.from} ${problem.code} ${problem.text.en}`}
            data-problem={problem.code}
            className="flex flex-wrap items-baseline gap-2 text-ui font-normal"
          >
            <button
              type="button"
              onClick={() => show(problem)}
              className={cx(
                'num min-h-6 rounded-chip px-1.5 text-caption font-medium',
                problem.severity === 'error' ? 'bg-danger-wash text-danger' : 'bg-warn-wash text-warn',
              )}
            >
              {placeOf(text, problem.from)}
            </button>
            <span className="min-w-0 flex-1">{problem.text[locale]}</span>
            {problem.fix === undefined ? null : (
              <Button
                size="compact"
                icon={<Wand2 size={12} aria-hidden />}
                onClick={() => {
                  const { fix } = problem;
                  if (fix !== undefined) setText(text.slice(0, fix.from) + fix.insert + text.slice(fix.to));
                }}
              >
                {problem.fix.title[locale]}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          disabled={!isChanged || spec === null || errors.length > 0}
          loading={isBusy}
          onClick={() => {
            if (spec === null) return;
            onSave({ ...spec, name: spec.name === '' ? name : spec.name }, () => writeStored(stored, null));
          }}
        >
          {t('logic.save')}
        </Button>
        {format === undefined ? null : (
          <Button
            variant="ghost"
            disabled={spec === null}
            onClick={() => (spec === null ? undefined : setText(format(spec)))}
          >
            {t('code.format')}
          </Button>
        )}
        <Button variant="ghost" disabled={!isChanged} onClick={() => setText(original)}>
          {t('parameters.reset')}
        </Button>
      </div>
    </div>
  );
}
