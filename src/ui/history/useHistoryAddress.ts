import { reaction } from 'mobx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { historyParameters, readHistoryAddress } from './historyAddress.ts'
import type { HistoryViewModel } from './HistoryViewModel.ts'

/** Ms of quiet before the address says what was typed. */
const WRITE_AFTER = 300

/** The address says which orders are shown, so that they can be bookmarked and sent; another address shows others. */
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
