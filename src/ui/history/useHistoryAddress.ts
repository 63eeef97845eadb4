import { reaction } from 'mobx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { historyParameters, readHistoryAddress } from './historyAddress.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'

/** Debounce in ms before a search that is being typed is written into the address. */
const WRITE_AFTER = 300

/**
 * Keeps the address in sync with the view, so that it can be bookmarked and shared; a changed address changes the view.
 */
export const useHistoryAddress = (view: HistoryViewModel): void => {
  const [parameters] = useSearchParams()
  const { state } = useLocation() as { readonly state: { readonly isWritten?: boolean } | null }
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const isWritten = state?.isWritten === true
  const isFirst = useRef(true)

  const write = useEffectEvent(() => {
    // A write would take the place of the navigation that is under way.
    if (isLeaving || view.filters === undefined || view.dateRefusal?.code === 'missing') return
    const next = historyParameters(view.filters, view.search, parameters).toString()
    if (next !== parameters.toString()) void navigate(`?${next}`, { replace: true, state: { isWritten: true } })
  })
  const follow = useEffectEvent(() => {
    if (!isFirst.current && !isWritten) view.follow(readHistoryAddress(parameters))
    isFirst.current = false
    write()
  })
  useEffect(() => follow(), [parameters])
  useEffect(() => {
    const stops = [
      // At once: a reload right after a choice keeps it.
      reaction(
        () => view.filters,
        () => write(),
      ),
      reaction(
        () => view.search,
        () => write(),
        { delay: WRITE_AFTER },
      ),
    ]
    return () => stops.forEach((stop) => stop())
  }, [view])
}
