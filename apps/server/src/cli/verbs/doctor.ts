import type { EndpointReport } from '@plumbline/market/doctor/examine-endpoints';
import { readArguments } from '../arguments.ts';
import type { Verb, VerbContext } from '../verb.ts';

const words = { ok: 'answered', drifted: 'changed', empty: 'nothing', failed: 'failed', off: 'off' } as const;

const fields = {
  number: 'a number',
  decimal: 'a number as text',
  text: 'text',
  boolean: 'true or false',
  list: 'a list',
  row: 'a row',
  fields: 'named fields',
  nothing: 'nothing',
} as const;

function linesOf(report: EndpointReport): readonly string[] {
  const { title, kind, market, state, ms, isCompared, drifts, message, advice } = report;
  const where = market === null ? '' : ` (${market})`;
  const time = ms === null ? '' : ` in ${ms} ms`;
  const shape = state === 'ok' ? (isCompared ? ', as recorded' : ', nothing recorded to compare with') : '';
  const why = message === null ? '' : `: ${message}`;
  return [
    `${words[state].padEnd(9)} ${title}, ${kind}${where}${time}${shape}${why}`,
    ...drifts.map(
      ({ request, path, recorded, found }) =>
        `          ${request} ${path}: was ${fields[recorded]}, is ${fields[found]}`,
    ),
    ...(advice === null ? [] : [`          ${advice.en}`]),
  ];
}

/** Asks every source; bodies go to files when a folder is given, without keys and contact. */
async function askSources(context: Pick<VerbContext, 'env' | 'say'>, capture: string | undefined) {
  const { openData } = await import('../open-data.ts');
  const data = await openData(context);
  try {
    const reports = await data.market.examine((report) => {
      for (const line of linesOf(report)) context.say(line);
    });
    if (capture !== undefined) {
      const { captureBodies } = await import('../capture-bodies.ts');
      context.say(`note: ${captureBodies(capture, reports, data.choices)} answers were written to ${capture}.`);
    }
    return reports.map(({ exchanges: _, ...report }) => report);
  } finally {
    await data.close();
  }
}

export const doctorVerb: Verb = {
  name: 'doctor',
  usage: '[--live [--capture FOLDER]] [--json]',
  summary: 'Look for what is wrong with this installation and say what to do.',
  details: [
    '--live asks every endpoint of every source once, one question after the other for each host, within its budget, and says',
    'whether it answered, how fast, and in which field its answer is no longer as it was recorded.',
    '--capture FOLDER writes the answers to files for a bug report, without your keys and your contact.',
  ],
  async run({ args, env, out, say }) {
    const { values } = readArguments(args, {
      json: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
      capture: { type: 'string' },
    });
    const { examine } = await import('../../features/system/examine.ts');
    const findings = await examine(env);
    if (!values.json)
      for (const { ok, what, advice } of findings)
        say(`${ok ? 'ok   ' : 'wrong'}  ${what}${advice ? ` ${advice}` : ''}`);
    const isLive = values.live || values.capture !== undefined;
    const sources = isLive ? await askSources({ env, say: values.json ? () => undefined : say }, values.capture) : null;
    if (values.json) out(`${JSON.stringify({ findings, ...(sources !== null && { sources }) }, null, 2)}\n`);
    const areWell = sources?.every(({ state }) => state !== 'failed' && state !== 'drifted') ?? true;
    return findings.every(({ ok }) => ok) && areWell ? 0 : 1;
  },
};
