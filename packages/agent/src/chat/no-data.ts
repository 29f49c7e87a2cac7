import type { Instrument } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { LocalParts } from '@plumbline/model/text-part';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { ToolResult } from '../tool.ts';

/** Named after people: these keep their capital inside a sentence. */
const proper = /^(?:Altman|Beneish|Calmar|Gordon|Graham|Jensen|Kelly|Ohlson|Piotroski|Sharpe|Sortino|Treynor)/;

/** The name of a kind of figure as it stands inside an English sentence. */
export function inSentence(what: LocalText): LocalText {
  const isPlain = /^[A-Z][a-z]/.test(what.en) && !proper.test(what.en);
  return isPlain ? { ...what, en: what.en.charAt(0).toLowerCase() + what.en.slice(1) } : what;
}

/** An honest no: what was asked for, of what and when, and that no connected source has it. */
export function noFigure(
  { name }: Pick<Instrument, 'name'>,
  what: LocalText,
  when: LocalText = sameText(''),
  why: LocalText | null = null,
): LocalParts {
  return paragraph(
    localText(
      'No connected source has {what} for {name}{when}, so nothing is said about it.{why}',
      '已连接的来源都没有{name}{when}的{what}，因此不作说明。{why}',
      '已連接的來源都沒有{name}{when}的{what}，因此不作說明。{why}',
    ),
    { what: inSentence(what), name, when, why: why === null ? '' : { ...why, en: ` ${why.en}` } },
  );
}

/** What is drawn on charts and used by strategies, but not told in an answer. */
export function drawnOnly({ name }: Pick<Instrument, 'name'>, what: LocalText): LocalParts {
  return paragraph(
    localText(
      'The chart of {name} draws its {what}, and strategies use it; an answer does not state it yet.',
      '{name}的图表可绘制{what}，策略也可使用；回答暂不给出其数值。',
      '{name}的圖表可繪製{what}，策略亦可使用；回答暫不列出其數值。',
    ),
    { what: inSentence(what), name },
  );
}

export function noData(instrument: Instrument, what: LocalText): ToolResult {
  return said(localText('Found no figure', '没有找到数值', '沒有找到數值'), [noFigure(instrument, what)], [instrument]);
}

/** A result that is words alone. */
export function said(
  summary: LocalText,
  sentences: ToolResult['sentences'],
  instruments: readonly Instrument[] = [],
): ToolResult {
  return { summary, sentences, widgets: [], facts: [], sources: [], instruments };
}
