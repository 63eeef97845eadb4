import { DownloadIcon } from '@blueprintjs/icons'
import type { ComponentProps } from 'react'
import { Button } from '../kit/Button.tsx'
import { Localized } from '../kit/localization.ts'

export const EXPORT_BUTTON_ID = 'export-button'

/** The button that starts an export; rendered before the export's code has loaded. */
export const ExportButton = (props: ComponentProps<typeof Button>) => (
  <Localized id="export-button">
    <Button {...props} id={EXPORT_BUTTON_ID} className="export-button" icon={<DownloadIcon />} aria-haspopup="dialog">
      Export
    </Button>
  </Localized>
)
