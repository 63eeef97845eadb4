import { Dialog as LibraryDialog } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useEffect, useId, useRef, type FormEvent, type ReactNode, type RefCallback, type RefObject } from 'react'
import { Button } from './Button.tsx'
import { useLocalization } from './localization.ts'
import { useOverlayFocus } from './useOverlayFocus.ts'
import { isOfInputMethod } from './inputMethod.ts'
import { withWholeNames } from './wholeNames.ts'
import '@blueprintjs/core/lib/css/blueprint.css'
import './dialog.css'

interface Props {
  readonly title: string
  /** For dialogs whose first control says what they are. */
  readonly isTitleHidden?: boolean
  readonly close: () => void
  /** Whether Escape, the close button and a press outside close it; `true` by default. */
  readonly mayClose?: boolean
  /** Whether a press outside closes it: not where typed text would be lost. */
  readonly mayPressOutside?: boolean
  /** Buttons, the main one last. */
  readonly footer?: ReactNode
  /** Makes the dialog a form. */
  readonly submit?: () => void
  readonly formRef?: RefCallback<HTMLFormElement>
  readonly size?: 'small' | 'medium' | 'large'
  readonly className?: string
  readonly describedBy?: string
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog'
  /** Returns the control to focus on opening; the dialog itself by default. */
  readonly first?: () => HTMLElement | null | undefined
  readonly children: ReactNode
}

/** The dialog of every screen; a sheet at the bottom of a phone. Render it while it is open. */
export const Dialog = (props: Props) => {
  const { title, close, mayClose = true, mayPressOutside = true, size = 'medium', className, describedBy, role } = props
  const titleId = useId()
  return (
    <LibraryDialog
      isOpen
      autoFocus={false}
      shouldReturnFocusOnClose={false}
      canEscapeKeyClose={mayClose}
      canOutsideClickClose={mayClose && mayPressOutside}
      className={['dialog', size, className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      {...(role !== undefined && { role })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      onClose={close}
    >
      <Content {...props} title={title} titleId={titleId} />
    </LibraryDialog>
  )
}

/** Keeps keys of an input method from the library: the Escape that ends a composition does not close the dialog. */
const useKeysOfInputMethod = (content: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const leaving = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      if (isOfInputMethod(event)) event.stopPropagation()
    }
    content.current?.closest<HTMLElement>('.dialog')?.addEventListener('keydown', onKeyDown, leaving)
    return () => leaving.abort()
  }, [content])

/** A component of its own: it mounts when the overlay is in the document, so its effect can move the focus. */
const Content = (props: Props & { readonly titleId: string }) => {
  const { title, titleId, isTitleHidden = false, close, mayClose = true, footer, submit, formRef, first } = props
  const { l10n } = useLocalization()
  const head = useRef<HTMLDivElement>(null)
  useOverlayFocus(head, { first })
  useKeysOfInputMethod(head)
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit?.()
  }
  const inside = (
    <>
      <div className="dialog-body">{props.children}</div>
      {footer !== undefined && <div className="dialog-foot">{footer}</div>}
    </>
  )
  return (
    <>
      <div ref={head} className={isTitleHidden ? 'visually-hidden' : 'dialog-head'}>
        <h2 id={titleId}>{withWholeNames(title)}</h2>
        {!isTitleHidden && (
          <Button
            kind="quiet"
            icon={<Cross />}
            aria-label={l10n.getString('dialog-close')}
            disabled={!mayClose}
            onClick={close}
          />
        )}
      </div>
      {submit ? (
        <form ref={formRef} className="dialog-form" noValidate onSubmit={send}>
          {inside}
        </form>
      ) : (
        inside
      )}
    </>
  )
}
