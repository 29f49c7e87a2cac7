import { describe, expect, it } from 'vitest';
import { checkClaim } from './check-claim.ts';
import { claimWriter, readClaim } from './claims.ts';
import type { Span } from './shapes.ts';
import { checkQuotation } from './span.ts';
import { analystKnowledge } from './testing/analyst-facts.ts';

/** Claims on passages of a document of NVIDIA that hold one text each. */
const written = (text: string, claim: object, form = '10-K') => {
  const span: Span = { id: 'd1', text, instrumentId: 'US:NVDA', form };
  const read = readClaim({ ...claim, span: 'd1' });
  if (read === null) throw new Error('no claim');
  return claimWriter({ ...analystKnowledge, spans: [span] }).write(read);
};
const shown = (text: string, claim: object, form?: string): string | null => {
  const result = written(text, claim, form);
  return result.ok ? result.parts.en.filter((part) => typeof part === 'string').join('') : null;
};
const rise = {
  say: 'cause',
  handles: ['US:NVDA/revenue.FY2025', 'US:NVDA/revenue.FY2026'],
  subject: 'US:NVDA',
  metric: 'revenue',
  direction: 'up',
};
const causeShown = (text: string, form?: string): boolean => shown(text, rise, form) !== null;
const each = (lists: readonly (readonly string[])[], joined: (...words: string[]) => string): readonly string[] =>
  lists
    .reduce<readonly (readonly string[])[]>(
      (rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])),
      [[]],
    )
    .map((row) => joined(...row));

const links = ['due to', 'driven by', 'as a result of', 'mainly from', 'reflecting', 'thanks to', 'on'];
const why = ['orders for storage racks', 'larger cloud contracts'];
const because = (link: string, reason: string): string => (link === 'on' ? ` on ${reason}` : `, ${link} ${reason}`);

describe('the reason of a change, in a document', () => {
  it('is shown where a sentence states it of the whole company and the year', () => {
    const front = ['Revenue rose', 'Total sales in fiscal 2026 increased', 'Our net sales grew 44%'];
    const honest = [
      ...each([front, links, why], (subject, link, reason) => `${subject}${because(link, reason)}.`),
      ...each(
        [['was due to', 'resulted from', 'was largely the result of'], why],
        (link, reason) => `The rise in revenue ${link} ${reason}.`,
      ),
      ...each([['led to', 'drove'], why], (link, reason) => `Growing ${reason} ${link} an increase in revenue.`),
      'Because of longer contracts, revenue increased year over year.',
      'Revenue increased compared with fiscal 2025, because lead times became shorter.',
      'Revenue grew 44.4% to $130 billion, as customers moved to liquid cooling.',
    ];
    expect(honest.filter((text) => !causeShown(text))).toEqual([]);
    const time = ['', '报告期内,', '2026年', '二〇二六年'];
    const ways = [
      ',主要由于新品放量。',
      ',主要是订单增加所致。',
      ',得益于渠道扩张。',
      ',原因是价格上调。',
      '主要受需求带动。',
      ',系出货量增加所致。',
    ];
    const chinese = [
      ...each(
        [time, ['营业收入', '公司收入'], ['同比增长', '较上年上升'], ways],
        (when, subject, verb, reason) => `${when}${subject}${verb}${reason}`,
      ),
      '受益于渠道扩张,营业收入有所增长。',
      '营业收入的增长反映了渠道的扩张。',
    ];
    expect(chinese.filter((text) => !causeShown(text, 'annual report'))).toEqual([]);
  });

  it('is refused where the clause is denied, supposed, or of another time, figure, part or company', () => {
    const english = [
      'did not rise',
      'might rise',
      'should rise',
      'will rise',
      'is expected to rise',
      'failed to rise',
      'would have risen',
      'no longer rose',
      'had risen two years before',
    ].map((verb) => `Revenue ${verb}`);
    const times = [
      'in the first half',
      'for the nine months',
      'in fiscal 2023',
      'in FY24',
      'in the fourth quarter',
      'last year',
      'in the preceding year',
      'in fiscal twenty twenty-three',
      'three years ago',
      'in Q3',
      'in December',
    ].map((time) => `Revenue ${time} rose`);
    const subjects = [
      'Networking revenue',
      'Unearned revenue',
      'Cost of revenue',
      'Revenue of our peers',
      'Revenue in Japan',
      'Revenue from two distributors',
      'Pro forma revenue',
      'Adjusted revenue',
      'Revenue per employee',
      "A rival's revenue",
      'Licensing revenue',
      'Revenue of the automotive segment',
      'Marketing as a share of revenue',
      'Inventory',
      'Interest income',
      'Backlog and deferred revenue',
      'The tax on revenue',
    ].map((subject) => `${subject} rose`);
    const lies = [
      ...each(
        [[...english, ...times, ...subjects], links, why],
        (subject, link, reason) => `${subject}${because(link, reason)}.`,
      ),
      ...['If prices hold, revenue rose', 'We believe revenue rose', 'Analysts said revenue rose'].map(
        (front) => `${front} due to orders.`,
      ),
      'Payables increased because revenue rose.',
      'Revenue rose. Freight costs grew due to longer routes.',
      'Revenue rose as expected.',
      'Revenue rose as of June 30.',
      'Revenue rose on average.',
      'Revenue rose on an organic basis.',
      'Revenue rose because of what?',
      'Revenue rose due to orders, according to a short seller.',
      'Revenue rose due to orders, if the auditor agrees.',
      'Revenue rose on a comparable basis.',
      'Revenue rose 12%, due to orders.',
      'A recall did not lead to an increase in revenue.',
      'New plants could have led to an increase in revenue.',
      'Longer routes led to an increase in cost of revenue.',
      'In fiscal 2022 we opened two plants. Revenue rose due to their output.',
      'The robotics segment sells arms. Revenue rose due to arms.',
    ];
    expect(lies.filter((text) => causeShown(text))).toEqual([]);
    expect(causeShown('Revenue rose due to orders.', '10-Q')).toBe(false);
    const subject = [
      '预计',
      '若',
      '如果',
      '未来',
      '上年',
      '去年',
      '前年',
      '二〇二一年',
      '2022年',
      '21年',
      '第二季度',
      '下半年',
      '本季度',
      '一季度',
    ];
    const part = ['直销渠道', '境外', '华东地区', '子公司', '同行', '竞争对手', '其他', '预收', '单位', '机器人分部'];
    const verbs = ['没有增长', '未增长', '可能增长', '有望增长', '将增长', '预计增长', '增速放缓', '在日本增长'];
    const chinese = [
      ...[...subject, ...part].map((front) => `${front}营业收入同比增长,主要由于新品放量。`),
      ...verbs.map((verb) => `营业收入${verb},主要由于新品放量。`),
      '应收账款增长,主要是营业收入增长所致。',
      '营业收入增长,并非由于提价。',
      '营业收入增长,据称主要由于新品放量。',
      '营业收入增长主要由于新品放量,如果合同成立。',
      '如新品放量受益于渠道,营业收入增长。',
    ];
    expect(chinese.filter((text) => causeShown(text, 'annual report'))).toEqual([]);
  });

  it.each([
    ['Revenue fell due to weak orders.', 'direction'],
    ['Revenue in fiscal 2022 rose due to orders.', 'period'],
    ['Networking revenue rose due to orders.', 'cause'],
  ])('is refused with the reason that is true: %s', (text, code) => {
    expect(written(text, rise)).toMatchObject({ ok: false, why: { code } });
  });
});

