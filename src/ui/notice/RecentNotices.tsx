import { observer } from 'mobx-react-lite'
import { Dialog } from '../kit/Dialog.tsx'
import { formatMoment } from '../kit/dayFormats.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { NOTICE_LOOKS } from './noticeLooks.tsx'
import './recentNotices.css'

/** The notices of this page with their times, newest first, including closed ones (CON-01). */
export const RecentNotices = observer(function RecentNotices() {
  const { deployment, locale, notices, now } = usePortal()
  const { l10n } = useLocalization()
  return (
    <Dialog className="recent-notices" title={l10n.getString('shell-recent-notices')} close={notices.closeRecent}>
      {notices.recent.length === 0 ? (
        <Localized id="shell-recent-notices-none">
          <p className="none" />
        </Localized>
      ) : (
        <ol aria-label={l10n.getString('shell-recent-notices')}>
          {notices.recent.map(({ id, kind, messageId, args, at }) => (
            <li key={id} className={`notice-told ${NOTICE_LOOKS[kind].tone}`}>
              {NOTICE_LOOKS[kind].icon}
              <div>
                <small>
                  <Localized id="notice-kind" vars={{ kind }}>
                    <span />
                  </Localized>
                  <time dateTime={new Date(at).toISOString()}>
                    {formatMoment(at, now(), deployment.country.timeZone, locale)}
                  </time>
                </small>
                <p>{localizeText(l10n, { id: messageId, args })}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
})
