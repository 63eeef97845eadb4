import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { PREFILL_PARAMETERS, readPrefill } from '../../domain/request/prefill.ts'
import { usePortal } from '../shared/Portal.ts'
import type { PrefillViewModel } from './PrefillViewModel.ts'

/** Takes what a link brings out of the address, once: a reload does not bring it again. Other parameters stay. */
export const usePrefill = (view: PrefillViewModel): void => {
  const { deployment } = usePortal()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  useEffect(() => {
    const prefill = readPrefill(parameters, deployment.country)
    if (!prefill) return
    view.bring(prefill)
    const left = new URLSearchParams(parameters)
    for (const name of PREFILL_PARAMETERS) left.delete(name)
    void navigate({ search: left.toString() }, { replace: true })
  }, [deployment, navigate, parameters, view])
}
