import { reaction } from 'mobx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { historyParameters, readHistoryAddress } from './historyAddress.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'

/** Debounce in ms before the address is updated. */
const WRITE_AFTER = 300

/**
 * Keeps the address in sync with the view, so that it can be bookmarked and shared; a changed address changes the view.
 */
export const useHistoryAddress = (view: HistoryViewModel): void => {
  const [parameters] = useSearchParams()
  const { state } = useLocation() as { readonly state: { readonly isWritten?: boolean } | null }
  const navigate = useNavigate()
  const isWritten = state?.isWritten === true
  const isFirst = useRef(true)

  const write = useEffectEvent(() => {
    if (view.filters === undefined || view.dateRefusal?.code === 'missing') return
    const next = historyParameters(view.filters, view.search, parameters).toString()
    if (next !== parameters.toString()) void navigate(`?${next}`, { replace: true, state: { isWritten: true } })
  })
  const follow = useEffectEvent(() => {
    if (!isFirst.current && !isWritten) view.follow(readHistoryAddress(parameters))
    isFirst.current = false
    write()
  })
  useEffect(() => follow(), [parameters])
  useEffect(
    () =>
      reaction(
        () => ({ filters: view.filters, search: view.search }),
        () => write(),
        { delay: WRITE_AFTER },
      ),
    [view],
  )
}
