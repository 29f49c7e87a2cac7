import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { ideaKey, settingKey } from '@plumbline/quant/engine/strategy/idea-key';
import type { ParameterValues } from '@plumbline/quant/engine/strategy/kernel';
import type { VerbContext } from './verb.ts';

/** By idea: by the rest of the strategy, the values of parameters that were tried, as texts. */
type Tried = Record<string, Record<string, string[]>>;

/** Beyond so many settings of one kind the hurdle hardly rises any more. */
const mostKept = 200_000;

function fileOf({ env }: Pick<VerbContext, 'env'>): string {
  return join(env.DATA_DIR, 'command-trials.json');
}

async function readTried(file: string): Promise<Tried> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    // Only this file writes there; what is broken counts as nothing.
    return JSON.parse(text) as Tried;
  } catch {
    return {};
  }
}

function textOf({ parameters }: StrategySpec, values: ParameterValues): string {
  return parameters
    .map(({ key, value }) => `${key}=${values[key] ?? value}`)
    .toSorted()
    .join(' ');
}

function countOf(tried: Tried, idea: string): number {
  return Object.values(tried[idea] ?? {}).reduce((sum, texts) => sum + texts.length, 0);
}

/**
 * Notes settings that were looked at on the command line, and answers how many different ones of the same idea there have
 * been by now: the same logic, whatever its numbers, costs and instruments. Kept in the data folder, added to and never
 * taken back. Where the folder cannot be written, the settings at hand are counted alone and the reader is told.
 */
export async function noteTried(
  context: Pick<VerbContext, 'env' | 'say'>,
  spec: StrategySpec,
  settings: readonly ParameterValues[],
): Promise<number> {
  const file = fileOf(context);
  const tried = await readTried(file);
  const idea = ideaKey(spec);
  // The rest of the strategy under one name, its parameters blank.
  const rest = settingKey({ ...spec, parameters: [] });
  const known = tried[idea]?.[rest] ?? [];
  const all = new Set(known);
  for (const values of settings) if (all.size < mostKept) all.add(textOf(spec, values));
  if (all.size > known.length) {
    tried[idea] = { ...tried[idea], [rest]: [...all] };
    try {
      await mkdir(context.env.DATA_DIR, { recursive: true });
      await writeFile(`${file}.${process.pid}`, JSON.stringify(tried));
      await rename(`${file}.${process.pid}`, file);
    } catch {
      context.say('note: the data folder cannot be written, so the settings tried before are not counted.');
    }
  }
  return countOf(tried, idea);
}
