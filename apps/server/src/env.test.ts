import { describe, expect, it } from 'vitest';
import { parseEnv, repoRoot, settings } from './env.ts';

describe('the configuration', () => {
  it('has a working default for everything', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({ HOST: '127.0.0.1', PORT: 4620, DATA_MODE: 'auto', DATABASE_URL: null, ROLE: 'all' });
    expect(env.DATA_DIR).toMatch(/\.data$/);
    expect(env.SECRET_FILE).toMatch(/\.secret\/master\.key$/);
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnv({ PORT: '', DATA_MODE: ' ' })).toMatchObject({ PORT: 4620, DATA_MODE: 'auto' });
  });

  it('names every bad variable in one sentence each', () => {
    expect(() => parseEnv({ PORT: '70000', DATA_MODE: 'fake', DATABASE_URL: 'mysql://x' })).toThrow(
      [
        'DATABASE_URL must be a postgres:// address, not "mysql://x".',
        'PORT must be a port number from 0 to 65535, not "70000".',
        'DATA_MODE must be auto, live, archive or simulated, not "fake".',
      ]
        .sort((a, b) => order(a) - order(b))
        .join('\n'),
    );
  });

  it('refuses several processes on SQLite', () => {
    expect(() => parseEnv({ ROLE: 'worker' })).toThrow(/ROLE=worker needs DATABASE_URL/);
    expect(parseEnv({ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/x' }).ROLE).toBe('worker');
  });

  it('takes a fixed instant, a date or an offset as clock', () => {
    for (const CLOCK of ['2026-11-20T15:00:00Z', '2026-11-20', '+3600s', '-5s'])
      expect(parseEnv({ CLOCK }).CLOCK).toBe(CLOCK);
    expect(() => parseEnv({ CLOCK: 'yesterday' })).toThrow(/CLOCK must be an ISO instant/);
  });

  it('describes every variable for the README, with no machine path in it', () => {
    for (const [name, { fallback, meaning }] of Object.entries(settings)) {
      expect(meaning.length, name).toBeGreaterThan(10);
      expect(fallback === null ? '' : String(fallback).replace(repoRoot, ''), name).not.toMatch(/^\//);
    }
  });
});

/** Sentences come in the order of the table. */
function order(sentence: string): number {
  return Object.keys(settings).findIndex((name) => sentence.startsWith(`${name} `));
}
