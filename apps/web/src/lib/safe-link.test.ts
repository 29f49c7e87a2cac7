import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

const origin = 'https://plumbline.example';

describe('links in written text', () => {
  it('keeps web addresses and paths of this site', () => {
    expect(safeLink('https://sec.example/a', origin)).toEqual({ href: 'https://sec.example/a', external: true });
    expect(safeLink('/research?symbol=US:NVDA', origin)).toEqual({ href: '/research?symbol=US:NVDA', external: false });
    expect(safeLink(`${origin}/signal`, origin)).toEqual({ href: '/signal', external: false });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'java\nscript:x',
    'mailto:a@b',
    'x',
    '',
  ])('drops %s', (href) => {
    expect(safeLink(href, origin)).toBeNull();
  });
});
