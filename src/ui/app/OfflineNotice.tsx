import { observer } from 'mobx-react-lite'
import { LinkPill } from '../kit/LinkPill.tsx'
import { usePortal } from '../frame/Portal.ts'
import { Localized } from '../kit/localization.ts'
import { useViewModel } from '../kit/useViewModel.ts'
import { NetworkViewModel } from './NetworkViewModel.ts'

/**
 * Warns that the device is offline before anything is sent. Its `output` stays mounted so that changes are announced.
 */
export const OfflineNotice = observer(function OfflineNotice() {
  const { run } = usePortal()
  const { isOffline } = useViewModel(() => new NetworkViewModel(run))
  return (
    <output>
      {isOffline && (
        <span className="offline-notice live-state" data-link="offline">
          <LinkPill>
            <Localized id="shell-offline">
              <span />
            </Localized>
          </LinkPill>
          <Localized id="shell-offline-hint">
            <span />
          </Localized>
        </span>
      )}
    </output>
  )
})
