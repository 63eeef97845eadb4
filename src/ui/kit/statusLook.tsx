import {
  BanCircleIcon,
  BoxIcon,
  CreditCardIcon,
  CycleIcon,
  DotIcon,
  EditIcon,
  ErrorIcon,
  HelpIcon,
  HomeIcon,
  InboxIcon,
  MapMarkerIcon,
  SearchIcon,
  ShopIcon,
  TickCircleIcon,
  TimeIcon,
  UndoIcon,
  UserIcon,
  WarningSignIcon,
} from '@blueprintjs/icons'
import type { ComponentType } from 'react'
import type { ReadStatus } from '../../domain/order/orderStatus.ts'

/** The theme's tones: grey is new, blue moving, green done, orange needs attention, red failed. */
export type StatusTone = 'new' | 'moving' | 'done' | 'attention' | 'failed'

interface StatusLook {
  readonly tone: StatusTone
  /** Without `tagName`, in an element of its own. */
  readonly icon: ComponentType<{ readonly size?: number; readonly tagName?: null }>
}

const LOOKS: Readonly<Record<ReadStatus, StatusLook>> = {
  INITIATED: { tone: 'new', icon: DotIcon },
  PAYMENT_INITIATED: { tone: 'new', icon: CreditCardIcon },
  PAYMENT_COMMITTED: { tone: 'new', icon: CreditCardIcon },
  NEW: { tone: 'new', icon: DotIcon },
  RECEIVED: { tone: 'new', icon: InboxIcon },
  RECEIVED_BY_VENDOR: { tone: 'new', icon: ShopIcon },
  ACCEPTED_BY_VENDOR: { tone: 'new', icon: ShopIcon },
  WAITING_FOR_TRANSPORT: { tone: 'new', icon: SearchIcon },
  ASSIGNED_TO_TRANSPORT: { tone: 'moving', icon: UserIcon },
  COURIER_ACCEPTED_DELIVERY: { tone: 'moving', icon: CycleIcon },
  MODIFIED: { tone: 'moving', icon: EditIcon },
  NEAR_VENDOR: { tone: 'attention', icon: MapMarkerIcon },
  DELAYED: { tone: 'attention', icon: TimeIcon },
  PICKED_UP: { tone: 'moving', icon: BoxIcon },
  COURIER_LEFT_VENDOR: { tone: 'moving', icon: CycleIcon },
  NEAR_CUSTOMER: { tone: 'moving', icon: HomeIcon },
  DELIVERED: { tone: 'done', icon: TickCircleIcon },
  RETURN_INITIATED: { tone: 'attention', icon: UndoIcon },
  RETURNED_TO_VENDOR: { tone: 'attention', icon: UndoIcon },
  STALLED: { tone: 'failed', icon: WarningSignIcon },
  PAYMENT_FAILED: { tone: 'failed', icon: ErrorIcon },
  PAYMENT_CANCELLED: { tone: 'failed', icon: BanCircleIcon },
  CANCELLED: { tone: 'failed', icon: BanCircleIcon },
  UNKNOWN: { tone: 'new', icon: HelpIcon },
}

export const statusLook = (status: ReadStatus): StatusLook => LOOKS[status]
