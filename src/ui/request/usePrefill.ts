import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { PREFILL_PARAMETERS } from '../../domain/request/prefillParameters.ts'
import { fetchWithRetry } from '../kit/fetchWithRetry.ts'
import { usePortal } from '../frame/Portal.ts'
import type { PrefillViewModel } from './PrefillViewModel.ts'

/**
 * Reads the prefill parameters and removes them from the address, so that a reload does not apply them again. Other
 * parameters stay.
 */
export const usePrefill = (view: PrefillViewModel): void => {
  const { deployment } = usePortal()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  useEffect(() => {
    if (!PREFILL_PARAMETERS.some((name) => parameters.has(name))) return undefined
    const leaving = new AbortController()
    view.expect()
    // Few users open such a link, so its parser, which includes time zones, is loaded lazily.
    const load = () => fetchCode(() => import('../../domain/request/prefill.ts'))
    void fetchWithRetry(load, leaving.signal).then((code) => {
      const prefill = leaving.signal.aborted ? undefined : code?.readPrefill(parameters, deployment.country)
      if (!prefill) return view.giveUp()
      view.bring(prefill)
      const left = new URLSearchParams(parameters)
      for (const name of PREFILL_PARAMETERS) left.delete(name)
      void navigate({ search: left.toString() }, { replace: true })
    })
    return () => {
      leaving.abort()
      view.giveUp()
    }
  }, [deployment, navigate, parameters, view])
}
