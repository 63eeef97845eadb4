import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
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
        <Callout tone="failed" role="alert">
          {l10n.getString('failure-terms')}
        </Callout>
        <Button kind="primary" size="large" onClick={() => window.location.reload()}>
          {l10n.getString('failure-reload')}
        </Button>
      </main>
    </>
  )
}
