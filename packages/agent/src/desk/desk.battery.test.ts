import { judgesHere } from '../gate/judges.ts';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DeskEvent } from '@plumbline/model/desk';
import { applyDeskChange } from '@plumbline/model/desk';
import type { Report } from '@plumbline/model/report';
import { formatFact } from '@plumbline/model/format';
import { englishPassages } from '../gate/testing/passages.ts';
import { growingCompany } from '../report/testing/fake-statements.ts';
import { acme } from '../report/testing/instruments.ts';
import { reportOn } from '../report/testing/report-on.ts';
import { documentOf } from '../sources/document.ts';
import type { Asked } from './ask.ts';
import type { DeskPack } from './pack.ts';
import { packOf } from './pack.ts';
import type { DeskInput } from './run-desk.ts';
import { runDesk } from './run-desk.ts';
import type { WireAnswer, WireModel, WireQuestion } from './testing/wire-model.ts';
import { missingModel } from './words.ts';
import { goodAnswer, rowsIn, wireModel } from './testing/wire-model.ts';

const filing = documentOf(
  { title: 'Acme annual report', instrumentId: acme.id, form: '10-K', knownAt: '2026-02-20' },
  englishPassages.slice(0, 30).map((text, at) => ({ item: at % 3 === 0 ? '1A' : '7', text })),
);
const later = documentOf({ title: 'Acme later report', instrumentId: acme.id, form: '8-K', knownAt: '2026-12-01' }, [
  { item: null, text: 'Revenue growth and customers demand came later than the table was laid.' },
]);
const now = Date.UTC(2026, 10, 20, 23);

let report: Report;
let pack: DeskPack;
beforeAll(async () => {
  report = await reportOn(acme, { company: growingCompany });
  pack = packOf(report, [filing, later]);
});

let wire: WireModel | null = null;
afterEach(async () => {
  await wire?.close();
  wire = null;
});

async function run(answer: (question: WireQuestion) => WireAnswer, more: Partial<DeskInput> = {}) {
  wire = await wireModel(answer);
  const events: DeskEvent[] = [];
  const kept = new Map<string, Asked>();
  const desk = await runDesk({
    judges: judgesHere(),
    pack,
    model: wire.model,
    cutoff: null,
    prices: { input: 3, output: 15 },
    limits: { steps: 4, ms: 20_000, letters: 60_000, retries: 0 },
    weights: new Map(),
    kept: new Map(),
    keep: async (key, asked) => void kept.set(key, asked),
    emit: async (event) => void events.push(event),
    now: () => now,
    signal: new AbortController().signal,
    ...more,
  });
  return { desk, events, kept, asked: wire.asked() };
}

describe('what is laid on the table', () => {
  it('is chosen by rules, within its bounds, and nothing on it is later than its date', () => {
    expect(pack.counts.facts).toBeGreaterThanOrEqual(60);
    expect(pack.counts.facts).toBeLessThanOrEqual(120);
    expect(pack.counts.spans).toBeGreaterThanOrEqual(20);
    expect(pack.counts.spans).toBeLessThanOrEqual(40);
    expect([...pack.spans.values()].every(({ document }) => document.knownAt <= report.asOf)).toBe(true);
    expect(pack.hash).toBe(packOf(report, [later, filing]).hash);
    expect(packOf(report, []).hash).not.toBe(pack.hash);
  });
});

