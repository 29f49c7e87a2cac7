/** What the command key is called here: ⌘ on Apple keyboards, Ctrl elsewhere. */
export const modKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl ';
