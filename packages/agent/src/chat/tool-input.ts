import { PlumblineError } from '@plumbline/model/errors';
import { isTooLong } from '@plumbline/model/text-limit';
import type { Tool, ToolInput, ToolParam } from '../tool.ts';

/** The arguments of a tool as JSON Schema, for language models and MCP. */
export function inputSchema({ params }: Pick<Tool, 'params'>): Record<string, unknown> {
  const properties = Object.fromEntries(
    Object.entries(params).map(([name, { kind, meaning, options, isFraction }]) => [
      name,
      {
        description: meaning,
        ...(kind === 'list' ? { type: 'array', items: { type: 'string' } } : {}),
        ...(kind === 'number' ? { type: 'number' } : {}),
        ...(isFraction === true ? { minimum: -1, maximum: 1 } : {}),
        ...(kind === 'text' ? { type: 'string' } : {}),
        ...(options === undefined ? {} : { enum: options }),
      },
    ]),
  );
  const required = Object.entries(params).flatMap(([name, { isOptional }]) => (isOptional === true ? [] : [name]));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Arguments from outside, checked: unknown ones are refused, so that nothing is silently ignored. */
export function readInput(tool: Pick<Tool, 'id' | 'params'>, given: unknown): ToolInput {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw refusal(tool.id, 'needs named arguments');
  const entries: readonly (readonly [string, unknown])[] = Object.entries(given);
  const unknown = entries.find(([name]) => !Object.hasOwn(tool.params, name));
  if (unknown !== undefined) throw refusal(tool.id, `has no argument "${unknown[0].slice(0, 40)}"`);
  const values = new Map(entries);
  return Object.fromEntries(
    Object.entries(tool.params).map(([name, param]) => {
      const value = values.get(name);
      if (value === undefined || value === null || value === '') {
        if (param.isOptional === true) return [name, undefined];
        throw refusal(tool.id, `needs "${name}": ${param.meaning}`);
      }
      return [name, checked(tool.id, name, param, value)];
    }),
  );
}

/** A list names no more than this: the sectors of a market and the market itself fit. */
const mostWords = 16;

function checked(id: string, name: string, param: ToolParam, value: unknown): string | number | readonly string[] {
  if (param.kind === 'number') {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw refusal(id, `needs a number as "${name}"`);
    if (param.isFraction === true && Math.abs(value) > 1) {
      throw refusal(id, percentOrFraction(name, value), 'beyond-whole');
    }
    return value;
  }
  if (param.kind === 'list') {
    if (Array.isArray(value) && value.length <= mostWords) {
      const words = value.filter((one): one is string => typeof one === 'string' && one.length <= 120);
      if (words.length === value.length) return words;
    }
    throw refusal(id, `needs a list of at most ${mostWords} short texts as "${name}"`);
  }
  if (typeof value !== 'string' || isTooLong(value)) throw refusal(id, `needs a text as "${name}"`);
  if (param.options !== undefined && !param.options.includes(value)) {
    throw refusal(id, `knows only ${param.options.join(', ')} as "${name}"`);
  }
  return value;
}

const plainNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** The question back where a fraction was wanted and a percent may have been meant. */
function percentOrFraction(name: string, value: number): string {
  const print = (one: number): string => plainNumber.format(one);
  return `takes "${name}" as a fraction: did you mean ${print(value)} % or ${print(value * 100)} %? Write ${print(value / 100)} for ${print(value)} %; more than 100 % is not computed`;
}

/** about: what the reader is told of it, one of the answer's words. */
function refusal(id: string, what: string, about?: string): PlumblineError {
  return new PlumblineError('bad-input', `The tool ${id} ${what}.`, {
    tool: id,
    ...(about !== undefined && { about }),
  });
}

export function textOf(input: ToolInput, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value : '';
}

export function listOf(input: ToolInput, name: string): readonly string[] {
  const value = input[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

export function numberOf(input: ToolInput, name: string): number | null {
  const value = input[name];
  return typeof value === 'number' ? value : null;
}
