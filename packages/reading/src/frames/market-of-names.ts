import { venueOf } from '@plumbline/model/instrument';
import { venuesOf } from '../grammar/operands.ts';
import type { Directory } from '../directory/directory.ts';
import { listingsOfCompany } from '../directory/listings-of-company.ts';
import type { Draft } from './gather.ts';

/** "US shares: Apple …": where a name is traded says nothing more of it. */
export function marketOfNames(draft: Draft, { listings }: Directory): void {
  const owned = draft.items.flatMap((item) =>
    item.is === 'group'
      ? item.reasons.flatMap((one) => (one.is === 'condition' ? [...(one.value.whose ?? [])] : []))
      : [],
  );
  const said: readonly string[] = [...draft.mentions.flatMap(({ mention }) => mention.ids), ...owned];
  const ids = said.filter((id) => !/^(INDEX|MACRO|MARKET):/u.test(id));
  if (ids.length === 0 || draft.groups.length === 0) return;
  if (!draft.groups.every(({ field }) => field === 'market')) return;
  const venues = draft.groups.flatMap(({ id }) => venuesOf[id] ?? []);
  draft.groups.splice(0);
  // "HSBC in Hong Kong": of its listings the one there.
  for (const [at, one] of draft.mentions.entries()) {
    const { ids: listed } = one.mention;
    if (listed.some((id) => venues.includes(venueOf(id)))) {
      draft.mentions[at] = {
        ...one,
        mention: { ...one.mention, ids: listed.filter((id) => venues.includes(venueOf(id))) },
      };
      continue;
    }
    const company = listings.get(listed[0]!)?.company;
    const others = company === undefined ? [] : listingsOfCompany({ listings }, company);
    const there = others.map(({ id }) => id).filter((id) => venues.includes(venueOf(id)));
    if (there.length === 1) draft.mentions[at] = { ...one, mention: { ...one.mention, ids: there } };
    else draft.ask('instrument');
  }
}
