import { localText } from '@plumbline/model/local-text';
import { openFigures, handleOf } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { said } from '../chat/no-data.ts';
import { handlesIn, inMessage, reportSection } from '../chat/report-section.ts';
import { behind } from '../chat/say-figure.ts';
import { nextFor } from '../chat/suggestions.ts';
import { textOf } from '../chat/tool-input.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { riskTexts } from '../report/sections/risks/texts.ts';
import type { Tool } from '../tool.ts';

/** As many as are read in an answer; the report lists them all. */
const most = 5;

const summary = localText('Read the risks', '读取了风险', '讀取了風險');

export const risks: Tool = {
  id: 'risks',
  title: localText('Risks', '风险', '風險'),
  summary: localText(
    'What could go wrong with an instrument by its figures, the gravest first: the risks of its report.',
    '按数值看一个标的可能出的问题，最严重的在前：与其报告所列相同。',
    '按數值看一個標的可能出的問題，最嚴重的在前：與其報告所列相同。',
  ),
  example: localText('What are the risks of TSLA?', '特斯拉有哪些风险', '特斯拉有哪些風險'),
  params: { symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' } },
  drafts: false,
  async run(input, context) {
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const figures = await openFigures(instrument, context);
    const section = reportSection(figures, 'risks');
    const rows = section?.blocks.flatMap((block) => (block.kind === 'risks' ? block.rows : [])).slice(0, most) ?? [];
    if (rows.length === 0)
      return said(
        summary,
        [paragraph(none, { name: instrument.name, why: section?.why ?? riskTexts.nothing })],
        [instrument],
      );
    const sentences = rows.flatMap(({ text, severity, mitigant }) => [
      inMessage(figures, text),
      paragraph(graded, { severity: figure(handleOf(instrument, severity)) }),
      ...(mitigant === null ? [] : [behind(against, inMessage(figures, mitigant))]),
    ]);
    const named = rows.flatMap(({ text, severity, mitigant }) => [
      ...handlesIn(text),
      severity,
      ...(mitigant === null ? [] : handlesIn(mitigant)),
    ]);
    return {
      summary,
      sentences: [paragraph(opening, { name: instrument.name }), ...sentences, paragraph(closing, {})],
      widgets: [],
      ...figures.take(named),
      instruments: [instrument],
      followUps: nextFor(figures),
    };
  },
};

const none = localText(
  'No risk of {name} is told. {why}',
  '没有列出{name}的风险。{why}',
  '沒有列出{name}的風險。{why}',
);
const opening = localText(
  'What could go wrong with {name} by its figures, the gravest first.',
  '按数值看，{name}可能出的问题如下，最严重的在前。',
  '按數值看，{name}可能出的問題如下，最嚴重的在前。',
);
const graded = localText('Its severity is {severity}.', '严重程度 {severity}。', '嚴重程度 {severity}。');
const against = localText('Against it: ', '与之相对：', '與之相對：');
const closing = localText(
  'Each is graded by its likelihood times its impact; what no figure shows is not listed.',
  '严重程度为可能性乘以影响；没有数值体现的事项不在其列。',
  '嚴重程度為可能性乘以影響；沒有數值體現的事項不在其列。',
);
