import { CloudUpload } from '@blueprintjs/icons'
import { useLocalization } from '@fluent/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChosenFile } from '../../application/bulk/openBulkFile.ts'
import { BULK_ROWS_MOST } from '../../domain/bulk/bulkFile.ts'

interface Props {
  readonly choose: (files: ReadonlyArray<ChosenFile>) => void
  /** One is being read: another may be chosen instead. */
  readonly isBusy: boolean
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Files that are dragged over the zone, and dropped there. Beside it the browser would open them instead of this page. */
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

/** Where a file is chosen: with a click, with a key, or by dropping it (BULK-02). */
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
          // The same file, put right elsewhere, is a choice again.
          currentTarget.value = ''
        }}
      />
      <span className="bulk-drop-picture" aria-hidden="true">
        <CloudUpload size={32} />
      </span>
      <span className="bulk-drop-words">
        <strong>{l10n.getString('bulkfile-choose')}</strong> <span>{l10n.getString('bulkfile-drop')}</span>
      </span>
      <small>{l10n.getString('bulkfile-accepted', { rows: BULK_ROWS_MOST })}</small>
    </label>
  )
}
