import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeTarget } from './safe-target.ts';

const origin = 'https://plumbline.example';

describe('redirect targets', () => {
  it('goes on to a path of this site, with query and hash', () => {
    expect(safeTarget('/research?symbol=US:NVDA#price', origin, [])).toEqual({
      kind: 'inside',
      path: '/research?symbol=US:NVDA#price',
    });
    expect(safeTarget(`${origin}/signal`, origin, [])).toEqual({ kind: 'inside', path: '/signal' });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,hi',
    'vbscript:x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%09/evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    'https:evil.example',
    'evil.example',
    '',
    undefined,
  ])('leads nowhere for %s', (to) => {
    expect(safeTarget(to, origin, []).kind).toBe('refused');
  });

  it('does not send anyone round in a circle', () => {
    expect(safeTarget('/redirect?to=/redirect', origin, []).kind).toBe('refused');
  });

  it('asks before any other site and names the real host', () => {
    expect(safeTarget('https://plumbline.example@evil.example/a', origin, [])).toMatchObject({
      kind: 'ask',
      host: 'evil.example',
    });
    expect(safeTarget('https://plumbline.example.evil.example/', origin, [])).toMatchObject({ kind: 'ask' });
  });

  it('goes straight to a configured address and to no other page of its site', () => {
    const allowed = ['https://docs.example/start'];
    expect(safeTarget('https://docs.example/start', origin, allowed)).toEqual({
      kind: 'allowed',
      url: 'https://docs.example/start',
    });
    expect(safeTarget('https://docs.example/other', origin, allowed).kind).toBe('ask');
  });

  it('never calls a foreign address a path of this site', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (to) => {
        const target = safeTarget(to, origin, []);
        if (target.kind !== 'inside') return;
        expect(new URL(target.path, origin).origin).toBe(origin);
        expect(target.path.startsWith('/') && !target.path.startsWith('//')).toBe(true);
      }),
    );
  });
});
