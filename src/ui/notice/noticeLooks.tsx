import { Error, InfoSign, Tick, WarningSign } from '@blueprintjs/icons'
import type { NoticeKind } from '../../domain/notice/notice.ts'

/** The tone and icon of each kind of notice. */
export const NOTICE_LOOKS: Readonly<Record<NoticeKind, { readonly tone: string; readonly icon: React.JSX.Element }>> = {
  error: { tone: 'failed', icon: <Error /> },
  warning: { tone: 'attention', icon: <WarningSign /> },
  info: { tone: 'info', icon: <InfoSign /> },
  success: { tone: 'done', icon: <Tick /> },
}
