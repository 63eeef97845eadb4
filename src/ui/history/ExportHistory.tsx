import { useState } from 'react'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { HistoryQuery } from '../../domain/history/historyQuery.ts'
import { lazyComponent } from '../kit/lazyComponent.tsx'
import { ExportButton } from './ExportButton.tsx'
import './export.css'

export interface ExportHistoryProps {
  /** The query that the screen shows; `undefined` if there is none. */
  readonly query: () => HistoryQuery | undefined
}

const Exporting = lazyComponent<ExportHistoryProps>(
  async () => (await fetchCode(() => import('./Exporting.tsx'))).Exporting,
  () => <ExportButton aria-expanded aria-busy />,
)

/** The export of the history; its code is loaded on the first use (HIST-10). */
export const ExportHistory = (props: ExportHistoryProps) => {
  const [isWanted, setWanted] = useState(false)
  return isWanted ? <Exporting {...props} /> : <ExportButton aria-expanded={false} onClick={() => setWanted(true)} />
}
