import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displaySymbol, parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import type { NamedInstrument } from '@plumbline/model/ports';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { isTooLong } from '@plumbline/model/text-limit';
import type { Chip as Understood, IdeaAnswer } from '@plumbline/quant/language/ideas/idea-answer';
import { liftSettings } from '@plumbline/quant/language/ideas/lift-settings';
import { parseSentence } from '@plumbline/quant/language/ideas/parse-sentence';
import { withUsualCosts } from '@plumbline/quant/catalogue/strategy-template';
import { namesQuery, searchQuery } from '../../lib/queries.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { IdeaChip } from './idea-chip.tsx';

export interface IdeaReadingProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What the text means as a strategy; null while something has to be asked first. */
  readonly onSpec: (spec: StrategySpec | null) => void;
}

/** Names that a search or a choice has settled, by the words as typed. */
type Settled = Readonly<Record<string, readonly InstrumentId[]>>;

const mostNameLength = 80;
const mostCandidates = 4;
/** A pause in typing after which the names are looked up. */
const pauseMs = 150;

/** A strategy is listed by what its author said. */
function titleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= mostNameLength ? line : `${line.slice(0, mostNameLength - 1)}…`;
}

/** A word that nothing here knows and that is written like a name: in Chinese, or with a capital. */
function unknownName(answer: IdeaAnswer | null, text: string, settled: Settled): string {
  if (answer === null || answer.kind === 'spec' || answer.question.about !== 'word') return '';
  const word = text.slice(answer.question.from, answer.question.to);
  const isNameLike = /^(?:\p{Lu}|\p{Script=Han}{2})/u.test(word) && word.length <= mostNameLength;
  return isNameLike && settled[word] === undefined ? word : '';
}

/** The listed names, with what was chosen for a word in place of all that it could mean. */
function namesWith(listed: readonly NamedInstrument[], text: string, settled: Settled): readonly NamedInstrument[] {
  const chosen = Object.entries(settled).flatMap(([word, ids]) => {
    const from = text.indexOf(word);
    return from < 0 || ids.length === 0 ? [] : [{ from, to: from + word.length, ids }];
  });
  const isFree = ({ from, to }: NamedInstrument): boolean => chosen.every((one) => to <= one.from || one.to <= from);
  return [...listed.filter(isFree), ...chosen];
}

function usePause(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(text), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What was understood of an idea, as chips that can be changed, and the one question that has to be answered first. */
export function IdeaReading({ text, onText, onSpec }: IdeaReadingProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const [settled, setSettled] = useState<Settled>({});
  const [shown, setShown] = useState<IdeaAnswer | null>(null);
  const paused = usePause(text);
  const listed = useQuery(namesQuery(paused));
  const isReady = paused === text && (listed.data !== undefined || listed.isError || isTooLong(text));
  const answer = useMemo(() => {
    if (!isReady) return null;
    const known = (listed.data?.names ?? []).map(({ from, to, ids }) => ({
      from,
      to,
      ids: ids.flatMap((id) => parseInstrumentId(id) ?? []),
    }));
    return parseSentence(text, locale, { names: namesWith(known, text, settled) });
  }, [isReady, listed.data, text, locale, settled]);
  const word = unknownName(answer, text, settled);
  const { data: found, isFetching } = useQuery(searchQuery(word));

  useEffect(() => {
    if (word === '' || found === undefined || isFetching) return;
    const ids = found.hits.flatMap(({ instrument }) => parseInstrumentId(instrument.id) ?? []);
    const known = found.resolution === 'one' ? ids.slice(0, 1) : found.resolution === 'ambiguous' ? ids : [];
    setSettled((before) => ({ ...before, [word]: known.slice(0, mostCandidates) }));
  }, [word, found, isFetching]);
  // What was read last stays in sight while the next letters are read; it cannot be used any more.
  useEffect(() => {
    if (answer !== null) setShown(answer);
  }, [answer]);

  const spec = useMemo(
    () => (answer?.kind === 'spec' ? liftSettings(withUsualCosts({ ...answer.spec, name: titleOf(text) })) : null),
    [answer, text],
  );
  useEffect(() => onSpec(spec), [spec, onSpec]);

  const reword = ({ from, to, isAssumed }: Understood, words: string): void => {
    // Places of an earlier text mean nothing in this one.
    if (answer === null) return;
    onText(isAssumed ? `${words} ${text}`.trim() : `${text.slice(0, from)}${words}${text.slice(to)}`);
  };
  const visible = answer ?? shown;
  if (visible === null) return <div className="mt-3 h-7" />;
  const question = visible.kind === 'question' ? visible.question : null;
  return (
    <div className="mt-3 flex flex-col gap-2.5" data-testid="idea" data-understood={answer?.kind ?? 'reading'}>
      {visible.chips.length === 0 ? null : (
        <ul aria-label={t('idea.understood')} className="flex flex-wrap items-center gap-1.5">
          {visible.chips.map((chip) => (
            <IdeaChip
              key={`${chip.path} ${chip.from} ${chip.means.en}`}
              chip={chip}
              onReword={(words) => reword(chip, words)}
            />
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {question === null || word !== '' ? null : (
          <p className="text-ui font-normal text-2" data-testid="idea-question" data-about={question.about}>
            {question.text[locale]}
          </p>
        )}
      </div>
      {question === null || question.candidates.length === 0 ? null : (
        <div className="flex flex-wrap gap-1.5">
          {question.candidates.map((id) => (
            <Button
              key={id}
              size="compact"
              disabled={answer === null}
              onClick={() => setSettled({ ...settled, [text.slice(question.from, question.to)]: [id] })}
            >
              {displaySymbol(id)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
