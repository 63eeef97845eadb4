import { CloudUpload } from '@blueprintjs/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChosenFile } from '../../application/bulk/openBulkFile.ts'
import { MAX_BULK_ROWS } from '../../domain/bulk/bulkFile.ts'
import { useLocalization } from '../kit/localization.ts'

interface Props {
  readonly choose: (files: ReadonlyArray<ChosenFile>) => void
  /** Whether a file is being read; another one can still be chosen instead. */
  readonly isBusy: boolean
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Handles files dragged over and dropped on the zone. Outside the zone, prevents the browser from opening them. */
const useDroppedFiles = (choose: Props['choose']) => {
  const zone = useRef<HTMLLabelElement>(null)
  const [isOver, setIsOver] = useState(false)
  const look = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    const isHere = zone.current?.contains(event.target as Node | null) === true
    const isLeaving = event.type === 'dragleave' && event.relatedTarget === null
    setIsOver(isHere && event.type !== 'drop' && !isLeaving)
    if (event.type === 'drop' && isHere) choose([...(event.dataTransfer?.files ?? [])])
  })
  useEffect(() => {
    const listening = new AbortController()
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      window.addEventListener(type, (event) => look(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return { zone, isOver }
}

/** Chooses a file with a click, a key, or by dropping it (BULK-02). */
export const BulkDropZone = ({ choose, isBusy }: Props) => {
  const { l10n } = useLocalization()
  const { zone, isOver } = useDroppedFiles(choose)
  return (
    <label ref={zone} className="bulk-drop" data-over={isOver} data-busy={isBusy}>
      <input
        type="file"
        accept=".xlsx"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          choose([...(currentTarget.files ?? [])])
          // Clears the value, so that choosing the same file again triggers a change.
          currentTarget.value = ''
        }}
      />
      <span className="bulk-drop-picture" aria-hidden="true">
        <CloudUpload size={32} />
      </span>
      <span className="bulk-drop-words">
        <strong>{l10n.getString('bulkfile-choose')}</strong> <span>{l10n.getString('bulkfile-drop')}</span>
      </span>
      <small>{l10n.getString('bulkfile-accepted', { rows: MAX_BULK_ROWS })}</small>
    </label>
  )
}
