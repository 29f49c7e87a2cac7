import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlumblineError } from '@plumbline/model/errors';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

export interface LogicTabProps {
  readonly spec: StrategySpec;
  readonly isBusy: boolean;
  readonly onSave: (spec: StrategySpec) => void;
}

/** The rules as text that can be changed; what is wrong is named at its place and nothing typed is lost. */
export function LogicTab({ spec, isBusy, onSave }: LogicTabProps) {
  const { t } = useTranslation('strategy');
  const original = JSON.stringify(spec, null, 2);
  const [text, setText] = useState(original);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    try {
      const [{ parseStrategySpec }, { compileStrategy }] = await Promise.all([
        import('@plumbline/model/strategy-spec'),
        import('@plumbline/quant/strategy/compile-strategy'),
      ]);
      const next = parseStrategySpec(JSON.parse(text));
      compileStrategy(next);
      setProblem(null);
      onSave(next);
    } catch (reason) {
      const isKnown = reason instanceof PlumblineError || reason instanceof SyntaxError;
      setProblem(isKnown ? reason.message : t('change.failed'));
    }
  };
  return (
    <Card
      title={t('logic.title')}
      actions={
        <span className="flex gap-2">
          <Button size="compact" variant="ghost" disabled={text === original} onClick={() => setText(original)}>
            {t('parameters.reset')}
          </Button>
          <Button
            size="compact"
            variant="primary"
            disabled={text === original}
            loading={isBusy}
            onClick={() => void save()}
          >
            {t('logic.save')}
          </Button>
        </span>
      }
    >
      <label className="sr-only" htmlFor="strategy-logic">
        {t('logic.title')}
      </label>
      <textarea
        id="strategy-logic"
        value={text}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : 'strategy-logic-problem'}
        className="h-[520px] w-full rounded-control border border-edge bg-1 p-3 font-mono text-caption text-1"
      />
      {problem === null ? null : (
        <p id="strategy-logic-problem" role="alert" className="mt-2 text-ui font-normal text-danger">
          {problem}
        </p>
      )}
    </Card>
  );
}
