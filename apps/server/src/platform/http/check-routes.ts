import { z } from 'zod';
import type { Route } from '@plumbline/contract/route';
import type { MountedRoute } from './mounted-route.ts';

const permissions: readonly unknown[] = ['public', 'owner', 'operator'];

/** Faults that must keep the server from starting; empty when there is none. */
export function routeFaults(contract: ReadonlyMap<string, Route>, mounted: readonly MountedRoute[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { route } of mounted) {
    const place = `${route.method.toUpperCase()} ${route.path}`;
    if (seen.has(place)) faults.push(`${place} is mounted twice.`);
    seen.add(place);
    if (!permissions.includes(route.permission)) faults.push(`${place} declares no permission.`);
    if (route.body !== undefined && !isStrict(route.body)) faults.push(`${place} lets unknown body fields pass.`);
    if (route.response === undefined && route.produces === undefined)
      faults.push(`${place} does not say what it answers.`);
    if (route.permission === 'operator' && route.method !== 'get' && route.audit === undefined)
      faults.push(`${place} does not say what the operator's log says of it.`);
    if (!/^\/[\w/:-]*$/.test(route.path)) faults.push(`${place} is no path.`);
  }
  const handled = new Set(mounted.map(({ route }) => route));
  for (const [name, route] of contract) {
    if (!handled.has(route)) faults.push(`${name} (${route.method.toUpperCase()} ${route.path}) has no handler.`);
  }
  return faults;
}

function isStrict(schema: unknown): boolean {
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.def.options.every(isStrict);
  return schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever;
}
