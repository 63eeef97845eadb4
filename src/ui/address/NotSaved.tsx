import { Callout } from '../kit/Callout.tsx'
import { useLocalization } from '../kit/localization.ts'

/** Reports that saving failed, and why; the input stays (ADDR-13, OUTLET-16). */
export const NotSaved = ({ title, reason }: { readonly title: string; readonly reason: string }) => {
  const { l10n } = useLocalization()
  return (
    <Callout tone="failed" title={title} className="not-saved">
      <p>{reason}</p>
      <p>{l10n.getString('request-nothing-lost')}</p>
    </Callout>
  )
}
