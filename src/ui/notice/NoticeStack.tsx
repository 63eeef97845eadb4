import { Cross } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { Notice } from '../../domain/notice/notice.ts'
import { Button } from '../kit/Button.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { NOTICE_LOOKS } from './noticeLooks.tsx'
import './notices.css'

export interface NoticesView {
  readonly shown: ReadonlyArray<Notice>
  readonly dismiss: (id: string) => void
  readonly pause: (id: string) => void
  readonly resume: (id: string) => void
}

interface ShownProps {
  readonly notice: Notice
  readonly view: NoticesView
}

const Shown = ({ notice, view }: ShownProps) => {
  const { l10n } = useLocalization()
  const { id, kind, messageId, args } = notice
  // The pointer and the focus may both be on it.
  const holders = useRef(0)
  const hold = () => {
    holders.current += 1
    view.pause(id)
  }
  const release = () => {
    holders.current -= 1
    if (holders.current === 0) view.resume(id)
  }
  return (
    <div
      className="notice-card"
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={`notice callout ${NOTICE_LOOKS[kind].tone}`}>
        {NOTICE_LOOKS[kind].icon}
        <span className="notice-text">{localizeText(l10n, { id: messageId, args })}</span>
        <Localized id="shell-dismiss" attrs={{ 'aria-label': true }}>
          <Button kind="quiet" icon={<Cross />} aria-label="Dismiss" onClick={() => view.dismiss(id)} />
        </Localized>
      </div>
    </div>
  )
}

/**
 * The notices, errors above all others, newest on top. An error is an alert of its own. Screen readers may miss a status
 * that arrives together with its words, so the other notices arrive in one that is always there.
 */
export const NoticeStack = observer(function NoticeStack({ view }: { readonly view: NoticesView }) {
  const shown = (isError: boolean) =>
    view.shown
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((notice) => <Shown key={notice.id} notice={notice} view={view} />)
  return (
    <Localized id="shell-notices" attrs={{ 'aria-label': true }}>
      <section className="notices" aria-label="Notices">
        {shown(true)}
        <div role="status" aria-atomic="false">
          {shown(false)}
        </div>
      </section>
    </Localized>
  )
})
