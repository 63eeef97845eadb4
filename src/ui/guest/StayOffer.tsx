import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { useLocalization } from '../kit/localization.ts'
import { StayDialog } from './StayDialog.tsx'
import { StayViewModel } from './StayViewModel.ts'
import './stay.css'

/** Offers an account on the tracking page to a guest who has ordered, above the orders and never over them (OP-34). */
export const StayOffer = observer(function StayOffer() {
  const { run, flags, lacks, session, work, language, welcome } = usePortal()
  const { l10n } = useLocalization()
  const [view] = useState(
    () => new StayViewModel({ run, flags, session, work, language, bringTexts: welcome.bringTexts }),
  )
  useEffect(() => void view.visit(), [view])
  return (
    <>
      <p className="visually-hidden" role="status">
        {view.isShown && !view.isAccepted && !lacks('makeGuestAccount') && l10n.getString('stay-title')}
      </p>
      {view.isShown && <Offer view={view} />}
    </>
  )
})

const Offer = observer(function Offer({ view }: { readonly view: StayViewModel }) {
  const { lacks } = usePortal()
  const { l10n } = useLocalization()
  // The dialog stays to tell that the back end has no accounts for guests.
  if (view.isAccepted) return <StayDialog view={view} />
  if (lacks('makeGuestAccount')) return null
  return (
    <Callout
      className="stay-offer"
      title={<span aria-hidden="true">{l10n.getString('stay-title')}</span>}
      actions={
        <>
          <Button
            kind="quiet"
            onClick={() => {
              view.dismiss()
              // The focused button goes with the offer.
              document.getElementById('content')?.focus({ preventScroll: true })
            }}
          >
            {l10n.getString('stay-not-now')}
          </Button>
          <Button kind="primary" aria-haspopup="dialog" onClick={view.accept}>
            {l10n.getString('site-register')}
          </Button>
        </>
      }
    />
  )
})
