import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import { localText } from '@plumbline/model/local-text';
import { marketById } from '@plumbline/model/market-by-id';
import { rulesInForce } from '@plumbline/model/market-rules';
import { ruleText } from '@plumbline/model/rule-text';
import { sessionClock } from '@plumbline/model/session-clock';
import { findInstrument } from '../chat/find-instrument.ts';
import { textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

export const rules: Tool = {
  id: 'rules',
  title: localText('Trading rules', '交易规则', '交易規則'),
  summary: localText(
    'The trading rules in force for an instrument on a date, each with its source, and whether its market is open.',
    '某日适用于某标的的交易规则及来源，以及市场是否开市。',
    '某日適用於某標的的交易規則及來源，以及市場是否開市。',
  ),
  example: localText('What is the price limit of 600519?', '600519 的涨跌停规则是什么', '600519 的升跌停規則是甚麼'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    date: { kind: 'text', meaning: 'Date such as 2026-06-30; today when left out', isOptional: true },
  },
  drafts: false,
  async run(input, { desk, now }) {
    const instrument = await findInstrument(desk, textOf(input, 'symbol'));
    const clock = sessionClock(marketById(instrument.market), now);
    const wanted = textOf(input, 'date');
    if (wanted !== '' && !isDate(wanted)) throw new PlumblineError('bad-input', 'Give the date as in 2026-06-30.');
    const found = rulesInForce(instrument.id, wanted === '' ? clock.date : wanted, instrument.kind);
    const isOpen = clock.phase === 'open';
    return {
      summary: localText('Looked up the rules', '查询了规则', '查詢了規則'),
      sentences: [
        paragraph(
          found.length === 0
            ? localText(
                'No trading rule is on record for {name}.',
                '没有{name}的交易规则记录。',
                '沒有{name}的交易規則記錄。',
              )
            : localText(
                'These rules hold for {name}, each with its source.',
                '以下规则适用于{name}，均附来源。',
                '以下規則適用於{name}，均附來源。',
              ),
          { name: instrument.name },
        ),
        paragraph(
          isOpen
            ? localText('Its market is open now.', '其市场现在开市。', '其市場現在開市。')
            : localText('Its market is closed now.', '其市场现在休市。', '其市場現在休市。'),
          {},
        ),
      ],
      widgets: [
        {
          kind: 'rules',
          instrumentId: instrument.id,
          rules: found.map((record) => ({
            id: record.id,
            title: record.title,
            text: ruleText(record),
            source: record.source,
            status: record.status,
          })),
        },
      ],
      facts: [],
      sources: [],
      instruments: [instrument],
    };
  },
};
