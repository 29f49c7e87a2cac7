import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseInstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { readIdea, type Idea } from '@plumbline/reading/convert/idea';
import { offerInstruments } from '@plumbline/reading/convert/offer';
import { withOffer } from '@plumbline/reading/convert/with-offer';
import { directoryQuery } from '../../lib/directory.ts';
import { searchQuery } from '../../lib/queries.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ReadText } from '../../ui/read-text.tsx';
import { IdeaChip } from './idea-chip.tsx';

export interface IdeaReadingProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What the text means as a strategy; null while something has to be asked first. */
  readonly onSpec: (spec: StrategySpec | null) => void;
}

interface Shown {
  readonly text: string;
  readonly idea: Idea;
}

const mostNameLength = 80;
/** A pause in typing after which the text is read. */
const pauseMs = 150;

/** A strategy is listed by what its author said. */
function titleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= mostNameLength ? line : `${line.slice(0, mostNameLength - 1)}…`;
}

/** Unread words that are written like a name are looked up; what is found is offered. */
function useNearNames(idea: Idea | null) {
  const { spans = [] } = idea?.echo.find(({ is }) => is === 'unread') ?? {};
  const [span] = spans;
  const isNameLike = span !== undefined && /^(?:\p{Lu}|\p{Script=Han}{2}|\d{4,6}$)/u.test(span.text);
  const word = isNameLike && span.text.length <= 40 ? span.text : '';
  const { data } = useQuery(searchQuery(word, 3));
  if (span === undefined || word === '' || data === undefined || data.resolution === 'unknown') return [];
  return offerInstruments(
    data.hits.flatMap(({ instrument }) => parseInstrumentId(instrument.id) ?? []),
    span,
  );
}

/** What was read of an idea, word by word and as a strategy, and the one question that has to be answered first. */
export function IdeaReading({ text, onText, onSpec }: IdeaReadingProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const [shown, setShown] = useState<Shown | null>(null);
  const paused = useSettled(text, pauseMs);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { data: directory, isError } = useQuery(directoryQuery);
  const idea = useMemo(() => {
    if (paused !== text || directory === undefined) return null;
    return readIdea(text, { locale, box: 'strategy', directory, today }, titleOf(text));
  }, [paused, text, locale, directory, today]);
  // What was read last stays in sight while the next letters are read; it cannot be used any more.
  useEffect(() => {
    if (idea !== null) setShown({ text, idea });
  }, [idea, text]);
  useEffect(() => {
    onSpec(idea?.spec ?? null);
    // An emptied box means no strategy either.
    return () => onSpec(null);
  }, [idea, onSpec]);
  const near = useNearNames(idea);

  if (isError) return <p className="mt-3 text-ui text-warn">{t('idea.noDirectory')}</p>;
  const visible = idea === null ? shown : { text, idea };
  if (visible === null || directory === undefined) return <div className="mt-3 h-7" />;
  const { parts, question, echo } = visible.idea;
  const offers = question === null ? [] : [...near, ...question.offers];
  return (
    <div
      className="mt-3 flex flex-col gap-2.5"
      data-testid="idea"
      data-understood={idea === null ? 'reading' : question === null ? 'spec' : 'question'}
    >
      <ReadText text={visible.text} echo={echo} />
      {parts.length === 0 ? null : (
        <ul aria-label={t('idea.understood')} className="flex flex-wrap items-center gap-1.5">
          {parts.map((part) => (
            <IdeaChip key={`${part.path} ${part.means.en}`} part={part} directory={directory} />
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {question === null ? null : (
          <p className="text-ui font-normal text-2" data-testid="idea-question" data-about={question.about}>
            {question.text[locale]}
          </p>
        )}
      </div>
      {question?.about === 'question' && (
        <div>
          <Link
            to="/chat/{-$conversationId}"
            params={{}}
            search={{ q: visible.text.trim() }}
            className={buttonClass('default', 'compact')}
          >
            {t('idea.askChat')}
          </Link>
        </div>
      )}
      {offers.length === 0 ? null : (
        <div className="flex flex-wrap gap-1.5" data-testid="idea-offers">
          {offers.map((offer) => (
            <Button
              key={`${offer.words} ${offer.label.en}`}
              size="compact"
              disabled={idea === null}
              onClick={() => onText(withOffer(text, offer))}
            >
              {offer.label[locale]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
