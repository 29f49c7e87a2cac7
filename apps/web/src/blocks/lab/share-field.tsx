import { useTranslation } from 'react-i18next';
import { setShare } from '@plumbline/quant/distribution/whole-shares';
import { NumberField } from '../../ui/number-field.tsx';
import { Figure } from '../figure/figure.tsx';
import { useReport } from '../figure/report-context.ts';
import type { Lab } from './lab-context.ts';
import { useLab } from './lab-context.ts';

export interface ShareFieldProps {
  /** Handle of this weight or probability. */
  readonly id: string;
  /** Handles of all of them, which always total 100 %. */
  readonly all: readonly string[];
  readonly label: string;
}

/** One of several shares of a whole: typed in while the report is being changed, and then the others give way in proportion. */
export function ShareField(props: ShareFieldProps) {
  const lab = useLab();
  const { id, all } = props;
  if (lab === null || !lab.isOpen || !all.includes(id) || all.length < 2) return <Figure id={id} />;
  return <EditedShare {...props} lab={lab} />;
}

function EditedShare({ id, all, label, lab }: ShareFieldProps & { readonly lab: Lab }) {
  const { t } = useTranslation('lab');
  const { book } = useReport();
  const at = all.indexOf(id);
  const shares = all.map((one) => lab.edits.get(one) ?? book.fact(one)?.value ?? 0);
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
        onChange={(typed) => {
          if (typed === null) return;
          const next = setShare(shares, at, typed / 100);
          lab.set(all.map((one, i) => [one, next[i] ?? 0] as const));
        }}
      />
    </span>
  );
}
