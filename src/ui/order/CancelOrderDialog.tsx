import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import {
  CANCEL_REASONS,
  MAX_CANCEL_TEXT_LENGTH,
  type CancelReason,
  type CancelReasonRefusal,
  type CancelVerdict,
} from '../../domain/order/cancellation.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Order, ReadStatus } from '../../domain/order/order.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Field } from '../kit/Field.tsx'
import { FieldMessage } from '../kit/FieldMessage.tsx'
import type { FailureText } from '../kit/failureText.ts'
import { TextArea } from '../kit/TextArea.tsx'
import { Tick } from '../kit/Tick.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import { CancelledActions, CancelledOrder } from './CancelledOrder.tsx'
import { StatusTag } from '../kit/StatusTag.tsx'
import { WhyNotCancelled } from './WhyNotCancelled.tsx'
import './cancelDialog.css'

export interface CancelOrderDialogView {
  readonly reason: CancelReason | undefined
  readonly text: string
  readonly charactersUsed: number
  readonly isSending: boolean
  readonly reasonProblem: CancelReasonRefusal | undefined
  readonly problem: FailureText | undefined
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

/** The dialog to cancel an order: the question, sending, and the outcome (TRACK-20). Closing keeps the input. */
export const CancelOrderDialog = observer(function CancelOrderDialog({ view, customer }: Props) {
  const { l10n } = useLocalization()
  const [reasons, confirmation] = [useId(), useId()]
  if (view.cancelled)
    return (
      <Dialog
        key="cancelled"
        size="small"
        className="cancel-dialog"
        title={l10n.getString('cancelling-done-title')}
        describedBy={confirmation}
        close={view.close}
        footer={<CancelledActions order={view.cancelled} close={view.close} />}
      >
        <CancelledOrder id={confirmation} order={view.cancelled} />
      </Dialog>
    )
  const submit = () => {
    void view.send()
    if (view.reasonProblem !== undefined)
      document.getElementById(reasons)?.querySelector<HTMLElement>('textarea, input')?.focus()
  }
  return (
    <Dialog
      className="cancel-dialog"
      title={l10n.getString('order-cancel-title', { customer })}
      close={view.close}
      submit={submit}
      footer={
        <>
          <Localized id="order-cancel-keep">
            <Button onClick={view.close} />
          </Localized>
          <Button kind="danger" type="submit" isBusy={view.isSending} busyText={l10n.getString('shell-sending')}>
            {l10n.getString('order-cancel')}
          </Button>
        </>
      }
    >
      <Localized id="order-cancel-text">
        <p className="muted" />
      </Localized>
      <Reasons view={view} id={reasons} />
      <div id={problemIdOf(reasons)} role="alert">
        <Problem view={view} />
      </div>
      {view.hasMovedOn && <CurrentStatus view={view} />}
    </Dialog>
  )
})

const problemIdOf = (reasons: string): string => `${reasons}-problem`

/** What is wrong with the reason, or why the service did not cancel. */
const Problem = observer(function Problem({ view }: Pick<Props, 'view'>) {
  const { l10n } = useLocalization()
  const { problem, reasonProblem } = view
  if (reasonProblem)
    return <FieldMessage tone="problem">{l10n.getString(`order-cancel-problem-${reasonProblem}`)}</FieldMessage>
  return problem ? <FieldMessage tone="problem">{localizeText(l10n, problem)}</FieldMessage> : null
})

/** The reasons, and the words for another one (CANC-04, OP-24). */
const Reasons = observer(function Reasons({ view, id }: Pick<Props, 'view'> & { readonly id: string }) {
  const { l10n } = useLocalization()
  const { reasonProblem } = view
  const described = { 'aria-invalid': reasonProblem !== undefined, 'aria-describedby': problemIdOf(id) }
  return (
    <fieldset id={id} className="cancel-reasons" role="radiogroup" {...described}>
      <legend>{l10n.getString('order-cancel-why')}</legend>
      {CANCEL_REASONS.map((reason) => (
        <Tick
          key={reason}
          kind="radio"
          name={`${id}-reason`}
          value={reason}
          isOn={view.reason === reason}
          change={() => view.choose(reason)}
        >
          {l10n.getString(`order-cancel-reason-${reason}`)}
        </Tick>
      ))}
      {view.reason === 'other' && (
        <Field
          id={`${id}-words`}
          label={l10n.getString('order-cancel-words')}
          describedBy={problemIdOf(id)}
          counter={{ used: view.charactersUsed, maximum: MAX_CANCEL_TEXT_LENGTH }}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={view.text}
              change={view.type}
              aria-invalid={reasonProblem !== undefined}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
})

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
