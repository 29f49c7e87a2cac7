import { setTimeout as delay } from 'node:timers/promises';
import { reportToMarkdown } from '@plumbline/agent/report/markdown';
import { tools } from '@plumbline/agent/tools/registry';
import { findInstrument } from '@plumbline/agent/chat/find-instrument';
import { numberOf, textOf } from '@plumbline/agent/chat/tool-input';
import type { Desk, ToolInput } from '@plumbline/agent/tool';
import type { Scope } from '@plumbline/contract/scope';
import { PlumblineError } from '@plumbline/model/errors';
import type { Clock } from '@plumbline/model/ports';
import type { DeskService } from '../desk/service.ts';
import type { ReportService } from '../report/service.ts';
import type { LabService } from '../strategy-lab/service.ts';
import type { CarriedOut, DecideDeps } from './decide.ts';
import { carryOut } from './decide.ts';
import type { AssistantTool, Progress } from './mcp.ts';
import { asked, printed } from './mcp.ts';

export interface WorkDeps extends Omit<DecideDeps, 'store' | 'reports'> {
  readonly reports: Pick<ReportService, 'create' | 'read'>;
  readonly desks: Pick<DeskService, 'start' | 'read'>;
  readonly labs: Pick<LabService, 'start' | 'read'>;
  readonly clock: Clock;
}

interface WorkInput {
  readonly deps: WorkDeps;
  readonly ownerId: string;
  readonly desk: Desk;
}

/** Proposals of the built-in assistant that the scope of a token stands in for the owner's word on. */
const agreed: Readonly<Record<string, Scope>> = {
  report: 'run:report',
  alert: 'manage:alerts',
  'switch-strategy': 'write:paper',
};

const longestWait = 60;
const lookEveryMs = 1000;

