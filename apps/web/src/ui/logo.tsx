/** The mark: a plumb line and its bob. */
export function LogoMark({ size = 22 }: { readonly size?: number }) {
  return <img src="/icon.svg" width={size} height={size} alt="" />;
}
