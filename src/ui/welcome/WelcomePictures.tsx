import type { Elements } from '../kit/Elements.ts'

const Picture = ({ children, directed = false }: { readonly children: Elements; readonly directed?: boolean }) => (
  <svg className={directed ? 'welcome-picture mirrored' : 'welcome-picture'} viewBox="0 0 360 200" aria-hidden="true">
    <rect width="360" height="200" rx="16" fill="var(--soft)" />
    {children}
  </svg>
)

const Bag = () => (
  <g>
    <path d="M-20-22h40l4 44h-48z" fill="var(--accent)" strokeLinejoin="round" />
    <path d="M-9-22v-5a9 9 0 0 1 18 0v5" fill="none" stroke="var(--accent)" strokeWidth="4" />
    <path d="M-8-8h16" stroke="var(--accent-contrast)" strokeWidth="4" strokeLinecap="round" opacity=".75" />
  </g>
)

/** An open shop with an awning, and a parcel in front of it. */
export const CounterPicture = () => (
  <Picture>
    <circle cx="292" cy="46" r="18" fill="var(--accent)" opacity=".3" />
    <path d="M44 168h272" stroke="var(--text)" opacity=".25" strokeWidth="4" strokeLinecap="round" />
    <rect x="92" y="72" width="152" height="96" rx="6" fill="var(--card)" />
    <rect x="106" y="98" width="66" height="44" rx="5" fill="var(--soft)" />
    <path d="M186 168v-58a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v58z" fill="var(--brand)" opacity=".85" />
    <circle cx="222" cy="138" r="3.5" fill="var(--brand-contrast)" />
    <path
      d="M84 44h168l12 32a14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-24 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0z"
      fill="var(--brand)"
    />
    <g fill="var(--brand-contrast)" opacity=".3">
      <path d="M112 44h24l-8 32a14 14 0 0 1-28 0z" />
      <path d="M160 44h20v32a12 12 0 0 1-24 0z" />
      <path d="M206 44h22l8 32a14 14 0 0 1-28 0z" />
    </g>
    <g transform="translate(278 146)">
      <Bag />
    </g>
    <path
      d="M122 128c6-12 28-12 34 0"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".5"
    />
  </Picture>
)

/** A half-completed form with the pen at its next line. */
export const DetailsPicture = () => (
  <Picture directed>
    <rect x="92" y="22" width="176" height="156" rx="12" fill="var(--card)" />
    <g fill="var(--text)">
      <rect x="116" y="42" width="72" height="8" rx="4" opacity=".75" />
      <rect x="140" y="72" width="100" height="8" rx="4" opacity=".75" />
      <rect x="140" y="104" width="80" height="8" rx="4" opacity=".75" />
      <rect x="140" y="136" width="40" height="8" rx="4" opacity=".3" />
    </g>
    <g fill="none" stroke="var(--brand)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M117 76l5 5 9-10M117 108l5 5 9-10" />
      <circle cx="123" cy="140" r="7" opacity=".45" />
    </g>
    <path d="M116 88h128M116 120h128M116 152h128" stroke="var(--text)" opacity=".12" strokeWidth="2" />
    <g transform="translate(190 142) rotate(-40)">
      <path d="M0 0l16-8h62a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6H16z" fill="var(--accent)" />
      <path d="M0 0l16-8v16z" fill="var(--text)" opacity=".7" />
      <path d="M68-8v16" stroke="var(--accent-contrast)" strokeWidth="4" opacity=".5" />
    </g>
  </Picture>
)

/** The button, and the route to the door. */
export const RequestPicture = () => (
  <Picture directed>
    <path
      d="M70 148c40-60 66 24 112-22s60-70 108-58"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="5"
      strokeDasharray="2 12"
      strokeLinecap="round"
    />
    <circle cx="66" cy="152" r="12" fill="var(--card)" stroke="var(--brand)" strokeWidth="6" />
    <path d="M296 82c-17-19-24-28-24-39a24 24 0 0 1 48 0c0 11-7 20-24 39z" fill="var(--accent)" />
    <circle cx="296" cy="43" r="8.5" fill="var(--accent-contrast)" />
    <g transform="translate(178 112)">
      <circle r="34" fill="var(--card)" />
      <circle cx="-15" cy="12" r="8" fill="none" stroke="var(--text)" strokeWidth="4" opacity=".8" />
      <circle cx="17" cy="12" r="8" fill="none" stroke="var(--text)" strokeWidth="4" opacity=".8" />
      <path
        d="M-15 12l6-12h16l10 12M7 0l5-14h6"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="-24" y="-20" width="20" height="18" rx="4" fill="var(--accent)" />
    </g>
    <rect x="112" y="164" width="136" height="24" rx="8" fill="var(--brand)" />
    <rect x="140" y="173" width="80" height="6" rx="3" fill="var(--brand-contrast)" opacity=".85" />
  </Picture>
)
