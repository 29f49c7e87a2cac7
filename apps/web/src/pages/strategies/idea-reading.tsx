import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseInstrumentId, type InstrumentId } from '@plumbline/model/instrument';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import type { Chip as Understood, IdeaAnswer } from '@plumbline/quant/strategy-ideas/idea-answer';
import { parseSentence } from '@plumbline/quant/strategy-ideas/parse-sentence';
import { withUsualCosts } from '@plumbline/quant/strategy-template';
import { searchQuery } from '../../lib/queries.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { IdeaChip } from './idea-chip.tsx';

export interface IdeaReadingProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What the text means as a strategy; null while something has to be asked first. */
  readonly onSpec: (spec: StrategySpec | null) => void;
}

type Names = Readonly<Record<string, readonly InstrumentId[]>>;

const mostNameLength = 80;
const mostCandidates = 4;

/** A strategy is listed by what its author said. */
function titleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= mostNameLength ? line : `${line.slice(0, mostNameLength - 1)}…`;
}

/** The word that nothing here knows, which may be the name of an instrument. */
function unknownWord(answer: IdeaAnswer, text: string, names: Names): string {
  if (answer.kind === 'spec' || answer.question.about !== 'word') return '';
  const word = text.slice(answer.question.from, answer.question.to);
  return names[word] === undefined && word.length <= mostNameLength ? word : '';
}

/** What was understood of an idea, as chips that can be changed, and the one question that has to be answered first. */
export function IdeaReading({ text, onText, onSpec }: IdeaReadingProps) {
  const { t } = useTranslation('strategy');
  const locale = useLocale();
  const [names, setNames] = useState<Names>({});
  const answer = useMemo(
    () => parseSentence(text, locale, { find: (word) => names[word] ?? [] }),
    [text, locale, names],
  );
  const word = unknownWord(answer, text, names);
  const { data: found, isFetching } = useQuery(searchQuery(word));

  useEffect(() => {
    if (word === '' || found === undefined || isFetching) return;
    const ids = found.hits.flatMap(({ instrument }) => parseInstrumentId(instrument.id) ?? []);
    const known = found.resolution === 'one' ? ids.slice(0, 1) : found.resolution === 'ambiguous' ? ids : [];
    setNames((before) => ({ ...before, [word]: known.slice(0, mostCandidates) }));
  }, [word, found, isFetching]);

  const spec = useMemo(
    () => (answer.kind === 'spec' ? withUsualCosts({ ...answer.spec, name: titleOf(text) }) : null),
    [answer, text],
  );
  useEffect(() => onSpec(spec), [spec, onSpec]);

  const reword = ({ from, to, isAssumed }: Understood, words: string): void =>
    onText(isAssumed ? `${words} ${text}`.trim() : `${text.slice(0, from)}${words}${text.slice(to)}`);
  const question = answer.kind === 'question' ? answer.question : null;
  return (
    <div className="mt-3 flex flex-col gap-2.5" data-testid="idea" data-understood={answer.kind}>
      {answer.chips.length === 0 ? null : (
        <ul aria-label={t('idea.understood')} className="flex flex-wrap items-center gap-1.5">
          {answer.chips.map((chip) => (
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
              onClick={() => setNames({ ...names, [text.slice(question.from, question.to)]: [id] })}
            >
              {id}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