describe('a desk with a good model', () => {
  it('carries through a memo of supported claims with quoted passages, and nothing is withheld', async () => {
    // Kept one after the other, whoever works side by side: a store may take longer over the first of two.
    const events: DeskEvent[] = [];
    let [open, most] = [0, 0];
    const emit = async (event: DeskEvent): Promise<void> => {
      open += 1;
      most = Math.max(most, open);
      await setImmediate();
      open -= 1;
      events.push(event);
    };
    const { desk } = await run(goodAnswer, { emit });
    expect(most).toBe(1);
    const printed = (desk.memo?.blocks ?? []).flatMap((block) => (block.kind === 'claims' ? block.claims : []));
    const claims = printed.flatMap((id) => desk.claims.find((one) => one.id === id) ?? []);
    expect(desk.faults).toEqual([]);
    expect(desk.withheld).toEqual([]);
    expect(claims.length).toBeGreaterThanOrEqual(25);
    expect(claims.filter(({ quote }) => quote !== null).length).toBeGreaterThanOrEqual(8);
    // Every figure of every claim has its receipt, down to what it is computed from.
    const known = new Map(desk.facts.map((fact) => [fact.id, fact]));
    for (const { facts } of desk.claims) for (const id of facts) expect(known.get(id)?.value).not.toBeNull();
    for (const fact of desk.facts) {
      for (const input of fact.formula?.inputs ?? []) if ('fact' in input) expect(known.has(input.fact)).toBe(true);
      expect(desk.sources.some(({ id }) => id === fact.source.id)).toBe(true);
      expect(formatFact(fact, 'en')).not.toBe('');
    }
    for (const { quote } of desk.claims) {
      if (quote !== null) expect(filing.spans.find(({ id }) => id === quote.span)?.text).toBe(quote.text);
    }
    expect(desk.memo).toMatchObject({ by: 'chair', ruleRating: 'accumulate', deskRating: 'buy' });
    expect(desk.memo?.steps.length).toBeGreaterThanOrEqual(3);
    expect(desk.memo?.steps.every(({ isOutsideRule }) => isOutsideRule)).toBe(true);
    // The model took every passage to speak for the company: risk factors do not.
    const risks = desk.claims.filter(({ quote }) => quote?.item === '1A');
    expect(risks.length).toBeGreaterThan(0);
    expect(risks.every(({ speaks }) => speaks !== 'for')).toBe(true);
    const sentences = claims.map(({ text }) => JSON.stringify(text.en));
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.join()).not.toMatch(/ in \d+(?:-\d+)?[DWMY]\b/);
    expect(desk.rounds.map(({ number }) => number)).toEqual([1, 2]);
    expect(desk.rounds[0]?.bear.some(({ reply }) => reply !== null)).toBe(true);
    expect(desk.attacks.length).toBe(1);
    expect(desk.stages.every(({ state }) => state === 'done')).toBe(true);
    expect(known.get('beatChance')?.value).toBeCloseTo(0.6);
    expect(desk.budget.spent.requests).toBe(4 + 4 + 1 + 1);
    expect(desk.budget.spent.dollars).toBeCloseTo((10 * 900 * 3 + 10 * 100 * 15) / 1e6);
    // The stream alone gives the same desk.
    const [begin, ...rest] = events;
    const replayed = rest.reduce((all, { change }) => applyDeskChange(all, change), { ...desk, ...begin?.change });
    expect(replayed).toEqual(desk);
  });

  it('goes on after a restart where it was, without asking again, and comes to the same memo', async () => {
    const whole = await run(goodAnswer);
    await wire?.close();
    const before = new Map([...whole.kept].slice(0, 5));
    const { desk, asked, events } = await run(goodAnswer, { kept: before });
    expect(asked).toHaveLength(whole.asked.length - 5);
    expect(desk.memo?.hash).toBe(whole.desk.memo?.hash);
    expect(desk.budget.spent).toEqual(whole.desk.budget.spent);
    expect(events[0]?.change).toMatchObject({ schema: 1 });
  });

  it('keeps to the rule where the chair brings too little, and shows its wish as dissent', async () => {
    const timid = (question: WireQuestion): WireAnswer => {
      const good = goodAnswer(question);
      if (question.voice !== 'Chair' || !('call' in good)) return good;
      // A heading that is no heading, though every object has something of that name.
      const { blocks, ...rest } = good.input as { blocks: { heading: string }[] };
      const [first, ...others] = blocks;
      return {
        call: 'submit',
        input: { ...rest, blocks: [{ ...first, heading: 'constructor' }, ...others], steps: [] },
      };
    };
    const { desk } = await run(timid);
    expect(desk.memo).toMatchObject({ deskRating: 'accumulate', steps: [] });
    expect(desk.memo?.blocks[0]?.kind).toBe('claims');
    expect(desk.memo?.dissents).toContainEqual(expect.objectContaining({ by: 'chair', wants: 'buy' }));
  });

  it('marks a date that the model may know the future of', async () => {
    const { desk } = await run(goodAnswer, { now: () => now + 200 * 86_400_000 });
    expect(desk.hindsight).toMatchObject({ isContaminated: true, cutoff: null });
    const known = await run(goodAnswer, { now: () => now + 200 * 86_400_000, cutoff: '2026-06-30' });
    expect(known.desk.hindsight.isContaminated).toBe(false);
  });
});

