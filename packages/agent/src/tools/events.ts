import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import type { MarketEventKind } from '@plumbline/model/market-event';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { noData, noFigure } from '../chat/no-data.ts';
import { listed } from '../chat/listed.ts';
import { listOf, textOf } from '../chat/tool-input.ts';
import { topicName } from '../chat/topics.ts';
import type { ComingEvent } from '../report/coming-events.ts';
import { addComing, addLastChange, addPast, nameOf } from '../report/coming-events.ts';
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
const lastKnown = localText('The last one on record:', '最近一次记录：', '最近一次紀錄：');
const behind = localText(
  'The latest change to the network of {name}: {what}, {date}.',
  '{name}网络最近一次变动：{what}，{date}。',
  '{name}網絡最近一次變動：{what}，{date}。',
);

/** What sources date, by what questions call it. */
const kindsOf: Readonly<Record<string, readonly MarketEventKind[]>> = {
  earnings: ['earnings'],
  exDividend: ['dividend'],
  dividendPaid: ['dividend'],
  dividendDeclared: ['dividend'],
  split: ['split'],
  annualReport: ['filing'],
  lockupExpiry: ['lock-up'],
  listing: ['listing'],
  indexAdd: ['index-change'],
  indexRemove: ['index-change'],
  indexReview: ['index-change'],
  halving: ['token'],
  economicData: ['macro'],
  fomc: ['macro'],
};

const dateAhead = (name: LocalText): LocalText =>
  localText(`the date of the next ${name.en}`, `下一次${name['zh-CN']}的日期`, `下一次${name['zh-HK']}的日期`);

export const events: Tool = {
  id: 'events',
  title: localText('Dated events', '日程事件', '日程事件'),
  summary: localText(
    'What is dated ahead for one instrument: results, dividends, lock-ups, index changes, changes to a network.',
    '一个标的未来的日程：业绩、分红、解禁、指数调整、网络变动。',
    '一個標的未來的日程：業績、派息、解禁、指數調整、網絡變動。',
  ),
  example: localText('When does NVDA report next?', '英伟达下次什么时候公布业绩', '英偉達下次甚麼時候公佈業績'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' },
    events: {
      kind: 'list',
      meaning: `Only some of: ${Object.keys(kindsOf).join(', ')}`,
      isOptional: true,
    },
    which: {
      kind: 'text',
      meaning: 'The next one, the last one, or all that are on record',
      isOptional: true,
      options: ['next', 'last', 'history'],
    },
  },
  drafts: false,
  async run(input, context) {
    const { desk, today } = context;
    const instrument = await findInstrument(desk, textOf(input, 'symbol'));
    const side = await desk.market([instrument.id]);
    const figures = await openFigures(instrument, context, side);
    const request = { instrument, ...side, asOf: today };
    const ofCoin = instrument.kind === 'crypto' ? await gatherCoinEvents(request) : {};
    const known = { ...figures.context, ...ofCoin };
    const topics = listOf(input, 'events');
    const kinds = topics.flatMap((topic) => kindsOf[topic] ?? []);
    const isMeant = ({ kind }: ComingEvent): boolean => topics.length === 0 || kinds.includes(kind);
    const which = textOf(input, 'which');
    const isPast = which === 'last' || which === 'history';
    const ahead = isPast ? [] : addComing(known).filter(isMeant);
    // Where none is dated ahead, the last one is told beside that.
    const isBehind = !isPast && which === '' && topics.length > 0 && ahead.length === 0;
    const past = isPast || isBehind ? addPast(known, isMeant) : [];
    const coming = [
      ...past.slice(which === 'last' || isBehind ? -1 : -mostShown),
      ...ahead.slice(0, which === 'next' ? 1 : mostShown),
    ];
    const last = topics.length === 0 && !isPast && instrument.kind === 'crypto' ? addLastChange(known) : null;
    const all = last === null ? coming : [...coming, last];
    const name =
      topics.length === 0 ? localText('dated events', '日程事件', '日程事件') : listed(topics.map(topicName));
    if (all.length === 0) return noData(instrument, isPast ? name : dateAhead(name));
    const say = (template: typeof dated, event: ComingEvent) =>
      paragraph(template, {
        name: instrument.name,
        what: nameOf(event),
        date: slot(handleOf(instrument, event.id)),
      });
    return {
      summary: localText('Read the dated events', '读取了日程事件', '讀取了日程事件'),
      sentences: [
        ...(isBehind ? [noFigure(instrument, dateAhead(name)), paragraph(lastKnown, {})] : []),
        ...coming.map((event) => say(event.isEstimate ? estimated : dated, event)),
        ...(last === null ? [] : [say(behind, last)]),
      ],
      widgets: [],
      ...figures.take(all.map(({ id }) => id)),
      instruments: [instrument],
    };
  },
};
