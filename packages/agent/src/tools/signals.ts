import { localText } from '@plumbline/model/local-text';
import { deskFacts } from '../chat/desk-facts.ts';
import { findStrategy } from '../chat/find-strategy.ts';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

export const signals: Tool = {
  id: 'signals',
  title: localText('Signals and record', '信号与记录', '訊號與紀錄'),
  summary: localText(
    'Your signals and what became of them since activation, losers included.',
    '你的信号及启用以来的结果，亏损也计入。',
    '你的訊號及啟用以來的結果，虧損也計入。',
  ),
  example: localText('How have my signals done?', '我的信号表现如何', '我的訊號表現如何'),
  params: {
    strategy: { kind: 'text', meaning: 'Id or part of the name of a strategy; all when left out', isOptional: true },
  },
  drafts: false,
  isPersonal: true,
  async run(input, { desk, now }) {
    const wanted = textOf(input, 'strategy');
    const strategy = wanted === '' ? null : await findStrategy(desk, wanted);
    const record = await desk.record(strategy?.id ?? null);
    const summary = localText('Read the record', '读取了记录', '讀取了紀錄');
    if (record.signals === 0) {
      const none = localText(
        'No signal was issued yet. Activate a strategy; it speaks after the next close.',
        '尚未发出任何信号。启用策略后，将在下一次收盘后发出。',
        '尚未發出任何訊號。啟用策略後，將在下一次收市後發出。',
      );
      return said(summary, [paragraph(none, {})]);
    }
    const prefix = `record.${strategy?.id ?? 'all'}`;
    const found = deskFacts({
      prefix,
      title: 'Your ledger of signals',
      locator: strategy?.id ?? 'all strategies',
      at: now,
      simulated: false,
      values: [
        ['signalCount', record.signals],
        ['openSignalCount', record.open],
        ['signalHitRate', record.hitRate],
        ['signalMeanReturn', record.meanReturn],
      ],
    });
    const at = (metric: string): ReturnType<typeof figure> => figure(`${prefix}/${metric}`);
    const last = record.last[0];
    const spoken =
      last === undefined
        ? []
        : [
            paragraph(
              localText(
                'The latest is to {side} {symbol}, from {name}.',
                '最新一条：{side} {symbol}，来自{name}。',
                '最新一條：{side} {symbol}，來自{name}。',
              ),
              {
                side: last.side > 0 ? localText('buy', '买入', '買入') : localText('sell', '卖出', '沽出'),
                symbol: sameText(last.instrumentId),
                name: sameText(last.strategyName),
              },
            ),
          ];
    return {
      summary,
      sentences: [
        paragraph(
          localText(
            'There are {count} signals since activation, {open} of them open.',
            '启用以来共 {count} 条信号，其中 {open} 条未了结。',
            '啟用以來共 {count} 條訊號，其中 {open} 條未了結。',
          ),
          { count: at('signalCount'), open: at('openSignalCount') },
        ),
        ...(record.hitRate === null || record.meanReturn === null
          ? []
          : [
              paragraph(
                localText(
                  'Of the settled ones {hit} made money after cost; the mean outcome is {mean}.',
                  '已了结信号中 {hit} 扣除成本后盈利，平均结果 {mean}。',
                  '已了結訊號中 {hit} 扣除成本後獲利，平均結果 {mean}。',
                ),
                { hit: at('signalHitRate'), mean: at('signalMeanReturn') },
              ),
            ]),
        ...spoken,
      ],
      widgets: [
        { kind: 'figures', facts: found.facts.filter(({ value }) => value !== null).map(({ id }) => id) },
        { kind: 'link', to: '/signal', label: localText('All signals', '全部信号', '全部訊號') },
      ],
      ...found,
      ...(last === undefined
        ? {}
        : { instruments: await named(desk, last.instrumentId), names: [last.instrumentId, last.strategyName] }),
    };
  },
};

async function named(desk: Parameters<Tool['run']>[1]['desk'], id: Parameters<typeof desk.instrument>[0]) {
  const instrument = await desk.instrument(id);
  return instrument === null ? [] : [instrument];
}
