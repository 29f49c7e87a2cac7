import type { AnalystRole, DeskAnalyst } from '@plumbline/model/desk';
import type { Fact } from '@plumbline/model/fact';
import { allMetrics, labelOf } from '@plumbline/quant/catalogue/catalogue';
import type { Source } from '@plumbline/model/source';
import { fillText } from '../report/texts.ts';
import type { DeskPack } from './pack.ts';
import { briefSchema } from './papers.ts';
import { briefTask } from './prompts.ts';
import type { RunState } from './run-state.ts';
import { put, refusals, rowOf, rowsOf } from './run-state.ts';
import { deskFault, deskTexts as texts, modelFault, voiceNames } from './words.ts';

const mostPoints = 14;
const stances = [-2, -1, 0, 1, 2] as const;
/** A chance of none or of certainty cannot be scored and is no opinion. */
const [leastChance, mostChance] = [0.02, 0.98];

export function deskSource({ report }: Pick<DeskPack, 'report'>): Source {
  const { createdAt, asOf, simulated } = report;
  const title = texts.chanceSource;
  return {
    id: 'desk',
    kind: 'assumption',
    publisher: 'Plumbline',
    title: title.en,
    titles: title,
    retrievedAt: createdAt,
    asOf,
    locator: 'desk',
    simulated,
  };
}

export const chanceId = (role: AnalystRole): string => `beatChance.${role}`;

function chanceOf({ report }: DeskPack, role: AnalystRole, value: number): Fact {
  return {
    id: chanceId(role),
    instrumentId: report.instrumentId,
    metric: 'beatChance',
    value,
    unit: 'fraction',
    decimals: 0,
    asOf: report.asOf,
    knownAt: report.asOf,
    source: { id: 'desk', locator: role },
    quality: ['assumed'],
    why: texts.chanceWhy,
    simulated: report.simulated,
  };
}

const known = new Set(allMetrics().map(({ id }) => id));

async function brief(run: RunState, role: AnalystRole): Promise<DeskAnalyst> {
  const { pack, table, now } = run;
  const started = now();
  const held = { count: 0 };
  const kept: string[] = [];
  let paper: Pick<DeskAnalyst, 'stance' | 'chance' | 'missing'> = { stance: null, chance: null, missing: [] };
  const waiting = table.desk().analysts.find((one) => one.role === role);
  const base = { role, startedAt: started, weight: run.weights.get(role) ?? 1 };
  const working: DeskAnalyst = {
    ...base,
    state: 'working',
    endedAt: null,
    sources: 0,
    claims: waiting?.claims ?? { made: 0, kept: 0, held: 0 },
    kept: [],
    ...paper,
    fault: null,
  };
  await table.tell('analysts', role, fillText(texts.working, { voice: voiceNames[role] }), { analysts: [working] });
  const check = (given: unknown): object | null => {
    const row = rowOf(given);
    const wrong = refusals();
    for (const [at, point] of rowsOf(row['points'], mostPoints).entries()) {
      const said = table.say(role, point);
      if (said.ok) {
        if (!kept.includes(said.id)) kept.push(said.id);
      } else {
        held.count += 1;
        wrong.add(`points.${String(at)}`, said.why, said.nearest);
      }
    }
    const stance = stances.find((one) => one === row['stance']) ?? null;
    const chance = typeof row['chance'] === 'number' && row['chance'] >= 0 && row['chance'] <= 1 ? row['chance'] : null;
    if (stance === null) wrong.add('stance', 'An integer from -2 to 2.');
    if (chance === null) wrong.add('chance', 'A number from 0 to 1.');
    else table.addFact(chanceOf(pack, role, Math.min(mostChance, Math.max(leastChance, chance))), deskSource(pack));
    const missing = rowsOf(row['missing'], 6).flatMap((id) =>
      typeof id === 'string' &&
      known.has(id) &&
      !pack.report.facts.some((one) => one.metric === id && one.value !== null)
        ? [labelOf(id)]
        : [],
    );
    paper = { stance: stance ?? paper.stance, chance: chance === null ? paper.chance : chanceId(role), missing };
    return wrong.told();
  };
  const asked = await put(run, {
    key: `analyst:${role}`,
    stage: 'analysts',
    by: role,
    task: briefTask(role, pack),
    schema: briefSchema,
    check,
  });
  const weightOf = (id: string): number => table.claim(id)?.weight ?? 0;
  const isSilent = kept.length === 0 || paper.stance === null;
  const claims = kept.flatMap((id) => table.claim(id) ?? []);
  const facts = new Map(pack.report.facts.map((fact) => [fact.id, fact.source.id]));
  const cited = claims.flatMap((one) => [
    ...(one.quote === null ? [] : [one.quote.document]),
    ...one.facts.flatMap((id) => facts.get(id) ?? []),
  ]);
  const fault =
    asked.fault !== null
      ? modelFault(role, asked.fault)
      : isSilent
        ? deskFault('silent', ['retry', 'other-model'], role, { voice: voiceNames[role] })
        : null;
  return {
    ...base,
    state: isSilent ? 'silent' : 'finished',
    endedAt: now(),
    sources: new Set(cited).size,
    claims: { made: kept.length + held.count, kept: kept.length, held: held.count },
    kept: kept.toSorted((a, b) => weightOf(b) - weightOf(a)),
    ...(isSilent ? { stance: null, chance: null, missing: [] } : paper),
    fault,
  };
}

/** The analysts side by side, each on its own slice; those who were heard before a restart first. */
export async function askAnalysts(run: RunState): Promise<readonly DeskAnalyst[]> {
  const { pack, table, kept } = run;
  const { roles } = pack;
  await table.tell('analysts', null, fillText(texts.begun, countsOf(pack)), {
    stages: [table.progress('analysts', { state: 'running', total: roles.length })],
  });
  let done = 0;
  const one = async (role: AnalystRole): Promise<DeskAnalyst> => {
    const analyst = await brief(run, role);
    done += 1;
    const { made, kept: keeps } = analyst.claims;
    const words = { voice: voiceNames[role], made: String(made), kept: String(keeps) };
    const text = analyst.state === 'silent' ? texts.silent : texts.finished;
    const stages = [table.progress('analysts', { done, ...(done === roles.length ? { state: 'done' as const } : {}) })];
    await table.tell('analysts', role, fillText(text, words), { analysts: [analyst], stages });
    return analyst;
  };
  const isKnown = (role: AnalystRole): boolean => kept.has(`analyst:${role}`);
  const first: DeskAnalyst[] = [];
  for (const role of roles.filter(isKnown)) first.push(await one(role));
  // All of them end before anything else happens, so that a stop leaves nobody at work.
  const rest = await Promise.allSettled(roles.filter((role) => !isKnown(role)).map(one));
  for (const outcome of rest) if (outcome.status === 'rejected') throw outcome.reason;
  return [...first, ...rest.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))];
}

function countsOf({ counts }: DeskPack): Record<string, string> {
  return { facts: String(counts.facts), readings: String(counts.readings), spans: String(counts.spans) };
}
