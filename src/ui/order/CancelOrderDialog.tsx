import { Button, DialogBody, DialogFooter, Radio, RadioGroup, TextArea } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useId, type FormEvent } from 'react'
import {
  CANCEL_REASONS,
  isCancelReason,
  type CancelReason,
  type CancelReasonRefusal,
  type CancelVerdict,
} from '../../domain/order/cancellation.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Order, ReadStatus } from '../../domain/order/order.ts'
import { Dialog } from '../kit/Dialog.tsx'
import type { Text } from '../kit/failureText.ts'
import { SendButton } from '../kit/SendButton.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { CancelledOrder } from './CancelledOrder.tsx'
import { StatusTag } from '../kit/StatusTag.tsx'
import { WhyNotCancelled } from './WhyNotCancelled.tsx'
import './cancelDialog.css'

export interface CancelOrderDialogView {
  readonly reason: CancelReason | undefined
  readonly text: string
  readonly charactersLeft: number
  readonly isSending: boolean
  readonly reasonProblem: CancelReasonRefusal | undefined
  readonly problem: Text | undefined
  /** Whether the order changed in the meantime; `status` and `verdict` are the current ones. */
  readonly hasMovedOn: boolean
  readonly status: ReadStatus | undefined
  readonly verdict: CancelVerdict | undefined
  readonly clock: { readonly now: Instant }
  /** The cancelled order, once the cancellation succeeded. */
  readonly cancelled: Order | undefined
  readonly choose: (reason: CancelReason) => void
  readonly type: (text: string) => void
  readonly close: () => void
  readonly send: () => Promise<void>
}

interface Props {
  readonly view: CancelOrderDialogView
  readonly customer: string
}

/** The dialog to cancel an order: the question, sending, and the outcome (TRACK-20). */
export const CancelOrderDialog = observer(function CancelOrderDialog({ view, customer }: Props) {
  const { l10n } = useLocalization()
  return (
    <Dialog
      isOpen
      className="cancel-dialog"
      title={l10n.getString(view.cancelled ? 'cancelling-done-title' : 'order-cancel-title', { customer })}
      onClose={view.close}
      isCloseButtonShown={false}
    >
      {view.cancelled ? <CancelledOrder order={view.cancelled} close={view.close} /> : <Asking view={view} />}
    </Dialog>
  )
})

/** Asks for the reason and cancels the order (CANC-04, OP-24). Closing keeps the input. */
const Asking = observer(function Asking({ view }: Pick<Props, 'view'>) {
  const { l10n } = useLocalization()
  const form = useId()
  const problem = useId()
  const words = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void view.send()
    if (view.reasonProblem !== undefined) event.currentTarget.querySelector<HTMLElement>('textarea, input')?.focus()
  }
  const { reasonProblem } = view
  return (
    <>
      <DialogBody>
        <form id={form} onSubmit={submit} noValidate>
          <Localized id="order-cancel-text">
            <p className="muted" />
          </Localized>
          <RadioGroup
            label={l10n.getString('order-cancel-why')}
            selectedValue={view.reason ?? ''}
            onChange={({ currentTarget }) => isCancelReason(currentTarget.value) && view.choose(currentTarget.value)}
          >
            {CANCEL_REASONS.map((reason) => (
              <Radio key={reason} value={reason} label={l10n.getString(`order-cancel-reason-${reason}`)} />
            ))}
          </RadioGroup>
          {view.reason === 'other' && (
            <div className="words">
              <Localized id="order-cancel-words">
                <label htmlFor={words}>In your words</label>
              </Localized>
              <TextArea
                id={words}
                fill
                rows={3}
                dir="auto"
                value={view.text}
                aria-invalid={reasonProblem !== undefined}
                aria-describedby={problem}
                onChange={(event) => view.type(event.currentTarget.value)}
              />
              <CharactersLeft count={view.charactersLeft} />
            </div>
          )}
          <p id={problem} className="problem" role="alert">
            {reasonProblem && l10n.getString(`order-cancel-problem-${reasonProblem}`)}
            {view.problem && l10n.getString(view.problem.id, view.problem.args)}
          </p>
          {view.hasMovedOn && <CurrentStatus view={view} />}
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Localized id="order-cancel-keep">
              <Button size="large" onClick={view.close} />
            </Localized>
            <SendButton
              size="large"
              intent="danger"
              type="submit"
              form={form}
              isBusy={view.isSending}
              text={l10n.getString('order-cancel-send')}
              busyText={l10n.getString('shell-sending')}
            />
          </>
        }
      />
    </>
  )
})

/** The number of characters left for the reason, or by how many it is too long (OP-24). */
const CharactersLeft = ({ count }: { readonly count: number }) => (
  <Localized id={count < 0 ? 'order-cancel-words-over' : 'order-cancel-words-left'} vars={{ count: Math.abs(count) }}>
    <small data-over={count < 0} />
  </Localized>
)

/** The current status, and why it prevents cancelling (CANC-07). */
const CurrentStatus = observer(function CurrentStatus({ view }: Pick<Props, 'view'>) {
  const { status, verdict, clock } = view
  if (status === undefined || verdict?.allowed !== false) return null
  return (
    <div className="as-it-is-now">
      <Localized id="cancelling-it-is-now">
        <span />
      </Localized>
      <StatusTag status={status} />
      <WhyNotCancelled verdict={verdict} clock={clock} />
    </div>
  )
})
