import type { ReactNode } from 'react'

/** A line drawing, 64 by 48 units, in the brand's colour. */
const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg className="drawing mirrored" viewBox="0 0 64 48" aria-hidden="true">
    {children}
  </svg>
)

export const BicyclePicture = () => (
  <Drawing>
    <circle cx="13" cy="34" r="10" />
    <circle cx="51" cy="34" r="10" />
    <path d="M13 34l11-18h19L31 34H13zM31 34 22 12M18 12h8M51 34 42 10h6" />
  </Drawing>
)

export const ScooterPicture = () => (
  <Drawing>
    <circle cx="16" cy="38" r="6" />
    <circle cx="52" cy="38" r="6" />
    <path d="M10 38H6c0-10 6-14 14-14h10l4 14h8l6-26h-6M22 38h12M18 24V12h-12v12h12M48 12l4 20" />
  </Drawing>
)

export const BagPicture = () => (
  <Drawing>
    <path
      transform="translate(-8)"
      d="M14 14h36a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3zM24 14V9a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v5M11 22h42M24 28c-3 3 3 6 0 10M32 28c-3 3 3 6 0 10M40 28c-3 3 3 6 0 10"
    />
  </Drawing>
)
