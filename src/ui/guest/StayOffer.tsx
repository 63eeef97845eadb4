import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { usePortal } from '../frame/Portal.ts'
import { StayDialog } from './StayDialog.tsx'
import { StayViewModel } from './StayViewModel.ts'

/** Offers an account on the tracking page to a guest who has ordered (OP-34). */
export const StayOffer = observer(function StayOffer() {
  const { run, flags, session, work, locale, welcome } = usePortal()
  const [view] = useState(
    () => new StayViewModel({ run, flags, session, work, locale, bringTexts: welcome.bringTexts }),
  )
  useEffect(() => void view.visit(), [view])
  return view.isShown ? <StayDialog view={view} /> : null
})