/** What governs a statement, and the statement. */
const governed: readonly (readonly [front: string, part: string, behind: string])[] = [
  ['We dispute that ', 'our chips overheat in servers', '.'],
  ['A former supplier alleges that ', 'we owe it a payment', '.'],
  ['Rumours suggest ', 'we will close the Ohio plant', '.'],
  ['We lack ', 'insurance against earthquakes', '.'],
  ['Small dealers with ', 'credit limits bought most routers', '.'],
  ['', 'Our plant ships routers', ' only under a permit.'],
  ['', 'Dealers with old contracts bought 12%', ' of our routers.'],
  ['公司否认', '高管参与了内幕交易', '。'],
  ['据媒体报道称', '公司将出售路由器业务', '。'],
  ['公司缺乏', '地震保险的保障', '。'],
];

describe('a part of a sentence', () => {
  it('is no claim in prose where what stood in front qualifies it', () => {
    const span = { id: 'd1', text: 'Small dealers with credit limits bought most routers.' };
    expect(checkClaim('Credit limits bought most routers', span, [])?.code).toBe('part');
    expect(checkClaim('Small dealers with credit limits bought most routers', span, [])).toBeNull();
  });

  it.each(governed)('is shown with all that governs it: %s|%s|%s', (front, words, behind) => {
    const whole = `${front}${words}${behind}`;
    for (const say of ['quote', 'paraphrase']) expect(shown(whole, { say, words })).toContain(`“${whole}”`);
    const from = front.length;
    expect(shown(whole, { say: 'quote', from, to: from + words.length })).toContain(`“${whole}”`);
  });

  it.each([...governed.slice(0, 4), ...governed.slice(7)])(
    'is no quotation of a text without it: %s|%s|%s',
    (front, words, behind) => {
      const span = { id: 'd1', text: `${front}${words}${behind}` };
      expect(checkQuotation(words, span)?.code).toBe('part');
      expect(checkClaim(words, span, [])?.code).toBe('part');
    },
  );

  it('has to be word for word', () => {
    const text = 'We are unable to ship routers. Demand was uneven.';
    for (const words of ['able to ship routers', 'ship many routers', 'Demand was even'])
      expect(written(text, { say: 'quote', words })).toMatchObject({ ok: false, why: { code: 'quote' } });
    expect(shown(text, { say: 'quote', words: 'to ship routers. Demand' })).toContain(`“${text}”`);
  });
});
