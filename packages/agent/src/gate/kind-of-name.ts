import { productsOf } from './glossary.ts';
import type { Token } from './tokens.ts';

const joiningProduct =
  /^(?:the|and|is|are|an?|products? of|a product of|products?|of|'s|是|都是|和|与|的|的产品|产品)$/i;
const joiningIndex =
  /^(?:the|is|an?|an index|an index of|index|index of|of|large|stocks|shares|是|的|一个|的一个指数|指数|股票)$/i;

/** `The B200 is a product of NVIDIA`, `The CSI 300 is an index`: what a name is the name of. */
export function isKindOfName(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  if (tokens.some(({ kind, text }) => kind !== 'word' && !(kind === 'sign' && /^[.,。、]$/.test(text)))) return false;
  const named = words.flatMap(({ uses }) => [...uses.entities]);
  const terms = words.filter(({ uses }) => uses.isTerm);
  const rest = words.filter(({ uses }) => uses.entities.size === 0 && !uses.isTerm).map(({ text }) => text);
  const [owner] = named;
  if (named.length !== 1 || owner === undefined) return false;
  if (rest.some((text) => /product|产品/i.test(text))) {
    const isOwn = terms.length > 0 && terms.every(({ text }) => productsOf(owner).has(text.toLowerCase()));
    return isOwn && rest.every((text) => joiningProduct.test(text));
  }
  return (
    owner.includes(':^') &&
    rest.some((text) => /index|指数/i.test(text)) &&
    rest.every((text) => joiningIndex.test(text))
  );
}
