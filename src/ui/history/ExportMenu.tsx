import { Localized } from '@fluent/react'
import { EXPORT_FORMATS, type ExportFormat } from '../../domain/history/exportFile.ts'

const TEXTS: Readonly<Record<ExportFormat, { readonly name: string; readonly hint: string }>> = {
  xlsx: { name: 'export-format-xlsx', hint: 'export-format-xlsx-hint' },
  csv: { name: 'export-format-csv', hint: 'export-format-csv-hint' },
}

interface Props {
  /** One export at a time. */
  readonly isBusy: boolean
  readonly choose: (format: ExportFormat) => void
}

/** As what the history is to be saved. */
export const ExportMenu = ({ isBusy, choose }: Props) => (
  <div className="export-menu">
    <Localized id={isBusy ? 'export-busy' : 'export-what'}>
      <p />
    </Localized>
    {!isBusy &&
      EXPORT_FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="export-choice"
          aria-labelledby={`export-${format} export-${format}-hint`}
          onClick={() => choose(format)}
        >
          <Localized id={TEXTS[format].name}>
            <strong id={`export-${format}`}>{format}</strong>
          </Localized>
          <Localized id={TEXTS[format].hint}>
            <small id={`export-${format}-hint`} />
          </Localized>
        </button>
      ))}
  </div>
)
