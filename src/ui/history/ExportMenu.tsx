import { CSV_SEPARATORS, type CsvConventions, type CsvSeparator } from '../../domain/history/csvConventions.ts'
import { EXPORT_FORMATS, type ExportFormat } from '../../domain/history/exportFile.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Localized, useLocalization } from '../kit/localization.ts'

const TEXTS: Readonly<Record<ExportFormat, { readonly name: TextId; readonly hint: TextId }>> = {
  xlsx: { name: 'export-format-xlsx', hint: 'export-format-xlsx-hint' },
  csv: { name: 'export-format-csv', hint: 'export-format-csv-hint' },
}

interface Props {
  /** Whether an export is running; there is one at a time. */
  readonly isBusy: boolean
  readonly csv: CsvConventions
  readonly changeCsv: (csv: CsvConventions) => void
  readonly choose: (format: ExportFormat) => void
}

/** The choice of the export's format. */
export const ExportMenu = ({ isBusy, csv, changeCsv, choose }: Props) => (
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
    {!isBusy && <CsvSettings csv={csv} change={changeCsv} />}
  </div>
)

const SEPARATORS: Readonly<Record<CsvSeparator, TextId>> = {
  ';': 'export-csv-semicolon',
  ',': 'export-csv-comma',
  '\t': 'export-csv-tab',
}

const DECIMAL_MARKS = { ',': 'export-csv-decimal-comma', '.': 'export-csv-decimal-point' } as const

interface CsvSettingsProps {
  readonly csv: CsvConventions
  readonly change: (csv: CsvConventions) => void
}

/** The conventions of the CSV file: the country's by default (OP-25). */
const CsvSettings = ({ csv, change }: CsvSettingsProps) => {
  const { l10n } = useLocalization()
  return (
    <details className="export-csv">
      <summary>{l10n.getString('export-csv-settings')}</summary>
      <label>
        <span>{l10n.getString('export-csv-separator')}</span>
        <select
          value={csv.separator}
          onChange={({ currentTarget }) => change({ ...csv, separator: currentTarget.value as CsvSeparator })}
        >
          {CSV_SEPARATORS.map((separator) => (
            <option key={separator} value={separator}>
              {l10n.getString(SEPARATORS[separator])}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{l10n.getString('export-csv-decimal')}</span>
        <select
          value={csv.decimalMark}
          onChange={({ currentTarget }) =>
            change({ ...csv, decimalMark: currentTarget.value as CsvConventions['decimalMark'] })
          }
        >
          {([',', '.'] as const).map((mark) => (
            <option key={mark} value={mark}>
              {l10n.getString(DECIMAL_MARKS[mark])}
            </option>
          ))}
        </select>
      </label>
      <label className="export-csv-mark">
        <input
          type="checkbox"
          checked={csv.byteOrderMark}
          onChange={({ currentTarget }) => change({ ...csv, byteOrderMark: currentTarget.checked })}
        />
        <span>{l10n.getString('export-csv-byte-order-mark')}</span>
      </label>
    </details>
  )
}
