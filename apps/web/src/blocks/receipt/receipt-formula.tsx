import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Fact, FormulaInput } from '@plumbline/model/fact';
import { formatFact } from '@plumbline/model/format';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { ReportBook } from '../figure/report-book.ts';
import { useReport } from '../figure/report-context.ts';
import { Tex } from '../figure/tex.tsx';
import { formulaTex, texName, texText } from './formula-tex.ts';

export interface ReceiptFormulaProps {
  readonly fact: Fact;
}

/** The formula, and below it the same with its numbers. */
export function ReceiptFormula({ fact }: ReceiptFormulaProps) {
  const { t } = useTranslation('research');
  const { book, locale } = useReport();
  const { formula } = fact;
  if (formula === undefined) return null;
  const inputs = new Map(formula.inputs.map((input) => [input.name, input]));

  function numberOf(input: FormulaInput | undefined, name: string): string {
    if (input === undefined) return texName(name);
    if ('constant' in input) return String(input.constant);
    // The dates of a column stand among the inputs; in the formula they would push it out of the card.
    if ('series' in input) return texText(t(`series.${input.series}`));
    return texOfFact(book, input.fact);
  }
  function texOfFact(known: ReportBook, id: string): string {
    const found = known.fact(id);
    return texText(found === undefined ? '—' : formatFact(found, locale));
  }

  const symbols = formula.tex ?? formulaTex(formula.expression, texName);
  const numbers = formulaTex(formula.expression, (name) => numberOf(inputs.get(name), name));

  function copy(): void {
    void navigator.clipboard.writeText(formula?.expression ?? '').then(() => toast.success(t('receipt.formulaCopied')));
  }

  return (
    <section className="border-t border-line px-5 py-3.5 max-md:px-4">
      <div className="mb-2 flex items-center justify-between">
        <h3 className="text-h3">{t('receipt.formula')}</h3>
        <IconButton
          label={t('receipt.copyFormula')}
          icon={<Copy size={14} aria-hidden />}
          size="compact"
          onClick={copy}
        />
      </div>
      <div
        role="group"
        aria-label={t('receipt.formula')}
        tabIndex={0}
        data-scrolls
        className="flex flex-col gap-3 overflow-x-auto rounded-control border border-line bg-0 px-3 py-3.5 text-body *:mx-auto [&_.katex-display]:my-0!"
      >
        {symbols === null ? (
          <code className="font-mono text-caption">{formula.expression}</code>
        ) : (
          <Tex tex={symbols} display />
        )}
        {numbers === null ? null : <Tex tex={`= ${numbers}`} display />}
      </div>
    </section>
  );
}
