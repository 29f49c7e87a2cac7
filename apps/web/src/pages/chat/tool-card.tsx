import { Check, ChevronDown, CircleSlash, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolCall } from '@plumbline/model/conversation';
import { Cite } from '../../blocks/figure/cite.tsx';
import { cx } from '../../lib/cx.ts';
import { formatDuration } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Spinner } from '../../ui/spinner.tsx';

const looks = {
  done: { icon: Check, wash: 'bg-ok-wash text-ok' },
  failed: { icon: X, wash: 'bg-danger-wash text-danger' },
  refused: { icon: CircleSlash, wash: 'bg-2 text-2' },
} as const;

function StateMark({ state }: { readonly state: ToolCall['state'] }) {
  const { t } = useTranslation('chat');
  if (state === 'running') return <Spinner size={16} />;
  const { icon: Icon, wash } = looks[state];
  return (
    <span className={cx('inline-flex size-[18px] shrink-0 items-center justify-center rounded-full', wash)}>
      <Icon size={11} strokeWidth={2.2} aria-hidden />
      <span className="sr-only">{t(`tool.${state}`)}</span>
    </span>
  );
}

function InputValue({ value }: { readonly value: unknown }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return <code className="font-mono text-caption break-words">{text}</code>;
}

function ToolRow({ call }: { readonly call: ToolCall }) {
  const { t } = useTranslation('chat');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const aside = [
    call.ms === null ? null : formatDuration(call.ms),
    call.facts.length === 0 ? null : t('tool.facts', { count: call.facts.length }),
  ].filter((text) => text !== null && text !== '');
  return (
    <li data-tool={call.tool} data-state={call.state} className="border-line not-last:border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-9 w-full items-center gap-2.5 px-3 text-start text-ui font-normal hover:bg-2 pointer-coarse:min-h-11"
      >
        <StateMark state={call.state} />
        <span className="min-w-0 flex-1 truncate font-medium">{call.title[locale]}</span>
        <span className="num shrink-0 text-caption text-3">{aside.join(' · ')}</span>
        <ChevronDown
          size={14}
          aria-hidden
          className={cx('shrink-0 text-3 transition-transform duration-(--move)', isOpen && 'rotate-180')}
        />
      </button>
      <dl
        id={panel}
        hidden={!isOpen}
        className="grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-1.5 pe-3 pb-3 ps-10 text-caption not-[[hidden]]:grid"
      >
        {Object.entries(call.input).length > 0 && (
          <>
            <dt className="text-3">{t('tool.input')}</dt>
            <dd className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 text-2">
              {Object.entries(call.input).map(([name, value]) => (
                <span key={name} className="min-w-0">
                  {name} <InputValue value={value} />
                </span>
              ))}
            </dd>
          </>
        )}
        {call.summary !== null && (
          <>
            <dt className="text-3">{t('tool.output')}</dt>
            <dd className="text-pretty text-2">{call.summary[locale]}</dd>
          </>
        )}
        {call.sources.length > 0 && (
          <>
            <dt className="text-3">{t('tool.sources')}</dt>
            <dd>
              {call.sources.map((id) => (
                <Cite key={id} sourceId={id} />
              ))}
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}

/** What was done for an answer, a line each; a line opens to its inputs, outcome and sources. */
export function ToolCard({ calls }: { readonly calls: readonly ToolCall[] }) {
  const { t } = useTranslation('chat');
  return (
    <ul
      aria-label={t('tool.list')}
      data-testid="tool-card"
      className="overflow-hidden rounded-[10px] border border-line bg-1"
    >
      {calls.map((call) => (
        <ToolRow key={call.id} call={call} />
      ))}
    </ul>
  );
}
