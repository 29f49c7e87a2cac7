import { BlockList, isIP } from 'node:net';

/** Ranges of the old addressing that are no single machine on the public internet. */
const reserved: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of the new addressing only this range is given out; everything else, mapped and translated addresses included, is refused. */
const given: readonly [string, number] = ['2000::', 3];
/** Inside it: tunnels that lead to an old address (Teredo, 6to4) and addresses for documents. */
const tunnels: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, bits] of reserved) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of tunnels) refused.addSubnet(net, bits, 'ipv6');
const handedOut = new BlockList();
handedOut.addSubnet(...given, 'ipv6');

/** Whether an address is one machine on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  return version === 6 && handedOut.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
