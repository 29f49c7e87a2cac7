import { PlumblineError } from '@plumbline/model/errors';
import { tools } from '../tools/registry.ts';
import type { Tool, ToolContext, ToolResult } from '../tool.ts';
import { readInput } from './tool-input.ts';

export function toolNamed(id: string): Tool {
  const tool = tools.find((one) => one.id === id);
  if (tool === undefined) throw new PlumblineError('not-found', `There is no tool "${id.slice(0, 40)}".`);
  return tool;
}

/** Runs one tool on arguments from anywhere: they are checked first, and a fault is an error with its reason. */
export async function callTool(id: string, input: unknown, context: ToolContext): Promise<ToolResult> {
  const tool = toolNamed(id);
  const given = readInput(tool, input);
  const { desk, factOf: _, ...rest } = context;
  const { elsewhere } = desk;
  return elsewhere === undefined || tool.staysHere === true ? tool.run(given, context) : elsewhere(id, given, rest);
}
