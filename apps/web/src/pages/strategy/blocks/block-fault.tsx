import type { SpecProblem } from '@plumbline/quant/language/problem';
import { cx } from '../../../lib/cx.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Button } from '../../../ui/button.tsx';
import { useBlockDesk } from './block-context.ts';

/** What is wrong, where it is wrong, and the change that mends it. */
export function BlockFault({ problem }: { readonly problem: SpecProblem }) {
  const locale = useLocale();
  const { mend } = useBlockDesk();
  const { fix, code, severity, text } = problem;
  return (
    <p
      data-problem={code}
      className={cx(
        'mt-1 flex flex-wrap items-center gap-2 text-caption',
        severity === 'error' ? 'text-danger' : 'text-warn',
      )}
    >
      {text[locale]}
      {fix === undefined ? null : (
        <Button size="compact" onClick={() => mend(problem)}>
          {fix.title[locale]}
        </Button>
      )}
    </p>
  );
}
