import type { Elements } from '../kit/Elements.ts'
import { Rider } from './Rider.tsx'

interface PictureProps {
  readonly children: Elements
  /** Mirrors the picture in right-to-left languages. */
  readonly directed?: boolean
}

const Picture = ({ children, directed = false }: PictureProps) => (
  <svg className={directed ? 'picture mirrored' : 'picture'} viewBox="0 0 320 200" aria-hidden="true">
    <rect width="320" height="200" rx="16" fill="var(--soft)" />
    {children}
  </svg>
)

/** Two addresses, one below the other, and the route between them. */
export const AddressPicture = () => (
  <Picture directed>
    <rect x="56" y="36" width="208" height="128" rx="14" fill="var(--card)" />
    <path d="M88 76v48" stroke="var(--brand)" strokeWidth="3" strokeDasharray="3 6" strokeLinecap="round" />
    <circle cx="88" cy="66" r="8" fill="none" stroke="var(--brand)" strokeWidth="5" />
    <path d="M88 146c-9-10-13-15-13-21a13 13 0 0 1 26 0c0 6-4 11-13 21z" fill="var(--accent)" />
    <circle cx="88" cy="125" r="4.5" fill="var(--accent-contrast)" />
    <g fill="var(--text)">
      <rect x="116" y="56" width="88" height="8" rx="4" opacity=".8" />
      <rect x="116" y="70" width="120" height="6" rx="3" opacity=".25" />
      <rect x="116" y="120" width="108" height="8" rx="4" opacity=".8" />
      <rect x="116" y="134" width="76" height="6" rx="3" opacity=".25" />
    </g>
    <path d="M116 97h124" stroke="var(--text)" opacity=".12" strokeWidth="2" />
  </Picture>
)

/** The rider on the road. */
export const RidePicture = () => (
  <Picture directed>
    <path d="M40 168h240" stroke="var(--text)" opacity=".25" strokeWidth="4" strokeLinecap="round" />
    <g stroke="var(--brand)" strokeWidth="5" strokeLinecap="round" opacity=".45">
      <path d="M34 92h34M22 114h42M42 136h22" />
    </g>
    <g transform="translate(80 44)scale(1.08)">
      <Rider />
    </g>
  </Picture>
)

/** A parcel in front of the door, and a tick for the handover. */
export const DoorPicture = () => (
  <Picture>
    <path d="M40 168h240" stroke="var(--text)" opacity=".25" strokeWidth="4" strokeLinecap="round" />
    <path d="M112 168V52a20 20 0 0 1 20-20h42a20 20 0 0 1 20 20v116z" fill="var(--brand)" />
    <path d="M126 100V60a14 14 0 0 1 14-14h26a14 14 0 0 1 14 14v40z" fill="var(--brand-contrast)" opacity=".25" />
    <circle cx="178" cy="116" r="5" fill="var(--brand-contrast)" />
    <rect x="206" y="122" width="52" height="46" rx="5" fill="var(--accent)" />
    <path d="M226 122h12v18l-6-4-6 4z" fill="var(--accent-contrast)" opacity=".7" />
    <circle cx="92" cy="72" r="26" fill="var(--card)" />
    <path
      d="M81 73l8 8 15-16"
      fill="none"
      stroke="var(--done)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Picture>
)
