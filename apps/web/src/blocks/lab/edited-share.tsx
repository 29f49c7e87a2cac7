import { useTranslation } from 'react-i18next';
import { setShare } from '@plumbline/quant/statistics/distribution/whole-shares';
import { useStable } from '../../lib/use-stable.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { useReport } from '../figure/report-context.ts';
import type { Lab } from './lab-context.ts';

export interface ShareFieldProps {
  /** Handle of this weight or probability. */
  readonly id: string;
  /** Handles of all of them, which always total 100 %. */
  readonly all: readonly string[];
  readonly label: string;
}

/** The field in which a share is typed; what it takes or gives is divided among the others. */
export function EditedShare({ id, all, label, lab }: ShareFieldProps & { readonly lab: Lab }) {
  const { t } = useTranslation('lab');
  const { book } = useReport();
  const at = all.indexOf(id);
  const shares = all.map((one) => lab.edits.get(one) ?? book.fact(one)?.value ?? 0);
  // Drawn apart: another assumption moves none of the shares.
  const onChange = useStable((typed: number | null) => {
    if (typed === null) return;
    const next = setShare(shares, at, typed / 100);
    lab.set(all.map((one, i) => [one, next[i] ?? 0] as const));
  });
  return (
    <span className="ms-auto block w-32">
      <NumberField
        hideLabel
        label={t('shareOf', { label })}
        value={Math.round((shares[at] ?? 0) * 100)}
        min={0}
        max={100}
        step={1}
        unit="%"
        onChange={onChange}
      />
    </span>
  );
}
