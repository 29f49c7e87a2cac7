import type { CausePatterns, Change } from './caused-change.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const verbs = {
  up: '(?:有所|大幅|小幅|略有|明显|显著|稳步)?(?:增长|增長|上升|增加|提升|提高|上涨|上漲|改善)',
  down: '(?:有所|大幅|小幅|略有|明显|显著)?(?:下降|减少|減少|下跌|下滑|降低|回落)',
};

/** The own time of a change, and what it may be held against. */
function times({ time, base }: Change): { readonly own: string; readonly against: string } {
  const usual = '同比|按年|[较較比][上去](?:一)?年(?:同期|度)?|与上年(?:同期)?相比|與上年(?:同期)?相比';
  if (time === null) return { own: '(?!)', against: '(?!)' };
  // To tell a sentence of another time from one that says something else.
  if (time === 'any') {
    return {
      own: '(?:[上去前本今]年(?:度)?|\\d{2,4}年(?:度)?|第?[一二三四]季度?|[上下]半年|本季度?|本期|报告期内)',
      against: usual,
    };
  }
  const named = base === null ? '' : `|[较較比]${base}年(?:度)?(?:同期)?`;
  const own =
    time.quarter === null
      ? `(?:报告期内|報告期內|本报告期内?|本報告期內?|本期|本年(?:度)?|年内|年內|期内|期內|全年|${time.year}(?:财|財)?年(?:度)?)`
      : `(?:(?:${time.year}(?:财|財)?年(?:度)?)?第?${'一二三四'[time.quarter - 1] ?? ''}季度?|本季度?)`;
  return { own, against: base === null ? '(?!)' : `${usual}${named}` };
}

/** Ways in which a document in Chinese says why a figure changed. */
export function chineseCauses(change: Change): CausePatterns {
  const names = change.names.filter((name) => /\p{Script=Han}/u.test(name)).map(escaped);
  const owners = ['本公司', '公司', '本集团', '本集團', '集团', '集團', ...change.owners.map(escaped)].join('|');
  const { own, against } = times(change);
  const subject = `(?:(?:${owners})的?)?(?:实现|實現)?(?:总|總|整体|整體|全年)?(?:${names.join('|')})`;
  const opener = `(?:${own}的?[,，]?)?(?:(?:${owners})的?)?(?:${own}的?[,，]?)?`;
  const number =
    '(?:约|約)?[$¥￥]?\\d[\\d,]*(?:\\.\\d+)?\\s*(?:%|个百分点|個百分點|[万亿萬億]?(?:元|美元|港元|人民币)?)';
  const slot = (name: string): string => `(?<${name}>(?:[,，]?\\s*(?:了|的|${against}|${own}|[至到]?${number}))*)`;
  const mainly = '(?:主要|部分)?';
  const because = `(?:${mainly}(?:是|系|為|为)?(?:由于|由於|因为|因為|因|得益于|得益於|受益于|受益於|源于|源於|来自|來自|归因于|歸因於)|(?:主要)?原因(?:是|为|為|系|在于|在於)|${mainly}受(?=.+(?:影响|影響|带动|帶動|推动|推動|驱动|驅動|拉动|拉動))|主要(?:是|系)|(?:系|是)(?=.+所致))`;
  const reason = '(?!并非|並非|不)[^?？]{2,}$';
  const verb = verbs[change.direction];
  const causes = '(?:受益于|受益於|得益于|得益於|由于|由於|因为|因為|因|受)';
  const timed = (pattern: string): RegExp[] => {
    const made = (text: string): RegExp => new RegExp(`^${text}`, 'su');
    return [made(`(?=(?<timed>.*?(?:${own})))${pattern}`), made(pattern)];
  };
  return {
    holds: [
      ...timed(
        `${opener}${subject}${slot('a')}(?:实现|實現)?${verb}${slot('size')}[,，]?(?:${because}|反映了?)${reason}`,
      ),
      ...timed(
        `(?<first>${causes}[^,，;；]{2,60})[,，]${opener}${subject}${slot('a')}(?:实现|實現)?${verb}${slot('size')}[。.]?$`,
      ),
    ],
    hearsay: /据称|據稱|据悉|據悉|传闻|傳聞|传言|傳言|有人|据说|據說|如果|若|假如|假设|假設|倘/u,
    unsettled: /不|未|没|沒|无|無|非|可能|或|若|如果|假如|预计|預計|预期|預期|将|將|否|称|稱|据/u,
  };
}
