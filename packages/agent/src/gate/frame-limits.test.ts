import type { TextPart } from '@plumbline/model/text-part';
import { describe, expect, it } from 'vitest';
import { sameText } from '../report/texts.ts';
import { claimWriter, readClaim } from './claims.ts';
import type { Span } from './shapes.ts';
import { analystKnowledge } from './testing/analyst-facts.ts';
import { fiscalYear } from './testing/gate-facts.ts';

const [like] = analystKnowledge.facts;
if (like === undefined) throw new Error('no facts');
const [one, other] = ['US:NVDA', 'US:AMD'];
const quarter = { ...fiscalYear(2026), kind: 'quarter' as const, label: 'Q4 FY2026' };
const facts = [
  ...analystKnowledge.facts,
  { ...like, id: `${one}/revenue.Q4-FY2026`, metric: 'revenue', value: 4e10, unit: 'money' as const, period: quarter },
  { ...like, id: `${one}/interestCover`, metric: 'interestCover', value: 30, unit: 'multiple' as const },
  { ...like, id: `${other}/currentRatio`, instrumentId: 'US:AMD' as const, metric: 'currentRatio', value: 0.8 },
];
const warning: Span = {
  id: 'd1',
  text: 'Our volatility could harm us.',
  instrumentId: 'US:NVDA',
  form: '10-K',
};

function write(given: object, text = warning.text) {
  const claim = readClaim(given);
  if (claim === null) throw new Error('no claim');
  return claimWriter({ ...analystKnowledge, facts, spans: [{ ...warning, text }] }).write(claim);
}
const print = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : '#')).join('');
const shown = (given: object, text?: string): string | null => {
  const written = write(given, text);
  return written.ok ? print(written.parts.en) : null;
};
const refused = (given: object, text?: string): string | null => {
  const written = write(given, text);
  return written.ok ? null : written.why.code;
};
const named = (id: string) => {
  const [subject = '', rest = ''] = id.split('/');
  return { handles: [id], subject, metric: rest.replace(/\..*/, '') };
};

describe('a risk', () => {
  it.each([
    [`${one}/volatility.5Y`],
    [`${one}/maxDrawdown.5Y`],
    [`${one}/priceToEarnings.TTM`],
    [`${other}/epsGrowth.FY2026`],
    [`${other}/currentRatio`],
  ])('is shown by %s', (id) => {
    expect(shown({ say: 'risk', ...named(id) })).not.toBeNull();
  });

  it.each([
    [`${one}/price`],
    [`${one}/netMargin.FY2026`],
    [`${one}/cash.FY2026`],
    [`${one}/epsGrowth.FY2026`],
    [`${one}/interestCover`],
  ])('is not shown by %s', (id) => {
    expect(refused({ say: 'risk', ...named(id) })).toBe('risk');
  });

  it.each([
    ['A ban on exports could harm our sales.', true],
    ['We depend on two foundries.', true],
    ['停产可能对公司的利润产生不利影响。', true],
    ['We do not expect that a ban could harm our sales.', false],
    ['The dispute is unlikely to adversely affect us.', false],
    ['We are not subject to litigation.', false],
    ['A ban could harm our competitors more than us.', false],
    ['Our competitors may depend on two foundries.', false],
    ['Tariffs may change the price of corn.', false],
    ['公司不存在重大诉讼风险。', false],
    ['停产可能影响同行。', false],
    ['We ship routers to many countries.', false],
  ])('is what a document warns its own company of: %s', (text, isShown) => {
    expect(refused({ say: 'risk', span: 'd1', subject: one }, text)).toBe(isShown ? null : 'risk');
  });

  it('with a figure and a passage is of one thing', () => {
    const claim = { say: 'risk', ...named(`${one}/volatility.5Y`), span: 'd1' };
    expect(shown(claim)).toContain('“Our volatility could harm us.”');
    expect(refused(claim, 'A ban could harm our sales.')).toBe('metric');
  });
});

