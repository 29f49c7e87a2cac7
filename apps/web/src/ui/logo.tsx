import { useId } from 'react';

/** The mark: a plumb line and its bob. Part of the page, since a picture of its own would be laid out once more when it came. */
export function LogoMark({ size = 22 }: { readonly size?: number }) {
  const fill = useId();
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <defs>
        <linearGradient id={fill} x1="0.35" y1="0" x2="0.65" y2="1">
          <stop offset="0" stopColor="#8B7CFF" />
          <stop offset="1" stopColor="#5443DB" />
        </linearGradient>
      </defs>
      <rect width="32" height="32" rx="9" fill={`url(#${fill})`} />
      <rect x="14.6" y="6" width="2.8" height="13" rx="1.4" fill="#fff" />
      <path d="M11.6 18.5h8.800L16 27z" fill="#fff" />
    </svg>
  );
}
