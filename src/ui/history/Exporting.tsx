import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { HistoryExport } from '../../application/history/exportHistory.ts'
import { usualCsv, type CsvConventions } from '../../domain/history/csvConventions.ts'
import type { ExportFormat } from '../../domain/history/exportFile.ts'
import { usePortal } from '../frame/Portal.ts'
import { useLocalization } from '../kit/localization.ts'
import { Popover } from '../kit/Popover.tsx'
import { useViewModel } from '../kit/useViewModel.ts'
import { EXPORT_BUTTON_ID, ExportButton } from './ExportButton.tsx'
import type { ExportHistoryProps } from './ExportHistory.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import { ExportViewModel } from './ExportViewModel.ts'
import { historyWords } from './historyWords.ts'

/** The open export menu and the progress of the export (HIST-10, OP-25). */
export const Exporting = observer(function Exporting({ query }: ExportHistoryProps) {
  const { deployment, flags, locale, notices, run, vendors } = usePortal()
  const { l10n } = useLocalization()
  const { country } = deployment
  const [isOpen, setOpen] = useState(false)
  // The pressed button was a placeholder: the menu opens from the button that replaced it and returns the focus to it.
  useEffect(() => {
    document.getElementById(EXPORT_BUTTON_ID)?.focus()
    setOpen(true)
  }, [])
  const [csv, setCsv] = useState(() => usualCsv(country))

  const makeExport = (format: ExportFormat, chosen?: CsvConventions): HistoryExport | undefined => {
    const [shown, vendor] = [query(), vendors.selected]
    return (
      shown &&
      vendor && {
        query: shown,
        format,
        csv: chosen,
        vendorName: vendor.name,
        sheetName: l10n.getString('shell-orders'),
        words: historyWords({ l10n, locale, country, isOn: flags.isOn, vendors: vendors.all, at: shown.to }),
      }
    )
  }
  const view = useViewModel(() => new ExportViewModel({ run, notices, vendors, makeExport }))
  return (
    <>
      <Popover
        open={isOpen}
        setOpen={setOpen}
        label={l10n.getString('export-button')}
        placement="bottom-end"
        className="export-menu"
        content={
          <ExportMenu
            isBusy={view.isBusy}
            csv={csv}
            changeCsv={setCsv}
            choose={(format) => {
              setOpen(false)
              view.begin(format, csv)
            }}
          />
        }
      >
        <ExportButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </Popover>
      <ExportProgress view={view} />
    </>
  )
})
