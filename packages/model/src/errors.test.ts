import { describe, expect, it } from 'vitest';
import { errorRules, PlumblineError } from './errors.ts';

describe('PlumblineError', () => {
  it('carries the action and status of its code', () => {
    const error = new PlumblineError('provider-refused', 'Yahoo refused the request.', { host: 'yahoo' });
    expect(error.action).toBe('circuit-open');
    expect(error.status).toBe(503);
    expect(error.details).toEqual({ host: 'yahoo' });
  });

  it('gives every code an HTTP status of failure', () => {
    for (const rule of Object.values(errorRules)) expect(rule.status).toBeGreaterThanOrEqual(400);
  });
});
