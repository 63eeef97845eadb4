import { Rider } from './Rider.tsx'

/** A town seen from above: a shop, a home, the way between them and the rider on it. */
export const MapPicture = () => (
  <svg className="mirrored" viewBox="0 0 560 460">
    <rect width="560" height="460" rx="32" fill="var(--soft)" />
    <path
      d="M0 330c90-30 150 40 250 20s160-90 310-70v148a32 32 0 0 1-32 32H32a32 32 0 0 1-32-32z"
      fill="var(--accent)"
      opacity=".1"
    />
    <g fill="none" stroke="var(--card)" strokeWidth="18">
      <path d="M0 110h560M0 230h560M120 0v460M290 0v460M440 0v460M290 230 120 400M440 110 560 40M0 390h290" />
    </g>
    <g fill="var(--brand)" opacity=".12">
      <rect x="20" y="20" width="80" height="70" rx="10" />
      <rect x="150" y="140" width="110" height="70" rx="10" />
      <rect x="320" y="20" width="94" height="70" rx="10" />
      <rect x="320" y="260" width="94" height="80" rx="10" />
      <rect x="470" y="140" width="70" height="70" rx="10" />
      <rect x="470" y="260" width="70" height="120" rx="10" />
      <rect x="20" y="255" width="70" height="110" rx="10" />
    </g>
    <path
      d="M120 350V246a16 16 0 0 1 16-16h138a16 16 0 0 0 16-16v-88a16 16 0 0 1 16-16h148"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <circle cx="120" cy="350" r="20" fill="var(--brand)" />
    <path d="M111 348v10h18v-10M109 348l3-8h16l3 8z" fill="none" stroke="var(--brand-contrast)" strokeWidth="3" />
    <path d="M454 122c-20-22-30-36-30-52a30 30 0 0 1 60 0c0 16-10 30-30 52z" fill="var(--accent)" />
    <path d="M440 72l14-12 14 12v14h-28z" fill="var(--accent-contrast)" />
    <circle cx="246" cy="230" r="62" fill="var(--card)" />
    <g transform="translate(186 184)scale(.75)">
      <Rider />
    </g>
  </svg>
)
