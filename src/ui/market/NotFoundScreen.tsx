import { Link } from 'react-router'
import { buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { LostPicture } from './LostPicture.tsx'

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
