import { Link } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { PrefillState } from './PrefillViewModel.ts'

export interface PrefillBannerView {
  readonly state: PrefillState
  readonly fill: () => void
  readonly clear: () => void
  readonly dismiss: () => void
}

/** Disappears with the first input: a user who types has noticed the filled-in values. */
const Filled = ({ view }: { readonly view: PrefillBannerView }) => {
  const { l10n } = useLocalization()
  const banner = useRef<HTMLDivElement>(null)
  const { clear, dismiss } = view
  useEffect(() => {
    const leaving = new AbortController()
    banner.current?.closest('form')?.addEventListener('input', dismiss, leaving)
    return () => leaving.abort()
  }, [dismiss])
  return (
    <div ref={banner}>
      <Callout icon={<Link />} actions={<Button onClick={clear}>{l10n.getString('prefill-clear')}</Button>}>
        <span aria-hidden="true">{l10n.getString('prefill-filled')}</span>
      </Callout>
    </div>
  )
}

/** Says that a link filled in the form, or asks whether it may. */
export const PrefillBanner = observer(function PrefillBanner({ view }: { readonly view: PrefillBannerView }) {
  const { l10n } = useLocalization()
  switch (view.state.step) {
    case 'none':
      return null
    case 'filled':
      return <Filled view={view} />
    case 'offered':
      return (
        <Callout
          tone="attention"
          icon={<Link />}
          role="alert"
          actions={
            <>
              <Button onClick={view.dismiss}>{l10n.getString('prefill-keep')}</Button>
              <Button kind="primary" onClick={view.fill}>
                {l10n.getString('prefill-use')}
              </Button>
            </>
          }
        >
          {l10n.getString('prefill-offered')}
        </Callout>
      )
  }
})