describe('a gap', () => {
  it('is of what tools were asked about, and of its period', () => {
    const gap = { say: 'gap', subject: one, metric: 'revenue' };
    expect(shown({ ...gap, period: 'FY2019' })).toBe(
      'No source asked here gave revenue for NVIDIA Corporation in FY2019.',
    );
    expect(refused({ ...gap, period: 'FY2025' })).toBe('known');
    expect(refused(gap)).toBe('known');
    const [nvidia] = analystKnowledge.instruments;
    if (nvidia === undefined) throw new Error('no instruments');
    const unasked = { ...nvidia, id: 'US:ACME' as const, name: sameText('Acme'), aliases: [] };
    const writer = claimWriter({ ...analystKnowledge, instruments: [...analystKnowledge.instruments, unasked] });
    expect(writer.write({ ...gap, handles: [], subject: 'US:ACME' })).toMatchObject({
      ok: false,
      why: { code: 'name' },
    });
    expect(refused({ say: 'gap', handles: [`${one}/altmanZ`], subject: other })).toBe('subject');
  });
});

describe('a view', () => {
  const margins = {
    say: 'view',
    topic: 'comparison',
    side: 'for',
    handles: [one, other].map((id) => `${id}/netMargin.FY2026`),
  };

  it.each([
    ['growth', `${one}/price`],
    ['balance-sheet', `${one}/netMargin.FY2026`],
    ['momentum', `${one}/netMargin.FY2026`],
    ['income', `${one}/netMargin.FY2026`],
    ['cash', `${one}/price`],
    ['profitability', `${one}/cash.FY2026`],
    ['valuation', `${one}/cash.FY2026`],
  ])('on %s is not about %s', (topic, handle) => {
    expect(refused({ say: 'view', handles: [handle], topic, side: 'for' })).toBe('metric');
    expect(refused({ say: 'view', handles: [handle], topic: 'summary', side: 'for' })).toBeNull();
  });

  it('of several companies says for whom it is, and how that one stands to the other', () => {
    expect(refused(margins)).toBe('subject');
    expect(shown({ ...margins, subject: one })).toBe(
      'On comparison, I read net margin above that of Advanced Micro Devices, Inc. as counting in favour of NVIDIA Corporation.',
    );
    expect(shown({ ...margins, subject: other, side: 'against' })).toBe(
      'On comparison, I read net margin below that of NVIDIA Corporation as counting against Advanced Micro Devices, Inc.',
    );
    expect(refused({ ...margins, subject: one, handles: [`${other}/netMargin.FY2026`] })).toBe('subject');
  });

  it('of two times says whether it rose or fell', () => {
    const handles = [2025, 2026].map((year) => `${one}/netMargin.FY${year}`);
    expect(shown({ ...margins, topic: 'profitability', handles })).toContain('I read the rise in net margin as');
  });

  it('holds no figures of unlike times against each other', () => {
    const handles = [`${one}/netMargin.FY2026`, `${other}/netMargin.FY2022`];
    expect(refused({ ...margins, subject: one, handles })).toBe('period');
    const unlike = [`${one}/revenue.FY2026`, `${one}/revenue.Q4-FY2026`];
    expect(refused({ ...margins, topic: 'growth', handles: unlike })).toBe('period');
  });
});

