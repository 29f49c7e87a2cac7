import { Check, FileDown, FlaskConical, History, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/cx.ts';
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
      <div className="min-h-[92px] px-4 pt-3.5 pb-3">
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
      <div className="flex flex-1 flex-col justify-center gap-2.5 rounded-b-card border-t border-line bg-0 px-4 py-3.5 text-ui font-normal">
        {children}
      </div>
    </li>
  );
}

const stageRows = [
  { stage: 'prices', state: 'done', mark: 'bg-ok-wash text-ok', icon: Check },
  { stage: 'filings', state: 'fallback', mark: 'bg-warn-wash text-warn', icon: RotateCcw },
  { stage: 'valuation', state: 'running', mark: 'border-[1.5px] border-accent border-e-transparent', icon: null },
  { stage: 'check', state: 'waiting', mark: 'border-[1.5px] border-line', icon: null },
] as const;

/** The stage list as it stands in the middle of a run whose first source of filings did not answer. */
function StageRows() {
  const { t } = useTranslation('home');
  return (
    <ul className="flex flex-col gap-2">
      {stageRows.map(({ stage, state, mark, icon: Icon }) => (
        <li key={stage} className="flex items-center gap-2.5">
          <span aria-hidden className={cx('grid size-[18px] shrink-0 place-items-center rounded-full', mark)}>
            {Icon === null ? null : <Icon size={11} strokeWidth={2.2} />}
          </span>
          <span className={cx('min-w-0 flex-1 truncate', state === 'waiting' && 'text-3')}>{t(`stage.${stage}`)}</span>
          <span className={cx('shrink-0 text-caption', state === 'fallback' ? 'text-warn' : 'text-3')}>
            {t(`how.evidence.${state}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A receipt without its amounts: what one figure is made of, down to the source it was read from. */
function ReceiptRows() {
  const { t } = useTranslation('home');
  return (
    <>
      <dl className="flex flex-col">
        {(['operating', 'capex'] as const).map((part) => (
          <div key={part} className="flex items-center gap-2 border-b border-line py-1.5 first:pt-0">
            <dt className="flex min-w-0 flex-1 gap-2">
              <span aria-hidden className="w-2 shrink-0 text-3">
                {part === 'capex' ? '\u2212' : ''}
              </span>
              <span className="truncate">{t(`how.check.${part}`)}</span>
            </dt>
            <dd className="shrink-0 rounded-cite bg-2 px-1.5 text-axis text-2">{t('how.check.source')}</dd>
          </div>
        ))}
        <div className="flex items-center gap-2 pt-1.5 font-semibold">
          <dt className="flex min-w-0 flex-1 gap-2">
            <span aria-hidden className="w-2 shrink-0 text-3">
              =
            </span>
            <span className="truncate">{t('how.check.free')}</span>
          </dt>
        </div>
      </dl>
      <p className="flex items-center gap-1.5 text-caption text-2">
        <Check size={14} className="text-ok" aria-hidden />
        {t('how.check.same')}
      </p>
    </>
  );
}

const keptRows = [
  { key: 'history', icon: History },
  { key: 'again', icon: RotateCcw },
  { key: 'export', icon: FileDown },
] as const;

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
            <span className="mt-2 inline-flex h-7 max-w-full items-center gap-1.5 rounded-control bg-accent-wash pr-1.5 pl-2 text-caption font-medium whitespace-nowrap text-accent">
              <FlaskConical size={14} aria-hidden />
              {t('target.research', { name: 'SH:600519' })}
              <Kbd>Tab</Kbd>
            </span>
          </div>
        </Step>
        <Step number={2} name="evidence">
          <StageRows />
        </Step>
        <Step number={3} name="check">
          <ReceiptRows />
        </Step>
        <Step number={4} name="keep">
          <ul className="flex flex-col gap-2.5">
            {keptRows.map(({ key, icon: Icon }) => (
              <li key={key} className="flex items-center gap-2.5">
                <Icon size={14} className="shrink-0 text-3" aria-hidden />
                {t(`how.keep.${key}`)}
              </li>
            ))}
          </ul>
        </Step>
      </ol>
    </section>
  );
}
