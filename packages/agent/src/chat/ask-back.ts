import type { InstrumentId } from '@plumbline/model/instrument';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import { askText, openWordsText } from '@plumbline/reading/convert/ask-texts';
import type { Question, Reading } from '@plumbline/reading/reading';
import { questionVocabulary } from '@plumbline/reading/vocabulary/vocabulary';
import { foldWord } from '@plumbline/reading/text/fold';
import { answerWords } from './answer-words.ts';
import { refusal } from './acts/talk.ts';
import { isSubject } from './reading-echo.ts';
import type { Step } from './step.ts';
import { say } from './step.ts';

const mostShown = 8;

const quoted = (words: readonly string[], [before, after]: readonly [string, string]): string =>
  words
    .slice(0, mostShown)
    .map((word) => `${before}${word}${after}`)
    .join(' ');

/** What was read and what was not. With a word unread nothing is looked up: it would be the answer to another question. */
function unreadText({ echo, unread }: Reading): LocalText {
  const read = echo.filter(({ is, label }) => is === 'read' && isSubject(label)).map(({ label }) => label);
  const left = unread.map(({ text }) => text);
  const en = quoted(left, ['“', '”']);
  const zh = quoted(left, ['“', '”']);
  const hk = quoted(left, ['「', '」']);
  const meant = echo.flatMap(({ instead }) => instead ?? []);
  const [perhaps, perhapsZh, perhapsHk] =
    meant.length === 0
      ? ['', '', '']
      : [
          ` Perhaps ${quoted(meant, ['“', '”'])}?`,
          `是否指${quoted(meant, ['“', '”'])}？`,
          `是否指${quoted(meant, ['「', '」'])}？`,
        ];
  if (read.length === 0)
    return localText(
      `I did not understand ${en}. Name an instrument, a figure, a strategy or a term.`,
      `没有读懂${zh}。请说出标的、数值、策略或术语。`,
      `未能讀懂${hk}。請說出標的、數值、策略或術語。`,
    );
  return localText(
    `I read ${quoted(read, ['“', '”'])}; not read: ${en}.${perhaps} Nothing was looked up. Say it in other words, or leave it out.`,
    `读懂了${quoted(read, ['“', '”'])}；没有读懂：${zh}。${perhapsZh}未作查询。请换个说法，或删去。`,
    `讀懂了${quoted(read, ['「', '」'])}；未能讀懂：${hk}。${perhapsHk}未作查詢。請換個說法，或刪去。`,
  );
}

const idsIn = (choices: readonly string[]): readonly InstrumentId[] =>
  choices.flatMap((choice) => parseInstrumentId(choice) ?? []);

const texts: Readonly<Record<string, LocalText>> = {
  condition: localText(
    'On which condition? Name a level or a move, such as “below 100” or “falls 5%”.',
    '按什么条件？请给出价位或涨跌幅，例如“低于 100”或“下跌 5%”。',
    '按甚麼條件？請給出價位或升跌幅，例如「低於 100」或「下跌 5%」。',
  ),
  metric: localText(
    'By which figure? Name one, such as P/E, revenue or the return of a year.',
    '按哪个指标？例如市盈率、营收或一年回报。',
    '按哪個指標？例如市盈率、營收或一年回報。',
  ),
  market: localText(
    'In which market: the US, Hong Kong or the mainland?',
    '哪个市场：美国、香港还是内地？',
    '哪個市場：美國、香港還是內地？',
  ),
  'calendar year': localText(
    'Figures of a company are told by its own fiscal years, which may not end in December. Ask for the fiscal year, such as “fiscal 2023”, or for single quarters.',
    '公司数据按其财年给出，财年未必在 12 月结束。请改问财年，例如“2023 财年”，或逐季询问。',
    '公司數據按其財政年度給出，財政年度未必在 12 月完結。請改問財政年度，例如「2023 財年」，或逐季查詢。',
  ),
  quantity: localText('How many shares?', '多少股？', '多少股？'),
  strategy: localText(
    'Which strategy? None was drafted in this conversation.',
    '哪个策略？本次对话还没有起草策略。',
    '哪個策略？本次對話還沒有起草策略。',
  ),
};

function questionText({ about, text, choices }: Question): LocalText {
  if (about === 'instrument') return choices.length > 0 ? answerWords['which']! : answerWords['instrument']!;
  if (about === 'listing') {
    const id = parseInstrumentId(text);
    const name = id === null ? text : displaySymbol(id);
    return localText(
      `${name} has no listing on that market here. Which one is meant?`,
      `${name} 在该市场没有上市代码。指的是哪一个？`,
      `${name} 在該市場沒有上市代號。指的是哪一個？`,
    );
  }
  return about === 'open words' ? openWordsText(text) : (texts[about] ?? askText(about));
}

function choose(ids: readonly InstrumentId[]): readonly Step[] {
  return ids.length === 0 ? [] : [{ is: 'choose', ids: ids.slice(0, 6) }];
}

/** The words of a text that ask for what no source has. */
function wordsRefused({ echo }: Reading, reason: string): string {
  const found = echo.filter(({ label }) =>
    (questionVocabulary.surfaces.get(foldWord(label.replace(/['’]s$/u, ''))) ?? []).some(
      ({ kind, id }) => kind === 'refuse' && id === reason,
    ),
  );
  return (found.length > 0 ? found : echo).map(({ label }) => label).join(' ');
}

/** What is said where nothing may run: the words not read, the question, or the reason of the refusal. Null where all is clear. */
export function askBack(reading: Reading): readonly Step[] | null {
  const { unread, state, question, frames } = reading;
  if (state === 'refuse') {
    const reason = question?.text ?? 'missing';
    return [say(refusal(reason, wordsRefused(reading, reason)))];
  }
  if (unread.length > 0) return [say(unreadText(reading)), ...choose(idsIn(question?.choices ?? []))];
  if (question === undefined) return frames.length === 0 ? [say(answerWords['not-understood']!)] : null;
  return [say(questionText(question)), ...choose(idsIn(question.choices))];
}