describe('figures of unlike times or statements', () => {
  it.each<readonly [string, object, string]>([
    [
      'a year against a quarter',
      {
        say: 'compare',
        ...named(`${one}/revenue.FY2026`),
        handles: [`${one}/revenue.FY2026`, `${one}/revenue.Q4-FY2026`],
        order: 'above',
      },
      'comparison',
    ],
    [
      'a rank of two years',
      {
        say: 'rank',
        handles: [`${one}/netIncome.FY2026`, `${other}/netIncome.FY2022`],
        metric: 'netIncome',
        order: 'above',
      },
      'period',
    ],
    [
      'a share above the whole',
      { say: 'share', handles: [`${one}/revenue.FY2026`, `${one}/netIncome.FY2026`], subject: one },
      'comparison',
    ],
    [
      'a stock as a share of a flow',
      { say: 'share', handles: [`${one}/cash.FY2026`, `${one}/revenue.FY2026`], subject: one },
      'comparison',
    ],
    [
      'a move from a year to a quarter',
      {
        say: 'move',
        ...named(`${one}/revenue.FY2025`),
        handles: [`${one}/revenue.FY2025`, `${one}/revenue.Q4-FY2026`],
        direction: 'down',
      },
      'period',
    ],
  ])('are refused: %s', (_, claim, code) => {
    expect(refused(claim)).toBe(code);
  });

  it('stand in a table with their times', () => {
    expect(shown({ say: 'table', handles: [2025, 2026].map((year) => `${one}/revenue.FY${year}`) })).toBe(
      'Revenue of NVIDIA Corporation in FY2025 (#), Revenue of NVIDIA Corporation in FY2026 (#)',
    );
  });
});

describe('the reason of a refusal', () => {
  it.each<readonly [string, object, RegExp]>([
    ['no subject', { say: 'level', handles: [`${one}/price`], metric: 'price' }, /has to state its subject/],
    [
      'no order',
      { say: 'compare', ...named(`${one}/price`), handles: [`${one}/price`, `${one}/high52w`] },
      /has to state its order/,
    ],
    ['one handle', { say: 'table', handles: [`${one}/price`] }, /has to state its handles/],
    [
      'a company nobody looked up',
      { say: 'watch', subject: 'US:ZZZ', metric: 'price', direction: 'up' },
      /“US:ZZZ” is nothing/,
    ],
    ['places within a word', { say: 'quote', span: 'd1', from: 1, to: 9 }, /cut a word/],
    ['a passage nobody gave', { say: 'quote', span: 'd9' }, /No tool gave the passage d9/],
    [
      'a result of something else',
      { say: 'scenario', handles: [`${one}/dcfTwoStage`, `${one}/beta.5Y`] },
      /not computed from/,
    ],
  ])('is true: %s', (_, claim, text) => {
    const written = write(claim);
    expect(written.ok ? '' : written.why.text.en).toMatch(text);
  });

  it('comes with near figures of the kind only', () => {
    const quote = write({ say: 'quote', span: 'd1', words: 'Our volatility will harm us.' });
    expect(quote).toMatchObject({ ok: false, nearest: [] });
    const level = write({ say: 'level', ...named(`${other}/price`), subject: one });
    expect(level).toMatchObject({ ok: false, nearest: [`${one}/price`, `${other}/price`] });
  });
});

describe('a document', () => {
  it.each([
    ['quote', {}, '英伟达的 10-K 称：“Our volatility could harm us.”'],
    ['quote', { page: 3 }, '英伟达的 10-K（第 3 页）称：“Our volatility could harm us.”'],
    ['paraphrase', {}, '据 10-K 所载：Our volatility could harm us。'],
  ])('is parted from Chinese words: %s %o', (say, page, text) => {
    const claim = readClaim({ say, span: 'd1', ...(say === 'paraphrase' && { words: warning.text }) });
    const written =
      claim === null ? null : claimWriter({ ...analystKnowledge, spans: [{ ...warning, ...page }] }).write(claim);
    expect(written?.ok === true && print(written.parts['zh-CN'])).toBe(text);
  });

  it('is called by its kind in every language', () => {
    const claim = readClaim({ say: 'quote', span: 'd1' });
    const spans = [{ ...warning, form: 'annual report' }];
    const written = claim === null ? null : claimWriter({ ...analystKnowledge, spans }).write(claim);
    if (written?.ok !== true) throw new Error('refused');
    expect(print(written.parts['zh-CN'])).toBe('英伟达的年报称：“Our volatility could harm us.”');
    expect(print(written.parts['zh-HK'])).toBe('輝達的年報稱：「Our volatility could harm us.」');
  });
});
