import { Rider } from './Rider.tsx'

/** The path of a block of houses with rounded corners. */
const block = (x: number, y: number, width: number, height: number): string =>
  `M${x + 10} ${y}h${width - 20}a10 10 0 0 1 10 10v${height - 20}a10 10 0 0 1-10 10h-${width - 20}a10 10 0 0 1-10-10v-${height - 20}a10 10 0 0 1 10-10z`

/** One path for all houses: browsers delay the page's first text until the picture beside it is laid out. */
const HOUSES = [
  block(20, 20, 80, 70),
  block(150, 140, 110, 70),
  block(320, 20, 94, 70),
  block(320, 260, 94, 80),
  block(470, 140, 70, 70),
  block(470, 260, 70, 120),
  block(20, 255, 70, 110),
].join('')

/** A town from above: a shop, a home, the route between them and the rider on it. */
export const MapPicture = () => (
  <svg className="mirrored" viewBox="0 0 560 460">
    <rect width="560" height="460" rx="32" fill="var(--soft)" />
    <path
      d="M0 330c90-30 150 40 250 20s160-90 310-70v148a32 32 0 0 1-32 32H32a32 32 0 0 1-32-32z"
      fill="var(--accent)"
      fillOpacity=".1"
    />
    <path
      d="M0 110h560M0 230h560M120 0v460M290 0v460M440 0v460M290 230 120 400M440 110 560 40M0 390h290"
      fill="none"
      stroke="var(--card)"
      strokeWidth="18"
    />
    <path fill="var(--brand)" fillOpacity=".12" d={HOUSES} />
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
