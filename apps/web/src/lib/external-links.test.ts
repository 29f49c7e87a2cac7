import { describe, expect, it } from 'vitest';
import { externalLinks } from './external-links.ts';

describe('external links', () => {
  it('hides every address that is not configured', () => {
    expect(externalLinks({})).toEqual([]);
    expect(externalLinks({ docs: '' })).toEqual([]);
  });

  it('lists the configured ones in the order of the footer', () => {
    expect(externalLinks({ blog: 'https://b.example', docs: 'https://d.example', chat: 'https://c.example' })).toEqual([
      { key: 'docs', href: 'https://d.example' },
      { key: 'blog', href: 'https://b.example' },
      { key: 'chatLink', href: 'https://c.example' },
    ]);
  });
});
