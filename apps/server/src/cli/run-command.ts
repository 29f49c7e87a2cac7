import type { ErrorCode } from '@plumbline/model/errors';
import { PlumblineError } from '@plumbline/model/errors';
import { verbs } from './verbs/registry.ts';
import type { Env } from '../env.ts';
import { parseEnv } from '../env.ts';
import type { ExitCode, Verb, VerbContext } from './verb.ts';

const badInput: readonly ErrorCode[] = ['bad-input', 'unknown-instrument', 'ambiguous-instrument', 'too-large'];
const unavailable: readonly ErrorCode[] = [
  'data-unavailable',
  'not-covered',
  'no-rule',
  'provider-unreachable',
  'provider-timeout',
  'provider-limited',
  'provider-refused',
  'provider-body',
  'provider-empty',
];

export function exitCodeOf(error: unknown): ExitCode {
  if (!(error instanceof PlumblineError)) return 1;
  if (badInput.includes(error.code)) return 2;
  return unavailable.includes(error.code) ? 3 : 1;
}

type Surroundings = Pick<VerbContext, 'out' | 'say'> & {
  readonly variables: Readonly<Record<string, string | undefined>>;
};

/** The settings; with an archive at its date and in its folder. */
async function envOf(variables: Surroundings['variables']): Promise<Env> {
  const env = parseEnv(variables);
  return env.DATA_MODE === 'archive' ? (await import('./market-archive.ts')).atArchive(env) : env;
}

/** Runs one command line and gives its exit code. */
export async function runCommand(args: readonly string[], { out, say, variables }: Surroundings): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    overview().forEach(say);
    return name === undefined ? 2 : 0;
  }
  const verb = verbs.find((one) => one.name === name);
  if (verb === undefined) {
    say(`plumbline: there is no verb "${name}". Possible: ${verbs.map((one) => one.name).join(', ')}.`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    helpOf(verb).forEach(say);
    return 0;
  }
  try {
    return await verb.run({ args: rest, env: await envOf(variables), out, say });
  } catch (error) {
    if (error instanceof PlumblineError) {
      say(`plumbline ${name}: ${error.message}`);
      // For programs: what went wrong and where, on one line of standard error.
      if (rest.includes('--json')) {
        say(JSON.stringify({ error: { code: error.code, message: error.message, ...error.details } }));
      }
    } else say(`plumbline ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return exitCodeOf(error);
  }
}

function overview(): string[] {
  const width = Math.max(...verbs.map((verb) => verb.name.length));
  return [
    'plumbline VERB [arguments]   (VERB --help tells more)',
    ...verbs.map((verb) => `  ${verb.name.padEnd(width)}  ${verb.summary}`),
  ];
}

function helpOf({ name, usage, summary, details = [] }: Verb): string[] {
  return [`plumbline ${name} ${usage}`.trim(), summary, ...details.map((line) => `  ${line}`)];
}
