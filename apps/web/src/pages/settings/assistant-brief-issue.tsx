import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BriefView } from '@plumbline/contract/brief';
import type { Message, MessageBlock } from '@plumbline/model/conversation';
import type { Fact } from '@plumbline/model/fact';
import { labelOf } from '@plumbline/quant/catalogue/catalogue';
import { printInWords } from '@plumbline/quant/catalogue/print-in-words';
import { issueQuery } from '../../lib/assistant.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Select } from '../../ui/select.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Texts = Extract<MessageBlock, { readonly kind: 'text' | 'reasoning' }>;

const isText = (block: MessageBlock): block is Texts => block.kind === 'text' || block.kind === 'reasoning';

/** The lines of a block, each figure printed from its fact. */
function linesOf({ parts }: Texts, facts: ReadonlyMap<string, Fact>, { locale }: Message): readonly string[] {
  const print = (part: Texts['parts'][number]): string => {
    if (typeof part === 'string') return part;
    const fact = 'fact' in part ? facts.get(part.fact) : undefined;
    if (fact === undefined || !('fact' in part)) return '';
    return printInWords(fact, part.as, locale);
  };
  return parts.map(print).join('').split('\n');
}

/** What came last, or an earlier one, with the figures it shows and where each is from. */
export function BriefIssue({ brief }: { readonly brief: BriefView }) {
  const { t } = useTranslation('assistant');
  const { date, dateTime } = useDates();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useQuery(issueQuery(brief, chosen));
  if (data === undefined) return <Skeleton className="mt-2 h-24 w-full" />;
  const { issues, message } = data;
  if (message === null) return <p className="mt-2 text-ui font-normal text-2">{t('brief.noIssue')}</p>;
  const facts = new Map(message.facts.map((fact) => [fact.id, fact]));
  const texts = message.blocks.filter(isText);
  const handles = new Set(
    texts.flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part === 'object' && 'fact' in part ? [part.fact] : [])),
    ),
  );
  const shown = message.facts.filter(({ id }) => handles.has(id));
  const publisherOf = (fact: Fact): string => message.sources.find(({ id }) => id === fact.source.id)?.publisher ?? '';
  return (
    <div lang={message.locale} className="mt-2 rounded-card bg-2 p-3.5 text-ui font-normal" data-testid="brief-issue">
      {issues.length > 1 && (
        <Select
          label={t('brief.issue')}
          value={chosen ?? issues[0]?.id ?? ''}
          options={issues.map(({ id, createdAt }) => ({ value: id, label: dateTime(createdAt) }))}
          onChange={setChosen}
          className="mb-2"
        />
      )}
      {shown.some(({ simulated }) => simulated) && <SimulatedChip />}
      {texts.map((block, at) => (
        <div key={at} className={block.kind === 'reasoning' ? 'border-s-2 border-line ps-3 text-2' : undefined}>
          {block.kind === 'reasoning' && <p className="text-caption text-3">{t('brief.reasoning')}</p>}
          {linesOf(block, facts, message).map((line, place) =>
            line.startsWith('## ') ? (
              <p key={place} className="mt-2 font-semibold">
                {line.slice(3)}
              </p>
            ) : (
              <p key={place} className="text-pretty break-words">
                {line}
              </p>
            ),
          )}
        </div>
      ))}
      {shown.length > 0 && (
        <details className="mt-3 text-caption">
          <summary className="cursor-pointer">{t('brief.figures', { count: shown.length })}</summary>
          <ul className="mt-1 flex flex-col gap-1 text-2">
            {shown.map((fact) => (
              <li key={fact.id} className="num break-words">
                {[fact.instrumentId, labelOf(fact.metric)[message.locale]].filter(Boolean).join(' ')}:{' '}
                {printInWords(fact, undefined, message.locale)} · {date(fact.asOf)} · {publisherOf(fact)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
