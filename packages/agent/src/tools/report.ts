import { displaySymbol } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { findInstrument } from '../chat/find-instrument.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

export const report: Tool = {
  id: 'report',
  title: localText('Research report', '研究报告', '研究報告'),
  summary: localText(
    'Proposes a research report, and links the last one.',
    '提议撰写研究报告，并附上最近一份的链接。',
    '建議撰寫研究報告，並附上最近一份的連結。',
  ),
  example: localText('Write a report on AAPL', '写一份苹果的研究报告', '寫一份蘋果的研究報告'),
  params: { symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' } },
  drafts: true,
  isPersonal: true,
  async run(input, { desk }) {
    const instrument = await findInstrument(desk, textOf(input, 'symbol'));
    const last = await desk.lastReport(instrument.id);
    const symbol = displaySymbol(instrument.id);
    const title = localText(`Write a report on ${symbol}`, `撰写 ${symbol} 的研究报告`, `撰寫 ${symbol} 的研究報告`);
    const opening =
      last === null
        ? localText(
            'There is no report on {name} yet. Agree below and it is written now.',
            '还没有{name}的报告。在下方同意后即开始撰写。',
            '還沒有{name}的報告。在下方同意後即開始撰寫。',
          )
        : localText(
            'Your last report on {name} is linked below. Agree to have a new one written.',
            '下方是{name}最近一份报告的链接。同意后即撰写新的一份。',
            '下方是{name}最近一份報告的連結。同意後即撰寫新的一份。',
          );
    return {
      summary: localText('Prepared a report', '准备了一份报告', '準備了一份報告'),
      sentences: [paragraph(opening, { name: instrument.name })],
      widgets:
        last === null
          ? []
          : [
              {
                kind: 'link',
                to: `/research?run=${last.id}`,
                label: localText('Last report', '最近一份报告', '最近一份報告'),
              },
            ],
      facts: [],
      sources: [],
      instruments: [instrument],
      draft: {
        action: { kind: 'write-report', instrumentId: instrument.id },
        title,
        details: [{ label: localText('Instrument', '标的', '標的'), value: sameText(instrument.id) }],
      },
    };
  },
};
