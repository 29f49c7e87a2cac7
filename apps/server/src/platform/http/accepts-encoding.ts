/** True when the client takes this content coding; `q=0` refuses it. */
export function acceptsEncoding(request: Request, coding: 'br' | 'gzip'): boolean {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(';');
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
    return name.trim().toLowerCase() === coding && !isRefused;
  });
}
