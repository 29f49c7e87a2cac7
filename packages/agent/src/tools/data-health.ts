import { localText } from '@plumbline/model/local-text';
import { deskFacts } from '../chat/desk-facts.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

const failing: ReadonlySet<string> = new Set(['failing', 'open', 'limited']);

export const dataHealth: Tool = {
  id: 'data-health',
  title: localText('Data sources', '数据来源', '數據來源'),
  summary: localText(
    'Which data sources answer and which do not.',
    '哪些数据来源正常，哪些不正常。',
    '哪些數據來源正常，哪些不正常。',
  ),
  example: localText('Are the data sources working?', '数据来源正常吗', '數據來源正常嗎'),
  params: {},
  drafts: false,
  staysHere: true,
  async run(_, { desk, now }) {
    const [health, { listings }] = await Promise.all([desk.health(), desk.directory()]);
    const { simulated } = await desk.market([...listings.keys()].slice(0, 1));
    const bad = health.filter(({ state }) => failing.has(state));
    const found = deskFacts({
      prefix: 'health',
      title: 'Health of the data sources',
      locator: 'data sources',
      at: now,
      simulated,
      values: [
        ['sourcesAnswering', health.filter(({ state }) => state === 'ok').length],
        ['sourcesFailing', bad.length],
      ],
    });
    return {
      summary: localText('Looked at the data sources', '查看了数据来源', '查看了數據來源'),
      sentences: [
        paragraph(simulated ? computed : health.length === 0 ? kept : connected, {}),
        ...(health.length === 0
          ? []
          : [
              paragraph(answering, {
                ok: figure('health/sourcesAnswering'),
                bad: figure('health/sourcesFailing'),
              }),
            ]),
        ...(bad.length === 0
          ? []
          : [
              paragraph(localText('In trouble: {list}.', '异常：{list}。', '異常：{list}。'), {
                list: sameText(bad.map(({ title }) => title).join(', ')),
              }),
            ]),
      ],
      widgets: [],
      ...found,
      names: bad.map(({ title }) => title),
    };
  },
};

const computed = localText(
  'The data here is simulated: prices and statements are computed, with the names and rules of real markets and none of their real figures. What rests on it is marked so.',
  '这里的数据为合成数据：价格与报表由程序生成，名称与规则取自真实市场，数值则不是真实数值。凡以此为依据的内容都有标注。',
  '這裡的數據為合成數據：價格與報表由程式產生，名稱與規則取自真實市場，數值則並非真實數值。凡以此為依據的內容都有標註。',
);
const connected = localText(
  'The data comes from the public sources that this server is connected to: exchanges, filings with regulators, and providers of prices and news. Every figure names its own source and day when it is opened.',
  '数据来自本服务器所连接的公开来源：交易所、监管机构披露的文件，以及行情与新闻提供方。点开任一数值即可查看其来源与日期。',
  '數據來自本伺服器所連接的公開來源：交易所、監管機構披露的文件，以及行情與新聞提供方。點開任一數值即可查看其來源與日期。',
);
const kept = localText(
  'Every figure names its own source and day when it is opened; no source is asked at the moment.',
  '点开任一数值即可查看其来源与日期；目前不访问任何来源。',
  '點開任一數值即可查看其來源與日期；目前不訪問任何來源。',
);
const answering = localText(
  '{ok} data sources answered last time, {bad} did not.',
  '上次有 {ok} 个数据来源正常应答，{bad} 个没有。',
  '上次有 {ok} 個數據來源正常應答，{bad} 個沒有。',
);
