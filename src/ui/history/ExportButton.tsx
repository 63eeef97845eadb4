import { DownloadIcon } from '@blueprintjs/icons'
import type { ComponentProps } from 'react'
import { Button } from '../kit/Button.tsx'
import { Localized } from '../kit/localization.ts'

/** The button that starts an export; rendered before the export's code has loaded. */
export const ExportButton = (props: ComponentProps<typeof Button>) => (
  <Localized id="export-button">
    <Button {...props} className="export-button" icon={<DownloadIcon />} aria-haspopup="dialog">
      Export
    </Button>
  </Localized>
)
