import type { z } from 'zod';
import type { Route } from '@plumbline/contract/route';
import type { Owner } from './owner.ts';
import type { OperatorRule } from './operator.ts';

type Parsed<R, Key extends 'params' | 'query' | 'body'> = R extends { readonly [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

export interface HandlerInput<R extends Route> {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly body: R extends { readonly maxBytes: number } ? ArrayBuffer : Parsed<R, 'body'>;
  /** Whoever the session cookie names; certain on routes that are not public. */
  readonly owner: R['permission'] extends 'owner' | 'operator' ? Owner : Owner | null;
  readonly request: Request;
  /** Network address of whoever asks; empty where there is no socket. */
  readonly address: string;
  /** What this request needs to change what counts for everybody. */
  readonly operatorRule: () => OperatorRule;
  /** Headers to add to a JSON answer. */
  readonly headers: Headers;
}

/** JSON routes return their body; streams and files return a whole response. */
export type HandlerOutput<R extends Route> = R extends { readonly response: infer S extends z.ZodType }
  ? z.input<S>
  : Response;

type Handler<R extends Route> = (input: HandlerInput<R>) => Promise<HandlerOutput<R> | Response>;

/** Parts that the mount has parsed with the route's schemas. */
export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly owner: Owner | null;
  readonly request: Request;
  readonly address: string;
  readonly operatorRule: () => OperatorRule;
  readonly headers: Headers;
}

/** A route of the contract with what answers it. */
export interface MountedRoute {
  readonly route: Route;
  readonly answer: (input: ParsedInput) => Promise<unknown>;
}

export function handle<const R extends Route>(route: R, handler: Handler<R>): MountedRoute {
  // The mount parses every part with this route's own schemas and refuses a missing owner before it calls.
  return { route, answer: (input) => handler(input as HandlerInput<R>) };
}
