import { describe, expect, it } from 'vitest';
import { checkModelAddress } from './check-address.ts';

describe('the address of a language model', () => {
  it('is kept without its last stroke', () => {
    expect(checkModelAddress('https://api.example.com/v1/', false)).toBe('https://api.example.com/v1');
  });

  it.each([
    ['not an address', /not an address/],
    ['http://api.example.com/v1', /only https/],
    ['ftp://api.example.com', /only https/],
    ['https://name:word@api.example.com', /name or password/],
    ['https://api.example.com/?key=1', /question/],
    ['https://127.0.0.1/v1', /private network/],
    ['https://2130706433/', /private network/],
    ['https://[::1]/', /private network/],
    ['https://169.254.169.254/latest', /private network/],
    ['https://localhost/v1', /private network/],
    ['https://api.example.com:8443/', /usual port/],
  ])('is refused on a server for others: %s', (text, why) => {
    expect(() => checkModelAddress(text, false)).toThrow(why);
  });

  it('may be on this machine where nobody else reaches the server', () => {
    expect(checkModelAddress('http://localhost:11434/v1', true)).toBe('http://localhost:11434/v1');
    expect(() => checkModelAddress('file:///etc/passwd', true)).toThrow(/only https/);
  });
});
