import { Button, Dialog, DialogBody, DialogFooter, Radio, RadioGroup, TextArea } from '@blueprintjs/core'
import { Localized, useLocalization } from '@fluent/react'
import { observer } from 'mobx-react-lite'
import { useId, type FormEvent } from 'react'
import {
  CANCEL_REASONS,
  isCancelReason,
  type CancelReason,
  type CancelReasonRefusal,
} from '../../domain/order/cancellation.ts'
import type { Text } from '../shared/failureText.ts'
import './cancelDialog.css'

export interface CancelOrderDialogView {
  readonly reason: CancelReason | undefined
  readonly text: string
  readonly charactersLeft: number
  readonly isSending: boolean
  readonly reasonProblem: CancelReasonRefusal | undefined
  readonly problem: Text | undefined
  readonly choose: (reason: CancelReason) => void
  readonly type: (text: string) => void
  readonly close: () => void
  readonly send: () => Promise<void>
}

interface Props {
  readonly view: CancelOrderDialogView
  readonly customer: string
}

/** Asks for the reason and sends the cancel (CANC-04, OP-24). Closing keeps what was chosen and typed. */
export const CancelOrderDialog = observer(function CancelOrderDialog({ view, customer }: Props) {
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
    <Dialog
      isOpen
      className="cancel-dialog"
      title={l10n.getString('order-cancel-title', { customer })}
      onClose={view.close}
      isCloseButtonShown={false}
    >
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
              <Localized id="order-cancel-words-left" vars={{ count: view.charactersLeft }}>
                <small data-over={view.charactersLeft < 0} />
              </Localized>
            </div>
          )}
          <p id={problem} className="problem" role="alert">
            {reasonProblem && l10n.getString(`order-cancel-problem-${reasonProblem}`)}
            {view.problem && l10n.getString(view.problem.id, view.problem.args)}
          </p>
        </form>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Localized id="order-cancel-keep">
              <Button size="large" onClick={view.close} />
            </Localized>
            <Localized id="order-cancel-send">
              <Button size="large" intent="danger" type="submit" form={form} loading={view.isSending} />
            </Localized>
          </>
        }
      />
    </Dialog>
  )
})
