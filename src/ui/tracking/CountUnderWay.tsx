import { useLayoutEffect } from 'react'
import { usePortal } from '../frame/Portal.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { OrderCountViewModel } from './OrderCountViewModel.ts'

/** Counts the orders under way for the navigation while it is mounted. Renders nothing. */
export const CountUnderWay = () => {
  const { deployment, run, vendors, flags, session, now, nextFrame, underWay } = usePortal()
  const view = useViewModel(
    () =>
      new OrderCountViewModel(
        { run, vendors, flags, session, now, nextFrame, minimumEta: deployment.country.minimumEta },
        underWay.counts,
      ),
  )
  useLayoutEffect(() => underWay.follow(view), [underWay, view])
  return null
}
