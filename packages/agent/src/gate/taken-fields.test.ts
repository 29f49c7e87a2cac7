import { describe, expect, it } from 'vitest';
import { ofFigures } from './claim.ts';
import { answerFrames, claimWriter, readClaim } from './claims.ts';
import type { TextPart } from '@plumbline/model/text-part';
import type { Span } from './shapes.ts';
import { analystKnowledge } from './testing/analyst-facts.ts';
import { fiscalYear } from './testing/gate-facts.ts';

const own = 'US:NVDA';
const [like] = analystKnowledge.facts;
if (like === undefined) throw new Error('no facts');
const revenue = { ...like, metric: 'revenue', unit: 'money' as const, currency: 'USD', instrumentId: own as 'US:NVDA' };
const inQuarter = (part: string, year: number) => ({
  ...fiscalYear(year),
  kind: 'quarter' as const,
  start: '',
  end: `${year}.${part}`,
  label: `${part} FY${year}`,
});
const year = { kind: 'year' as const, start: '', end: '2030', label: 'FY2030' };
const twelveMonths = { kind: 'trailing' as const, start: '', end: '', label: 'TTM' };
const facts = [
  ...analystKnowledge.facts.filter(({ metric }) => metric !== 'revenue'),
  { ...revenue, id: `${own}/revenue.FY2030`, value: 100, period: year },
  { ...revenue, id: `${own}/revenue.Q4-FY2030`, value: 40, period: inQuarter('Q4', 2030) },
  { ...revenue, id: `${own}/revenue.Q1-FY2031`, value: 41, period: inQuarter('Q1', 2031) },
  { ...revenue, id: `${own}/revenue.TTM`, value: 120, period: twelveMonths },
];
const span: Span = { id: 'd1', text: 'Our volatility could harm us.', instrumentId: own, form: '10-K' };
const writer = claimWriter({ ...analystKnowledge, facts, spans: [span] });
const write = (given: object) => {
  const claim = readClaim(given);
  if (claim === null) throw new Error('no claim');
  return writer.write(claim);
};
const refused = (given: object): string | null => {
  const written = write(given);
  return written.ok ? null : written.why.text.en;
};
const print = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : '#')).join('');
const shown = (given: object): string | null => {
  const written = write(given);
  return written.ok ? print(written.parts.en) : null;
};

const level = { say: 'level', handles: [`{${own}/revenue.FY2030}`], subject: own, metric: 'revenue', period: 'FY2030' };

describe('a claim', () => {
  it.each([
    [{ words: 'because demand is booming' }, 'words'],
    [{ note: 'it will double' }, 'note'],
    [{ value: 500 }, 'value'],
    [{ unit: 'EUR' }, 'unit'],
    [{ direction: 'up' }, 'direction'],
    [{ order: 'above' }, 'order'],
    [{ period: 2030 }, 'period'],
    [{ span: 'd1' }, 'span'],
  ])('is refused with what its frame does not take: %j', (more, named) => {
    expect(shown(level)).not.toBeNull();
    expect(refused({ ...level, ...more })).toBe(`A claim of this kind takes no ${named}; leave it out.`);
  });

  it('may leave empty what it does not state', () => {
    expect(refused({ ...level, words: '', span: null, order: [] })).toBeNull();
  });

  it('is refused with more figures than its frame takes', () => {
    expect(refused({ ...level, handles: [...level.handles, `${own}/revenue.TTM`] })).toContain(
      'takes no {US:NVDA/revenue.TTM}',
    );
  });

  it.each([
    [{ say: 'heading', topic: 'growth', words: 'It is doomed' }],
    [{ say: 'heading', topic: 'growth', handles: level.handles }],
    [{ say: 'quote', span: 'd1', handles: level.handles }],
    [{ say: 'quote', span: 'd1', subject: 'US:AMD' }],
    [{ say: 'table', handles: [`${own}/revenue.FY2030`, `${own}/revenue.TTM`], metric: 'price' }],
    [
      {
        say: 'move',
        handles: [`${own}/revenue.FY2030`, `${own}/revenue.TTM`],
        subject: own,
        metric: 'revenue',
        direction: 'up',
        period: 'FY2029',
      },
    ],
    [{ say: 'watch', subject: own, metric: 'revenue', direction: 'down', handles: ['US:AMD/revenue.FY2026'] }],
  ])('is refused where a frame would leave unread what it states: %j', (claim) => {
    expect(refused(claim)).not.toBeNull();
  });

  it('of every frame says what it takes', () => {
    for (const { id, takes, fields } of answerFrames) {
      const unsaid = fields.filter((name) => !ofFigures.includes(name) && !new RegExp(`\\b${name}\\b`).test(takes));
      expect([id, unsaid]).toEqual([id, []]);
    }
  });
});

describe('the period of a claim', () => {
  it.each(['FY2030', 'fy2030', 'FY 2030', 'FY30', 'fiscal 2030', 'fiscal year 2030', '2030财年', '2030 財年'])(
    'may be spelled %s',
    (period) => {
      expect(refused({ ...level, period })).toBeNull();
    },
  );

  it.each(['FY2031', 'fiscal 2031', 'TTM', '2030', 'the year before', 'last year', 'Q4 FY2030'])(
    'is not %s',
    (period) => {
      expect(refused({ ...level, period })).toContain('covers another time');
    },
  );

  it('of something unknown is a time, and never words', () => {
    const gap = { say: 'gap', subject: own, metric: 'inventory' };
    const known = facts.some(({ metric }) => metric === 'inventory');
    expect(known).toBe(false);
    expect(shown({ ...gap, period: 'fiscal 2031' })).toContain('in FY2031');
    expect(shown({ ...gap, period: 'the year its auditor resigned' })).toBeNull();
  });
});

describe('the last twelve months', () => {
  const move = { say: 'move', subject: own, metric: 'revenue', direction: 'up' };

  it('follow a year, also where nobody says when they end', () => {
    expect(shown({ ...move, handles: [`${own}/revenue.FY2030`, `${own}/revenue.TTM`] })).toContain(
      'rose from # in FY2030 to # over the last twelve months.',
    );
    expect(shown({ ...move, direction: 'down', handles: [`${own}/revenue.TTM`, `${own}/revenue.FY2030`] })).toBeNull();
    expect(shown({ ...move, handles: [`${own}/revenue.Q4-FY2030`, `${own}/revenue.TTM`] })).toBeNull();
  });
});

describe('a share', () => {
  const share = { say: 'share', subject: own };

  it('may be that of a quarter of its year, and of no other', () => {
    expect(shown({ ...share, handles: [`${own}/revenue.Q4-FY2030`, `${own}/revenue.FY2030`] })).toContain(
      'in Q4 FY2030 (#) comes to # of revenue in FY2030 (#).',
    );
    expect(shown({ ...share, handles: [`${own}/revenue.Q1-FY2031`, `${own}/revenue.FY2030`] })).toBeNull();
    expect(shown({ ...share, handles: [`${own}/revenue.Q4-FY2030`, `${own}/revenue.TTM`] })).toBeNull();
  });
});
