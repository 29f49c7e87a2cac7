import { Check, CircleSlash, Ellipsis, Minus, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { CheckStatus, VerdictLabel } from '@plumbline/model/verdict';
import { cx } from '../../lib/cx.ts';

interface Look {
  readonly icon: LucideIcon;
  readonly wash: string;
  readonly ink: string;
}

/** Status colours, never the market's: a verdict is no direction. */
const labels: Readonly<Record<VerdictLabel, Look>> = {
  robust: { icon: Check, wash: 'bg-ok-wash text-ok', ink: 'text-ok' },
  promising: { icon: Minus, wash: 'bg-info-wash text-info', ink: 'text-info' },
  fragile: { icon: TriangleAlert, wash: 'bg-warn-wash text-warn', ink: 'text-warn' },
  'likely-luck': { icon: X, wash: 'bg-danger-wash text-danger', ink: 'text-danger' },
  'not-enough-data': { icon: Ellipsis, wash: 'bg-2 text-2', ink: 'text-2' },
};

const statuses: Readonly<Record<CheckStatus, Look>> = {
  pass: { icon: Check, wash: 'bg-ok-wash text-ok', ink: 'text-ok' },
  watch: { icon: TriangleAlert, wash: 'bg-warn-wash text-warn', ink: 'text-warn' },
  fail: { icon: X, wash: 'bg-danger-wash text-danger', ink: 'text-danger' },
  'not-enough-data': { icon: CircleSlash, wash: 'bg-2 text-2', ink: 'text-2' },
};

interface MarkProps {
  readonly label: string;
}

function Mark({ look: { icon: Icon, wash }, label }: MarkProps & { readonly look: Look }) {
  return (
    <span className={cx('inline-flex size-5 shrink-0 items-center justify-center rounded-full', wash)}>
      <Icon size={12} strokeWidth={2.4} aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  );
}

export function VerdictMark({ verdict, label }: MarkProps & { readonly verdict: VerdictLabel }) {
  return <Mark look={labels[verdict]} label={label} />;
}

export function CheckMark({ status, label }: MarkProps & { readonly status: CheckStatus }) {
  return <Mark look={statuses[status]} label={label} />;
}

/** The verdict in words with its mark. */
export function VerdictBadge({ verdict, label }: MarkProps & { readonly verdict: VerdictLabel }) {
  return (
    <span className={cx('inline-flex items-center gap-2 text-ui font-semibold', labels[verdict].ink)}>
      <span aria-hidden="true">
        <VerdictMark verdict={verdict} label="" />
      </span>
      {label}
    </span>
  );
}
