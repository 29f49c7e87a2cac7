import { z } from 'zod';
import { errorBody } from '@plumbline/contract/system';
import type { Route } from '@plumbline/contract/route';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  // What JSON Schema cannot say (a report, checked by its own writer) becomes "anything".
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
  return json;
};

/** The OpenAPI description of the contract, from the same schemas that check every call. */
export function openApi(routes: ReadonlyMap<string, Route>, version: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method]: operation(name, route) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Plumbline', version },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'plumbline' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token; `x-scope` of a route names what it needs',
        },
      },
    },
  };
}

function operation(name: string, route: Route): Json {
  const error = {
    description: 'Failure',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  const body = route.body && {
    required: true,
    content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
  };
  return {
    operationId: name,
    summary: route.summary,
    security: securityOf(route),
    ...(route.scope === undefined ? {} : { 'x-scope': route.scope }),
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...(route.idempotent === true ? [idempotencyHeader] : []),
    ],
    ...(body && { requestBody: body }),
    responses: { 200: { description: 'Success', content: content(route) }, default: error },
  };
}

function securityOf({ permission, scope }: Route): Json[] {
  if (permission === 'public') return [];
  return scope === undefined ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Same key and body: the same stored answer. Same key, other body: 409. Without it every call counts.',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};

function content(route: Route): Json {
  if (route.response !== undefined) return { 'application/json': { schema: schemaOf(route.response, 'output') } };
  return { [route.produces ?? 'application/octet-stream']: { schema: { type: 'string', format: 'binary' } } };
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    // Zod's own map of fields is loosely typed.
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}
