/** Colours of the current theme as `rgba()` text, which is all that canvas charts understand. */
export type ColorOf = (token: string, alpha?: number) => string;

/**
 * Reads tokens through the browser's own painter: a token may be hex, oklch or a mix of other tokens, and only
 * one painted pixel tells what it is under the current theme and up/down scheme.
 */
export function readColors(host: Element): ColorOf {
  const style = getComputedStyle(host);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const painter = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, readonly number[]>();

  function pixelOf(token: string): readonly number[] {
    const seen = known.get(token);
    if (seen !== undefined) return seen;
    if (painter === null) return [128, 128, 128, 255];
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = '#808080';
    painter.fillStyle = style.getPropertyValue(token).trim();
    painter.fillRect(0, 0, 1, 1);
    const pixel = [...painter.getImageData(0, 0, 1, 1).data];
    known.set(token, pixel);
    return pixel;
  }

  return (token, alpha = 1) => {
    const [red = 0, green = 0, blue = 0, opacity = 255] = pixelOf(token);
    return `rgba(${red}, ${green}, ${blue}, ${Number(((opacity / 255) * alpha).toFixed(3))})`;
  };
}

/** Calls back whenever theme, up/down scheme, language or medium (screen, paper) of the page changes. */
export function onThemeChange(repaint: () => void): () => void {
  const observer = new MutationObserver(repaint);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-updown', 'lang'],
  });
  // Paper is always light, whatever the screen shows.
  const paper = window.matchMedia('print');
  paper.addEventListener('change', repaint);
  return () => {
    observer.disconnect();
    paper.removeEventListener('change', repaint);
  };
}