/** What takes longer than an answer, or changes what the owner keeps. */
export function workingTools(input: WorkInput): readonly AssistantTool[] {
  const { deps, ownerId, desk } = input;
  const acting = tools.flatMap((tool): AssistantTool[] => {
    const scope = agreed[tool.id];
    if (scope === undefined) return [];
    const run = async (given: ToolInput): Promise<object> => act(input, tool.id, given);
    return [
      {
        name: tool.id,
        title: tool.title.en,
        description: `${tool.summary.en} Carried out at once. ${begins}`,
        params: tool.params,
        scope,
        isReadOnly: false,
        run,
      },
    ];
  });
  return [
    ...acting,
    {
      name: 'run-backtest',
      title: 'Back-test an idea',
      description: `Keeps a strategy made of an idea in words and has it tested; the try counts in its verdict. ${begins}`,
      params: {
        idea: { kind: 'text', meaning: 'The idea with its instruments, entry and exit, in English or Chinese' },
      },
      scope: 'run:backtest',
      isReadOnly: false,
      run: (given) => act(input, 'propose-strategy', given),
    },
    {
      name: 'strategy-lab',
      title: 'Strategy lab',
      description: `Works on an idea in single revisions, each tested before a sealed span and counted in its verdict. ${begins}`,
      params: {
        idea: { kind: 'text', meaning: 'The idea with its instruments, entry and exit, in English or Chinese' },
      },
      scope: 'run:backtest',
      isReadOnly: false,
      run: (given) => workOn(input, given),
    },
    {
      name: 'ask-desk',
      title: 'Research desk',
      description: `Has analysts, two sides, a risk officer and a chair argue about your latest report on an instrument. ${begins}`,
      params: { symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' } },
      scope: 'run:desk',
      isReadOnly: false,
      async run(given) {
        const { id: instrument } = await findInstrument(desk, textOf(given, 'symbol'));
        const { id } = await deps.desks.start(ownerId, { instrument, requestKey: null });
        return { done: true, page: `/research?view=desk&desk=${id}`, job: `desk:${id}` };
      },
    },
    ...(['run:report', 'run:backtest', 'run:desk'] as const).map((scope): AssistantTool => ({
      name: 'job',
      title: 'State of work',
      description:
        'How far work is that `report`, `run-backtest`, `strategy-lab` or `ask-desk` began, and what came of it.',
      params: {
        id: { kind: 'text', meaning: 'The `job` that was answered' },
        wait: { kind: 'number', meaning: `Seconds to wait for its end, up to ${longestWait}`, isOptional: true },
      },
      scope,
      isReadOnly: true,
      run: (given, progress) => awaited(input, given, progress),
    })),
    {
      name: 'read-report',
      title: 'Text of a report',
      description: 'A finished report of yours as Markdown, with its rating, its value and its sources.',
      params: { id: { kind: 'text', meaning: 'Id of the report: what follows `report:` in its job' } },
      scope: 'read:mine',
      isReadOnly: true,
      async run(given) {
        const { run, report } = await deps.reports.read(ownerId, textOf(given, 'id'));
        if (report === null) throw new PlumblineError('not-found', `There is no report yet: the run is ${run.state}.`);
        const { instrument, asOf, rating = null, hash } = report;
        return { instrument, asOf, simulated: run.simulated, rating, hash, markdown: reportToMarkdown(report, 'en') };
      },
    },
    strategiesOf(desk),
  ];
}

const begins = 'Answers with a job; ask `job` for it.';

async function act({ deps, ownerId, desk }: WorkInput, tool: string, given: ToolInput): Promise<object> {
  const result = await asked(tool, given, desk, deps.clock);
  // Nothing to carry out: what it says is why, or what it still asks.
  if (result.draft === undefined) return { done: false, ...printed(result) };
  const done = await carryOut(deps, ownerId, result.draft.action, { idempotencyKey: null, saidIn: null });
  return { done: true, page: done.to, job: jobOf(done), action: result.draft.action };
}

async function workOn({ deps, ownerId, desk }: WorkInput, given: ToolInput): Promise<object> {
  const result = await asked('propose-strategy', given, desk, deps.clock);
  const action = result.draft?.action;
  // Not read as a whole strategy: what it says is why, or what it still asks.
  if (action?.kind !== 'create-strategy') return { done: false, ...printed(result) };
  const { spec } = action;
  const { id } = await deps.labs.start(ownerId, { spec, idea: textOf(given, 'idea'), requestKey: null });
  return { done: true, page: `/strategy?lab=${id}`, job: `lab:${id}`, spec };
}

const jobOf = ({ began }: CarriedOut): string | null => (began === null ? null : `${began.kind}:${began.id}`);

interface JobState {
  readonly state: string;
  readonly isOver: boolean;
  readonly [more: string]: unknown;
}

async function awaited(input: WorkInput, given: ToolInput, { tell, signal }: Progress): Promise<object> {
  const [kind = '', id = ''] = textOf(given, 'id').split(':');
  const looks = Math.min(Math.max(numberOf(given, 'wait') ?? 0, 0), longestWait);
  for (let look = 0; ; look += 1) {
    const found = await stateOf(input, kind, id);
    if (found.isOver || look >= looks || signal.aborted) return found;
    await tell(look, found.state);
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

async function stateOf({ deps, ownerId, desk }: WorkInput, kind: string, id: string): Promise<JobState> {
  if (kind === 'report') {
    const { run } = await deps.reports.read(ownerId, id);
    const { state, error, asOf, simulated } = run;
    return { state, isOver: state !== 'queued' && state !== 'running', error, asOf, simulated, report: id };
  }
  if (kind === 'desk') {
    const { run, desk: found } = await deps.desks.read(ownerId, id);
    const { state, error, asOf, finishedAt } = run;
    // What was withheld is for its reader alone.
    const memo = found?.memo ?? null;
    return { state, isOver: finishedAt !== null, error, asOf, memo, claims: memo === null ? [] : found?.claims };
  }
  if (kind === 'lab') {
    const { run, lab } = await deps.labs.read(ownerId, id);
    const { state, error, stop, finishedAt, strategyId } = run;
    // What was withheld is for its reader alone.
    const { tries = [], best = null, verdict = null, facts = [], sealed = null } = lab ?? {};
    return {
      state,
      isOver: finishedAt !== null,
      error,
      stop,
      best,
      verdict,
      tries,
      facts,
      sealed,
      strategy: strategyId,
    };
  }
  const strategy = kind === 'strategy' ? (await desk.strategies()).find((one) => one.id === id) : undefined;
  if (strategy === undefined) throw new PlumblineError('not-found', 'There is no such job of yours.');
  const { name, version, test, verdict, error } = strategy;
  const failed = error === null ? 'running' : 'failed';
  const state = test === null ? failed : 'done';
  return { state, isOver: state !== 'running', strategy: id, name, version, test, verdict, error };
}

function strategiesOf(desk: Desk): AssistantTool {
  return {
    name: 'my-strategies',
    title: 'Your strategies',
    description: 'The strategies you keep, with the state of each, its rules and its verdict.',
    params: {},
    scope: 'read:mine',
    isReadOnly: true,
    run: async () => ({ strategies: await desk.strategies() }),
  };
}
