import { CircleCheck, FileDown, FlaskConical, History, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { runStages } from '@plumbline/model/report';
import { Kbd } from '../../ui/kbd.tsx';
import { SectionHead } from './section-head.tsx';

function Step({
  number,
  name,
  children,
}: {
  readonly number: number;
  readonly name: string;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('home');
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-1">
      <div className="px-4 pt-3.5 pb-3">
        <div className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="num inline-flex size-5 items-center justify-center rounded-chip border border-line text-axis font-semibold text-2"
          >
            {number}
          </span>
          <h3 className="text-h3">{t(`how.${name}.title`)}</h3>
        </div>
        <p className="mt-1.5 text-ui font-normal text-pretty text-2">{t(`how.${name}.detail`)}</p>
      </div>
      <div className="flex flex-1 flex-col justify-center gap-2 rounded-b-card border-t border-line bg-0 px-4 py-3.5 text-ui font-normal">
        {children}
      </div>
    </li>
  );
}

/** Four steps, each shown with a piece of the real thing. */
export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="how-title">
      <SectionHead id="how-title" title={t('how.title')} />
      <ol className="grid gap-(--card-gap) md:grid-cols-2 xl:grid-cols-4">
        <Step number={1} name="ask">
          <div className="rounded-card border border-line bg-1 px-3 py-2.5">
            <p>{t('ticker.600519')}</p>
            <span className="mt-2 inline-flex h-7 items-center gap-1.5 rounded-control bg-accent-wash px-2 text-caption font-medium text-accent">
              <FlaskConical size={14} aria-hidden />
              {t('target.research', { name: 'SH:600519' })}
              <Kbd>Tab</Kbd>
            </span>
          </div>
        </Step>
        <Step number={2} name="evidence">
          <p className="text-2">{runStages.map((stage) => t(`stage.${stage}`)).join(' · ')}</p>
        </Step>
        <Step number={3} name="check">
          <p className="flex items-center gap-2">
            <Link2 size={14} className="text-accent" aria-hidden />
            {t('how.check.chain')}
          </p>
          <p className="flex items-center gap-2 text-ok">
            <CircleCheck size={14} aria-hidden />
            {t('how.check.same')}
          </p>
        </Step>
        <Step number={4} name="keep">
          <p className="flex items-center gap-2">
            <History size={14} className="text-3" aria-hidden />
            {t('how.keep.history')}
          </p>
          <p className="flex items-center gap-2">
            <FileDown size={14} className="text-3" aria-hidden />
            {t('how.keep.export')}
          </p>
        </Step>
      </ol>
    </section>
  );
}
