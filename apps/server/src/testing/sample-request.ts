import { z } from 'zod';
import type { Route } from '@plumbline/contract/route';
import { saveVersion } from '@plumbline/contract/strategy';
import { crossSpec } from '@plumbline/quant/engine/strategy/testing/specs';
import { json } from './test-server.ts';

/** A strategy of the instrument that the hand-written market knows. */
export const sampleSpec = crossSpec({ name: 'Two averages', universe: { instruments: ['US:ACME'] } });

/** Something that a schema takes, as small as it goes; what no example can be made of stays out. */
export function sampleOf(schema: z.ZodType | undefined): unknown {
  if (schema === undefined) return undefined;
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function sample(schema: z.core.JSONSchema.BaseSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (typeof first === 'object') return sample(first);
  // What may be null beside something else stands as a list of both.
  const [type] = [schema.type].flat();
  if (type === 'object') {
    return Object.fromEntries(
      (schema.required ?? []).map((name) => {
        const part = schema.properties?.[name];
        return [name, typeof part === 'object' ? sample(part) : null];
      }),
    );
  }
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (schema.format === 'email') return 'nobody@example.org';
  return 'x'.repeat(Math.max(4, schema.minLength ?? 1));
}

/** Names of the places in an address: `id` and `token` of `/reports/:id/shares/:token`. */
export function placesOf({ path }: Route): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** An address and a body that a route takes, with what stands at the places of its address; `1` where nothing is said. */
export function requestOf(route: Route, at: Readonly<Record<string, string>>): [path: string, init: RequestInit] {
  const query = Object.entries(sampleOf(route.query) ?? {}).map(([name, value]) => `${name}=${String(value)}`);
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(at[name] ?? '1'));
  const method = route.method.toUpperCase();
  const body = route === saveVersion ? { spec: sampleSpec } : sampleOf(route.body);
  return [`/api${path}?${query.join('&')}`, body === undefined ? { method } : json(method, body)];
}
