import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { readChange } from '@plumbline/reading/convert/change';
import { withOffer } from '@plumbline/reading/convert/with-offer';
import { directoryQuery } from '../../lib/directory.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { ReadText } from '../../ui/read-text.tsx';
import type { Locale } from '@plumbline/model/locale';
import { sentencesOf } from '@plumbline/quant/language/describe';
import { useParameterName } from './parameter-name.ts';

interface ChangedSentences {
  /** What was said of the strategy and no longer holds. */
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** The sentences of a strategy in which it differs from another. */
function changedSentences(
  before: StrategySpec,
  after: StrategySpec,
  locale: Locale,
  nameOf: (key: string) => string,
): ChangedSentences {
  const [old, next] = [before, after].map((spec) => sentencesOf(spec, locale, nameOf).map(({ text }) => text)) as [
    string[],
    string[],
  ];
  return {
    gone: old.filter((text) => !next.includes(text)),
    come: next.filter((text) => !old.includes(text)),
  };
}

export interface ChangeReadingProps {
  readonly text: string;
  readonly spec: StrategySpec;
  readonly onText: (text: string) => void;
  /** The strategy with the change made; null while something has to be asked first. */
  readonly onSpec: (spec: StrategySpec | null) => void;
}

/** A pause in typing after which the text is read. */
const pauseMs = 150;

/** What was read of a change, the sentences that it takes out and puts in, and the one question that comes first. */
export function ChangeReading({ text, spec, onText, onSpec }: ChangeReadingProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const parameterName = useParameterName();
  const paused = useSettled(text, pauseMs);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { data: directory, isError } = useQuery(directoryQuery);
  const change = useMemo(() => {
    if (paused !== text || directory === undefined) return null;
    return readChange(text, { locale, box: 'strategy', directory, today }, spec);
  }, [paused, text, locale, directory, today, spec]);
  useEffect(() => {
    onSpec(change?.spec ?? null);
    return () => onSpec(null);
  }, [change, onSpec]);

  if (isError) return <p className="mt-3 text-ui text-warn">{t('idea.noDirectory')}</p>;
  if (change === null) return <div className="mt-3 h-7" />;
  const { question, echo } = change;
  const { gone, come } =
    change.spec === null ? { gone: [], come: [] } : changedSentences(spec, change.spec, locale, parameterName);
  return (
    <div className="mt-3 flex flex-col gap-2.5" data-testid="change" data-understood={question === null}>
      <ReadText text={text} echo={echo} />
      <div aria-live="polite">
        {question === null ? (
          <ul aria-label={t('logic.difference')} className="flex flex-col gap-1.5 text-ui font-normal">
            {gone.map((one) => (
              <li key={`- ${one}`}>
                <del className="text-3">{one}</del>
              </li>
            ))}
            {come.map((one) => (
              <li key={`+ ${one}`}>
                <ins className="rounded-chip bg-accent-wash px-1.5 py-0.5 no-underline">{one}</ins>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ui font-normal text-2" data-about={question.about}>
            {question.text[locale]}
          </p>
        )}
      </div>
      {question === null || question.offers.length === 0 ? null : (
        <div className="flex flex-wrap gap-1.5">
          {question.offers.map((offer) => (
            <Button
              key={`${offer.words} ${offer.label.en}`}
              size="compact"
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
