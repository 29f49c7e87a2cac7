export function Divider() {
  return <hr className="h-px border-0 bg-[var(--border-1)]" />;
}
