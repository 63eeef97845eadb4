import { CSV_SEPARATORS, type CsvConventions, type CsvSeparator } from '../../domain/history/csvConventions.ts'
import { EXPORT_FORMATS, type ExportFormat } from '../../domain/history/exportFile.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { Field } from '../kit/Field.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { Select } from '../kit/Select.tsx'
import { Tick } from '../kit/Tick.tsx'

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
  <>
    <Localized id={isBusy ? 'export-busy' : 'export-what'}>
      <p />
    </Localized>
    {!isBusy &&
      EXPORT_FORMATS.map((format) => (
        <Button key={format} fill className="export-choice" onClick={() => choose(format)}>
          <Localized id={TEXTS[format].name}>
            <strong>{format}</strong>
          </Localized>{' '}
          <Localized id={TEXTS[format].hint}>
            <small />
          </Localized>
        </Button>
      ))}
    {!isBusy && <CsvSettings csv={csv} change={changeCsv} />}
  </>
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
      <Field id="export-csv-separator" label={l10n.getString('export-csv-separator')}>
        {({ id }) => (
          <Select
            id={id}
            value={csv.separator}
            options={CSV_SEPARATORS.map((value) => ({ value, label: l10n.getString(SEPARATORS[value]) }))}
            choose={(separator) => change({ ...csv, separator })}
          />
        )}
      </Field>
      <Field id="export-csv-decimal" label={l10n.getString('export-csv-decimal')}>
        {({ id }) => (
          <Select
            id={id}
            value={csv.decimalMark}
            options={([',', '.'] as const).map((value) => ({ value, label: l10n.getString(DECIMAL_MARKS[value]) }))}
            choose={(decimalMark) => change({ ...csv, decimalMark })}
          />
        )}
      </Field>
      <Tick isOn={csv.byteOrderMark} change={(byteOrderMark) => change({ ...csv, byteOrderMark })}>
        {l10n.getString('export-csv-byte-order-mark')}
      </Tick>
    </details>
  )
}
