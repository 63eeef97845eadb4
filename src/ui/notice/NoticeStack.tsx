import { Cross } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { Notice } from '../../domain/notice/notice.ts'
import { Button } from '../kit/Button.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { NOTICE_LOOKS } from './noticeLooks.tsx'

export interface NoticesView {
  readonly shown: ReadonlyArray<Notice>
  readonly dismiss: (id: string) => void
  readonly pause: (id: string) => void
  readonly resume: (id: string) => void
}

/** The notices, newest on top; errors are announced assertively, all others politely. */
export const NoticeStack = observer(function NoticeStack({ view }: { readonly view: NoticesView }) {
  const { l10n } = useLocalization()
  return (
    <Localized id="shell-notices" attrs={{ 'aria-label': true }}>
      <section className="notices" aria-label="Notices">
        {view.shown.map(({ id, kind, messageId, args }) => (
          <div
            key={id}
            role={kind === 'error' ? 'alert' : 'status'}
            onPointerEnter={() => view.pause(id)}
            onPointerLeave={() => view.resume(id)}
            onFocus={() => view.pause(id)}
            onBlur={() => view.resume(id)}
          >
            <div className={`notice callout ${NOTICE_LOOKS[kind].tone}`}>
              {NOTICE_LOOKS[kind].icon}
              <span className="notice-text">{localizeText(l10n, { id: messageId, args })}</span>
              <Localized id="shell-dismiss" attrs={{ 'aria-label': true }}>
                <Button look="minimal" icon={<Cross />} aria-label="Dismiss" onClick={() => view.dismiss(id)} />
              </Localized>
            </div>
          </div>
        ))}
      </section>
    </Localized>
  )
})
