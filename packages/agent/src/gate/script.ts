import { simplifiedOf } from '@plumbline/reading/text/simplified';

/** Traditional characters as simplified ones, each in its place: phrases are kept in one script. */
export function inOneScript(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (sign) => simplifiedOf.get(sign) ?? sign);
}
