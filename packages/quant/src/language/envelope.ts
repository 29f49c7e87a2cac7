import { PlumblineError } from '@plumbline/model/errors';
import { parseStrategySpec, type StrategySpec } from '@plumbline/model/strategy-spec';

const format = 'plumbline-strategy-file';
const version = 1;

/** Where a strategy came from, kept when it is cloned. */
export interface Attribution {
  readonly author: string;
  /** Id of the strategy it was copied from, and which version of it. */
  readonly strategyId: string;
  readonly version: number;
}

/** A strategy as a file: what it is, in which version of the format, and from whom. */
export interface StrategyFile {
  readonly spec: StrategySpec;
  readonly attribution: Attribution | null;
}

/** A strategy as JSON text to keep, send or import elsewhere. */
export function exportStrategy({ spec, attribution }: StrategyFile): string {
  return `${JSON.stringify({ format, version, attribution, spec }, null, 2)}\n`;
}

function refuse(problem: string, field: string): never {
  throw new PlumblineError('bad-input', `Strategy file: ${problem}`, { field });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('it is not JSON. Choose a file that was exported from a strategy.', '');
  }
}

function attributionOf(value: unknown): Attribution | null {
  if (!isRecord(value)) return null;
  const { author, strategyId, version: number } = value;
  if (typeof author !== 'string' || typeof strategyId !== 'string' || typeof number !== 'number') return null;
  return { author, strategyId, version: number };
}

/**
 * Reads a strategy file, or a bare strategy as the command line takes it. Throws `bad-input`: not JSON, another format, a
 * newer version than this one knows, or the path of what is wrong in the strategy.
 */
export function importStrategy(text: string): StrategyFile {
  const value = parsedJson(text);
  if (!isRecord(value)) return refuse('it holds no strategy. Choose a file that was exported from a strategy.', '');
  if (value.format === undefined && value.schema !== undefined) {
    return { spec: parseStrategySpec(value), attribution: null };
  }
  if (value.format !== format) return refuse(`its format is "${String(value.format)}", not "${format}".`, 'format');
  if (value.version !== version) {
    return refuse(
      `it has version ${String(value.version)} of the format; this one reads version ${version}. Update and try again.`,
      'version',
    );
  }
  return { spec: parseStrategySpec(value.spec), attribution: attributionOf(value.attribution) };
}