describe('a desk with a bad model', () => {
  it('shows nothing of a liar, and counts all of it', async () => {
    const { desk } = await run(({ voice, task }) => {
      const [fact] = rowsIn(task).filter((row) => typeof row['handle'] === 'string');
      const [span] = rowsIn(task).filter((row) => typeof row['span'] === 'string');
      if (['Bull', 'Bear', 'Risk officer', 'Chair'].includes(voice)) return { say: 'It will double to 400 dollars.' };
      const lies = [
        { say: 'level', handles: ['revenue.FY2031'], subject: 'US:ACME', metric: 'revenue' },
        { say: 'level', handles: [fact?.['handle']], subject: 'US:NVDA', metric: fact?.['metric'] },
        {
          say: 'change',
          handles: [fact?.['handle']],
          subject: fact?.['subject'],
          metric: 'revenueGrowth',
          direction: 'down',
        },
        { say: 'paraphrase', span: span?.['span'] ?? 'd1.1', words: 'The company will never lose a customer again.' },
        { say: 'quote', span: 'd000000000000.1' },
        { say: 'reading', reading: 'r99' },
      ];
      return { call: 'submit', input: { stance: 2, chance: 0.99, points: lies } };
    });
    expect(desk.claims.filter(({ by }) => by !== 'chair')).toEqual([]);
    // Four analysts handed in six lies twice.
    expect(desk.withheldCount).toBe(4 * 6 * 2);
    expect(desk.withheld.every(({ why }) => why.en !== '' && why['zh-CN'] !== '')).toBe(true);
    expect(desk.analysts.every(({ state, claims }) => state === 'silent' && claims.kept === 0)).toBe(true);
    expect(desk.memo).toMatchObject({ by: 'rules', deskRating: report.rating?.label });
  });

  it.each([
    ['a refused key', { status: 401 }, 'needs-key'],
    ['too many requests', { status: 429 }, 'too-many'],
    ['an outage', { status: 500 }, 'failed'],
    ['a broken stream', { raw: 'data: {"id":' }, 'malformed'],
    ['silence', { say: '' }, 'silent'],
    ['endless looking up', { call: 'figures', input: { words: 'price' } }, 'silent'],
    ['a flood of words', { say: 'More and more. '.repeat(9000) }, 'used-up'],
  ] as const)('ends with words and the memo by rules after %s', async (_, answer, kind) => {
    const { desk, asked } = await run(() => answer);
    expect(asked.length).toBeLessThanOrEqual(4 * 4);
    expect(desk.analysts.map(({ state, fault }) => [state, fault?.kind])).toEqual(
      pack.roles.map(() => ['silent', kind]),
    );
    expect(
      desk.analysts.every(({ fault }) => fault !== null && fault.remedies.length > 0 && fault.text.en.length > 20),
    ).toBe(true);
    expect(desk.memo?.by).toBe('rules');
    expect(desk.memo?.blocks.length).toBeGreaterThan(2);
    expect(desk.memo?.title.en).toContain('came to no memo of its own');
    // What failed was asked, too; and the top says why nobody was heard.
    expect(desk.budget.spent.requests).toBe(asked.length);
    const [first] = desk.analysts;
    if (kind !== 'silent') expect(desk.faults.at(-1)?.text.en).toContain(first?.fault?.text.en);
    else expect(desk.faults.at(-1)?.kind).toBe('two-silent');
  });

  it('lets one silent analyst abstain', async () => {
    const { desk } = await run((question) => (question.voice === 'Macro' ? { status: 500 } : goodAnswer(question)));
    expect(desk.memo?.by).toBe('chair');
    expect(desk.analysts.find(({ role }) => role === 'macro')?.state).toBe('silent');
  });

  it('asks for nothing beyond its budget, and says so', async () => {
    const { desk, asked } = await run(goodAnswer, { tokens: 12_000 });
    const used = desk.budget.spent.inputTokens + desk.budget.spent.outputTokens;
    expect(used).toBeLessThanOrEqual(12_000);
    expect(asked.length).toBeLessThan(4);
    expect(desk.faults.some(({ kind }) => kind === 'used-up')).toBe(true);
    expect(desk.memo?.by).toBe('rules');
  });

  it('keeps what was done when the reader stops it', async () => {
    const stop = new AbortController();
    const { desk } = await run(
      (question) => {
        if (question.voice === 'Bull') stop.abort();
        return goodAnswer(question);
      },
      { signal: stop.signal },
    );
    expect(desk.analysts.every(({ state }) => state === 'finished')).toBe(true);
    const printed = (desk.memo?.blocks ?? []).flatMap((block) => (block.kind === 'claims' ? block.claims : []));
    expect(desk.memo?.by).toBe('rules');
    expect(desk.memo?.title.en).toContain('stopped before the end');
    expect(printed.some((id) => id.startsWith('fundamentals-'))).toBe(true);
  });

  it('says a point once in the memo by rules, however often the report makes it', async () => {
    const against = pack.readings.filter(({ speaks }) => speaks === 'against');
    const two = against.find(({ text }) => new Set(text.en.filter((part) => typeof part !== 'string')).size === 2);
    const texts = (two?.text.en ?? []).flatMap((part) => (typeof part === 'string' ? [] : [part]));
    const same = (id: string, parts: typeof texts) => ({
      id,
      speaks: 'against' as const,
      text: { en: ['Again: ', ...parts], 'zh-CN': ['又：', ...parts], 'zh-HK': ['又：', ...parts] },
    });
    const readings = [same('r91', texts.slice(0, 1)), ...pack.readings, same('r92', texts)];
    const plain = await run(goodAnswer, { model: null });
    await wire?.close();
    const { desk } = await run(goodAnswer, { model: null, pack: { ...pack, readings } });
    expect(texts).toHaveLength(2);
    expect(desk.claims.map(({ text }) => text)).toEqual(plain.desk.claims.map(({ text }) => text));
    expect(desk.memo?.title.en).toMatch(/as the rules say$/);
  });

  it('says what it needs without any model, and gives the memo by rules', async () => {
    const { desk } = await run(goodAnswer, { model: null, lack: missingModel(null) });
    expect(desk.faults).toMatchObject([{ kind: 'no-model', remedies: ['settings', 'built-in'] }, { kind: 'unquoted' }]);
    expect(desk.memo?.by).toBe('rules');
    const spent = missingModel('budget', { month: '2026-11', spent: 5, cap: 5 });
    expect([spent.kind, spent.text.en]).toEqual(['used-up', expect.stringContaining('US$5.00')]);
    expect(missingModel('key').kind).toBe('unusable-key');
  });
});
