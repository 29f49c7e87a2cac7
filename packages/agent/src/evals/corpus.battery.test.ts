import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@plumbline/model/locale';
import { PlumblineError } from '@plumbline/model/errors';
import { toolNamed } from '../chat/call-tool.ts';
import { readInput } from '../chat/tool-input.ts';
import { answerWords } from '../chat/answer-words.ts';
import { namedStrategy } from '../chat/named-strategy.ts';
import { readTurn } from '../chat/read-turn.ts';
import type { Step } from '../chat/step.ts';
import { stepsOf } from '../chat/steps.ts';
import { tools } from '../tools/registry.ts';
import { chineseQuestions } from './corpus-chinese.ts';
import { englishQuestions } from './corpus-english.ts';
import { corpusDirectory } from './fake-names.ts';

interface Asked {
  readonly question: string;
  readonly tool: string;
  readonly input: Readonly<Record<string, string>>;
}

function read(text: string): readonly Asked[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' | ');
      const [tool = '', ...pairs] = line
        .slice(at + 3)
        .trim()
        .split(/ (?=[a-zA-Z]+=)/);
      const input = pairs.map((pair) => {
        const cut = pair.indexOf('=');
        return [pair.slice(0, cut), pair.slice(cut + 1)];
      });
      return { question: line.slice(0, at), tool, input: Object.fromEntries(input) };
    });
}

const directory = corpusDirectory();

/** The one strategy that the corpus names. */
const strategies = [
  { id: 'golden', name: 'Golden cross' },
  { id: 'golden', name: '均线金叉' },
];

function steps(question: string, locale: Locale): readonly Step[] {
  const own = namedStrategy(question, strategies);
  const text = own?.text ?? question;
  const { reading, open } = readTurn({ text, locale, today: '2026-11-20', directory, attached: [], history: [] });
  const words = reading.echo.flatMap(({ is, label }) => (is === 'read' ? [label] : []));
  return stepsOf(reading, { text, directory, words, open, strategy: own?.id ?? null, attached: [] });
}

type Mark = 'right' | 'asked' | 'wrong';

const written = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** Right: the tool with at least the arguments expected, or the words. Asked: nothing ran. Wrong: something else was done. */
function markOf({ tool, input }: Asked, done: readonly Step[], locale: Locale): Mark {
  const calls = done.filter((step) => step.is === 'call');
  const said = done.filter((step) => step.is === 'say').map(({ text }) => text[locale]);
  if (tool === 'ask') return calls.length === 0 ? 'right' : 'wrong';
  const words = answerWords[tool]?.[locale];
  if (words !== undefined) return said.includes(words) ? 'right' : calls.length === 0 ? 'asked' : 'wrong';
  if (calls.length === 0) return 'asked';
  const isRight = calls.some(
    (step) => step.tool === tool && Object.entries(input).every(([name, value]) => written(step.input[name]) === value),
  );
  return isRight ? 'right' : 'wrong';
}

describe('the built-in assistant', () => {
  it.each([
    ['English', 'en', read(englishQuestions), 150, 4],
    ['Chinese', 'zh-CN', read(chineseQuestions), 135, 0],
  ] as const)(
    'does what is asked in the %s questions, or asks',
    (language, locale, questions, fewestRight, mostWrong) => {
      const marks = questions.map((asked) => ({
        ...asked,
        mark: markOf(asked, steps(asked.question, locale), locale),
      }));
      const of = (mark: Mark) => marks.filter((one) => one.mark === mark);
      const list = (mark: Mark): string =>
        of(mark)
          .map(({ question }) => `${mark}: ${question}`)
          .join('\n');
      process.stdout.write(
        `${language}: ${of('right').length} right, ${of('asked').length} asked, ${of('wrong').length} wrong of ${marks.length}\n`,
      );
      expect(of('wrong').length, list('wrong')).toBeLessThanOrEqual(mostWrong);
      expect(of('right').length, list('asked')).toBeGreaterThanOrEqual(fewestRight);
    },
  );
});

/** Questions whose calls are put together out of many things: sectors, markets, holdings, several figures. */
const together = [
  'Which sector rose most this year?',
  'Which sector fell most this week, and how did the market do?',
  '今年哪个板块涨得最多？大盘呢？',
  'Compare AAPL, MSFT, NVDA, AMD, TSLA and GOOGL by margin, growth, debt and P/E in 2023, 2024 and 2025',
  '比较苹果、微软、英伟达、特斯拉的市盈率、净利率和股息率',
  'Revenue, net income, gross margin and free cash flow of Apple from 2019 to 2024',
];

describe('what the assistant plans', () => {
  it.each([
    ['en', [...read(englishQuestions).map(({ question }) => question), ...together]],
    ['zh-CN', [...read(chineseQuestions).map(({ question }) => question), ...together]],
  ] as const)('is taken by the tools it calls (%s)', (locale, questions) => {
    const refused = questions.flatMap((question) =>
      steps(question, locale).flatMap((step) => {
        if (step.is !== 'call') return [];
        try {
          readInput(toolNamed(step.tool), step.input);
          return [];
        } catch (error) {
          // A rate beyond the whole is asked back on purpose.
          const about = error instanceof PlumblineError ? error.details['about'] : undefined;
          return about === undefined ? [`${question}: ${String(error)}`] : [];
        }
      }),
    );
    expect(refused).toEqual([]);
  });

  it('sets all sectors of a market side by side', () => {
    const [call] = steps('Which sector rose most this year?', 'en');
    expect(call).toMatchObject({ is: 'call', tool: 'compare', input: { metrics: ['totalReturn'] } });
  });
});

/** Tools about documents of the reader's own and what is kept of them are called by a command or a model: questions have no words for them. */
const byCommand: ReadonlySet<string> = new Set(['diff-filing', 'documents', 'read-span', 'remember', 'search-text']);

describe('the example of a tool', () => {
  it.each(
    tools
      .filter(({ id }) => !byCommand.has(id))
      .flatMap(({ id, example }) => locales.map((locale) => [id, locale, example[locale]] as const)),
  )('%s calls it in %s', (id, locale, text) => {
    expect(steps(text, locale)).toContainEqual(expect.objectContaining({ is: 'call', tool: id }));
  });
});
