import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DeskRunView } from '@plumbline/contract/desk';
import type { DeskFault, DeskRemedy } from '@plumbline/model/desk';
import { useLocale } from '../../lib/use-locale.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useDeskScope } from './desk-context.ts';
import { useStartDesk } from './use-start-desk.ts';

export interface RemedyProps {
  readonly remedy: DeskRemedy;
  readonly instrument: string;
  readonly report: string | undefined;
}

/** One thing that can be done about a fault. */
export function Remedy({ remedy, instrument, report }: RemedyProps) {
  const { t } = useTranslation('desk');
  const settings = useSettings();
  const { start, isPending } = useStartDesk();
  const label = t(`remedy.${remedy}`);
  const about = { instrument, ...(report === undefined ? {} : { report }) };
  switch (remedy) {
    case 'settings':
      return (
        <Button size="compact" onClick={() => settings.open('providers')}>
          {label}
        </Button>
      );
    case 'write-report':
      return (
        <Link to="/research" search={{ symbol: instrument }} className={buttonClass('default', 'compact')}>
          {label}
        </Link>
      );
    case 'other-model':
      return (
        <Link
          to="/research"
          search={{ symbol: instrument, view: 'desk', ...(report === undefined ? {} : { run: report }) }}
          className={buttonClass('default', 'compact')}
        >
          {label}
        </Link>
      );
    default:
      return (
        <Button
          size="compact"
          loading={isPending}
          onClick={() => start(remedy === 'built-in' ? { ...about, by: 'built-in' } : about)}
        >
          {label}
        </Button>
      );
  }
}

function Fault({ fault, run }: { readonly fault: DeskFault; readonly run: DeskRunView }) {
  const locale = useLocale();
  return (
    <Banner
      tone="warn"
      action={
        <span className="flex flex-wrap gap-2">
          {fault.remedies.map((remedy) => (
            <Remedy key={remedy} remedy={remedy} instrument={run.instrument.id} report={run.reportId} />
          ))}
        </span>
      }
    >
      {fault.text[locale]}
    </Banner>
  );
}

/** What went wrong with the desk as a whole; the faults of one voice stand at that voice. */
export function Faults({ run }: { readonly run: DeskRunView }) {
  const { faults } = useDeskScope().desk;
  return faults
    .filter(({ by }) => by === null)
    .map((fault, at) => <Fault key={`${fault.kind}-${at}`} fault={fault} run={run} />);
}
