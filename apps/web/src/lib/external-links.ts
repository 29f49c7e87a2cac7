import type { PublicConfig } from '@plumbline/contract/system';

export interface ExternalLink {
  /** Entry of `nav` in the common dictionary. */
  readonly key: 'docs' | 'source' | 'issues' | 'blog' | 'chatLink' | 'social' | 'channel' | 'referralDoc';
  readonly href: string;
}

const order = [
  ['docs', 'docs'],
  ['source', 'source'],
  ['issues', 'issues'],
  ['blog', 'blog'],
  ['chat', 'chatLink'],
  ['social', 'social'],
  ['channel', 'channel'],
  ['referralDoc', 'referralDoc'],
] as const;

/** The configured addresses, in the order of the footer; an unset one does not appear. */
export function externalLinks(links: PublicConfig['links']): readonly ExternalLink[] {
  return order.flatMap(([name, key]) => {
    const href = links[name];
    return href === undefined || href === '' ? [] : [{ key, href }];
  });
}
