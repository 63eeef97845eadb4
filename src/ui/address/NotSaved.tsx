import { Callout } from '@blueprintjs/core'
import { useLocalization } from '@fluent/react'

/** That it was not saved, and why; what was typed is still there (ADDR-13, OUTLET-16). */
export const NotSaved = ({ title, reason }: { readonly title: string; readonly reason: string }) => {
  const { l10n } = useLocalization()
  return (
    <Callout intent="danger" className="not-saved">
      <strong>{title}</strong>
      <p>{reason}</p>
      <p>{l10n.getString('request-nothing-lost')}</p>
    </Callout>
  )
}
