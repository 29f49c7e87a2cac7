import { localText } from '@plumbline/model/local-text';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { noData } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import type { ComingEvent } from '../report/coming-events.ts';
import { addComing, addLastChange, nameOf } from '../report/coming-events.ts';
import { gatherCoinEvents } from '../report/gather/gather-coin-events.ts';
import { figure as slot, paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

const mostShown = 6;

const dated = localText('{name}: {what}, {date}.', '{name}：{what}，{date}。', '{name}：{what}，{date}。');
const estimated = localText(
  '{name}: {what}, about {date}. The day is worked out and may move.',
  '{name}：{what}，约 {date}。日期为推算，可能变动。',
  '{name}：{what}，約 {date}。日期為推算，可能變動。',
);
const behind = localText(
  'The latest change to the network of {name}: {what}, {date}.',
  '{name}网络最近一次变动：{what}，{date}。',
  '{name}網絡最近一次變動：{what}，{date}。',
);

export const events: Tool = {
  id: 'events',
  title: localText('Dated events', '日程事件', '日程事件'),
  summary: localText(
    'What is dated ahead for one instrument: results, dividends, lock-ups, index changes, changes to a network.',
    '一个标的未来的日程：业绩、分红、解禁、指数调整、网络变动。',
    '一個標的未來的日程：業績、派息、解禁、指數調整、網絡變動。',
  ),
  example: localText('When does NVDA report next?', '英伟达下次什么时候公布业绩', '英偉達下次甚麼時候公佈業績'),
  params: { symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' } },
  drafts: false,
  async run(input, context) {
    const { desk, today } = context;
    const instrument = await findInstrument(desk, textOf(input, 'symbol'));
    const side = await desk.market([instrument.id]);
    const figures = await openFigures(instrument, context, side);
    const request = { instrument, ...side, asOf: today };
    const ofCoin = instrument.kind === 'crypto' ? await gatherCoinEvents(request) : {};
    const known = { ...figures.context, ...ofCoin };
    const coming = addComing(known).slice(0, mostShown);
    const last = instrument.kind === 'crypto' ? addLastChange(known) : null;
    const all = last === null ? coming : [...coming, last];
    if (all.length === 0) return noData(instrument, localText('dated events', '日程事件', '日程事件'));
    const say = (template: typeof dated, event: ComingEvent) =>
      paragraph(template, {
        name: instrument.name,
        what: nameOf(event),
        date: slot(handleOf(instrument, event.id)),
      });
    return {
      summary: localText('Read the dated events', '读取了日程事件', '讀取了日程事件'),
      sentences: [
        ...coming.map((event) => say(event.isEstimate ? estimated : dated, event)),
        ...(last === null ? [] : [say(behind, last)]),
      ],
      widgets: [],
      ...figures.take(all.map(({ id }) => id)),
      instruments: [instrument],
    };
  },
};
