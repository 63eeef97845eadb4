import { DownloadIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { ProofsViewModel } from './ProofsViewModel.ts'

interface Props {
  readonly view: Pick<ProofsViewModel, 'isDownloading' | 'download'>
}

/** Saves the shown proof as a file. */
export const ProofDownload = observer(function ProofDownload({ view }: Props) {
  const { l10n } = useLocalization()
  return (
    <Button
      icon={<DownloadIcon />}
      isBusy={view.isDownloading}
      busyText={l10n.getString('shell-downloading')}
      onClick={view.download}
    >
      {l10n.getString('proof-download')}
    </Button>
  )
})
