import { useLocalization } from '../kit/localization.ts'
import { SiteHeader } from '../market/SiteHeader.tsx'
import { useLightPages } from '../frame/LightPages.ts'

/** `/termsandconditions` if its texts cannot be loaded, for example offline (ERR-18, CON-26). */
export const TermsNotLoaded = () => {
  const pages = useLightPages()
  const { l10n } = useLocalization()
  return (
    <>
      <SiteHeader {...pages} onToggleAppearance={pages.toggleAppearance} signInOffered={false} />
      <main className="not-found" id="content">
        <p className="callout failed" role="alert">
          {l10n.getString('failure-terms')}
        </p>
        <button className="button primary" type="button" onClick={() => window.location.reload()}>
          {l10n.getString('failure-reload')}
        </button>
      </main>
    </>
  )
}
