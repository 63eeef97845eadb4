import { Button, Callout } from '@blueprintjs/core'
import { Link } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useLocalization } from '../kit/localization.ts'
import type { PrefillState } from './PrefillViewModel.ts'
import './prefill.css'

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
      <Callout intent="primary" icon={<Link />} className="prefill-banner" role="status">
        <span>{l10n.getString('prefill-filled')}</span>
        <Button variant="outlined" text={l10n.getString('prefill-clear')} onClick={clear} />
      </Callout>
    </div>
  )
}

/** Reports that a link filled in the form, or asks whether it may. */
export const PrefillBanner = observer(function PrefillBanner({ view }: { readonly view: PrefillBannerView }) {
  const { l10n } = useLocalization()
  switch (view.state.step) {
    case 'none':
      return null
    case 'filled':
      return <Filled view={view} />
    case 'offered':
      return (
        <Callout intent="warning" icon={<Link />} className="prefill-banner" role="alert">
          <span>{l10n.getString('prefill-offered')}</span>
          <Button variant="outlined" text={l10n.getString('prefill-keep')} onClick={view.dismiss} />
          <Button intent="primary" text={l10n.getString('prefill-use')} onClick={view.fill} />
        </Callout>
      )
  }
})
