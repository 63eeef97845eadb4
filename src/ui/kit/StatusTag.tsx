import { memo } from 'react'
import type { ReadStatus } from '../../domain/order/orderStatus.ts'
import { Localized } from './localization.ts'
import { statusTextId } from './statusTextId.ts'
import { statusLook } from './statusLook.tsx'
import './status.css'

/** A status as icon, word and colour, the same everywhere. */
export const StatusTag = memo(function StatusTag({ status }: { readonly status: ReadStatus }) {
  const { tone, icon: Icon } = statusLook(status)
  return (
    <span className="status-tag" data-tone={tone}>
      <Icon size={14} />
      <Localized id={statusTextId(status)}>
        <span className="word one-line" />
      </Localized>
    </span>
  )
})
