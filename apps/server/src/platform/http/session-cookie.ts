const yearSeconds = 365 * 86_400;

/** The name is bound to https and the whole host where the browser can check that. */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-plumbline' : 'plumbline');

export function sessionCookie(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName(isSecure)}=${token}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Makes the browser forget the token. */
export function endedCookie(isSecure: boolean): string {
  return `${cookieName(isSecure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The session token of a request, if it looks like one of ours. */
export function tokenFrom(cookieHeader: string | null, isSecure: boolean): string | null {
  const wanted = `${cookieName(isSecure)}=`;
  const found = (cookieHeader ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted));
  const token = found?.slice(wanted.length) ?? '';
  return /^[A-Za-z0-9_-]{22}$/.test(token) ? token : null;
}
