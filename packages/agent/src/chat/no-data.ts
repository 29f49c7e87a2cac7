import type { Instrument } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { paragraph } from '../report/paragraph.ts';
import type { ToolResult } from '../tool.ts';

/** An honest no: what was asked for, of what, and that no connected source has it. */
export function noData(instrument: Instrument, what: LocalText): ToolResult {
  const sentence = paragraph(
    localText(
      'No connected source has {what} for {name}, so nothing is said about it.',
      '已连接的来源都没有{name}的{what}，因此不作说明。',
      '已連接的來源都沒有{name}的{what}，因此不作說明。',
    ),
    { what, name: instrument.name },
  );
  return said(localText('Found no figure', '没有找到数值', '沒有找到數值'), [sentence], [instrument]);
}

/** A result that is words alone. */
export function said(
  summary: LocalText,
  sentences: ToolResult['sentences'],
  instruments: readonly Instrument[] = [],
): ToolResult {
  return { summary, sentences, widgets: [], facts: [], sources: [], instruments };
}
