/** Whether this browser can show a notice while the page is out of sight. */
export function canTell(): boolean {
  return 'Notification' in window;
}

/** Asks for permission; only ever called from a click. */
export async function askToTell(): Promise<boolean> {
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows a notice that brings the page back when clicked. */
export function tell(title: string): void {
  const notice = new Notification(title, { icon: '/icon.svg', tag: 'plumbline-run' });
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}
