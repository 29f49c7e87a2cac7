import type { Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent } from '@plumbline/model/market-event';
import { uniformAt } from './random.ts';
import { readAt } from './read-at.ts';
import { simulatedTitles } from './simulated-titles.ts';
import { streamKey } from './stream-key.ts';
import type { Timeline } from './timeline.ts';

/** Without figures, names of persons or anything that should move a price. */
const companyHeadlines: readonly LocalText[] = [
  localText('holds its yearly meeting with suppliers', '举行年度供应商会议', '舉行年度供應商會議'),
  localText('opens a training centre', '启用培训中心', '啟用培訓中心'),
  localText('takes part in an industry fair', '参加行业展会', '參加行業展覽'),
  localText('publishes its sustainability report', '发布可持续发展报告', '發表可持續發展報告'),
  localText('begins a pilot project with a university', '与一所大学开展试点', '與一所大學展開試點'),
  localText('renews the lease of an office', '续租办公室', '續租辦公室'),
  localText('names a new head of logistics', '任命新的物流负责人', '任命新的物流負責人'),
  localText('updates its pages for shareholders', '更新股东网页', '更新股東網頁'),
  localText('joins a working group on standards', '加入标准工作组', '加入標準工作小組'),
  localText('invites analysts to a site visit', '邀请分析师实地参观', '邀請分析員實地參觀'),
];

const coinHeadlines: readonly LocalText[] = [
  localText('developers publish a maintenance release', '开发者发布维护版本', '開發者發佈維護版本'),
  localText('contributors meet for their yearly conference', '贡献者举行年度会议', '貢獻者舉行年度會議'),
  localText('documentation is available in a further language', '文档新增一种语言', '文件新增一種語言'),
  localText('community votes on a minor parameter', '社区就次要参数投票', '社群就次要參數投票'),
  localText('test network is restarted', '测试网重启', '測試網重啟'),
];

const chancePerSession: Partial<Readonly<Record<Instrument['kind'], number>>> = { stock: 6 / 252, crypto: 4 / 365 };

/** Neutral made-up headlines of companies and coins, a handful a year, up to a session. */
export function simulatedNews(
  seed: number,
  instrument: Instrument,
  timeline: Timeline,
  first: number,
  last: number,
): readonly MarketEvent[] {
  const chance = chancePerSession[instrument.kind];
  if (chance === undefined) return [];
  const key = streamKey(seed, 'news', instrument.id);
  const headlines = instrument.kind === 'crypto' ? coinHeadlines : companyHeadlines;
  const events: MarketEvent[] = [];
  for (let t = first; t <= last; t++) {
    if (uniformAt(key, t) >= chance) continue;
    const headline = readAt(headlines, Math.floor(uniformAt(key ^ 0x5a5a5a, t) * headlines.length));
    const { date } = readAt(timeline.sessions, t);
    events.push({
      instrumentId: instrument.id,
      kind: 'news',
      date,
      knownAt: date,
      title: simulatedTitles.headline(instrument.name, headline),
    });
  }
  return events;
}
