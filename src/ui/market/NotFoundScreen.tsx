import { Link } from 'react-router'
import { buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'

/** Shown for unknown addresses (ROUTE-21, SCR-07). */
export const NotFoundScreen = () => {
  const { l10n } = useLocalization()
  return (
    <main className="not-found" id="content">
      <LostPicture />
      <h1>{l10n.getString('site-not-found-title')}</h1>
      <p>{l10n.getString('site-not-found-text')}</p>
      <Link className={buttonClass({ kind: 'primary', size: 'large' })} to="/">
        <span className="button-words">{l10n.getString('site-not-found-home')}</span>
      </Link>
    </main>
  )
}

/** A route that ends before it reaches the pin. */
const LostPicture = () => (
  <svg className="mirrored" viewBox="0 0 240 140" fill="none" strokeWidth="8" strokeLinecap="round" aria-hidden="true">
    <path d="M16 116c30 0 34-44 64-44s26 44 58 44" stroke="var(--brand)" />
    <path d="M164 110l4-4M180 92l2-4" stroke="var(--line-strong)" />
    <circle cx="16" cy="116" r="10" fill="var(--brand)" />
    <path
      d="M196 76c-18-20-26-31-26-44a26 26 0 0 1 52 0c0 13-8 24-26 44z"
      stroke="var(--accent)"
      strokeDasharray="2 14"
    />
    <path d="M189 27a7 7 0 1 1 9 7c-2 1-2 2-2 4M196 48h.1" stroke="var(--accent)" strokeWidth="5" />
  </svg>
)
