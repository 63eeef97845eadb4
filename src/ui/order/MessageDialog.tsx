import { DuplicateIcon } from '@blueprintjs/icons'
import { useId, useState, type ReactNode } from 'react'
import type { Elements } from '../kit/Elements.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Field } from '../kit/Field.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { useLocalization } from '../kit/localization.ts'
import { useCopy } from './useCopy.ts'

interface Props {
  readonly title: string
  /** Who receives it, and how. */
  readonly hint?: ReactNode
  readonly prepared: string
  /** Links and buttons that send the text, the main one last; the dialog adds copying. */
  readonly ways: (text: string) => Elements
  readonly close: () => void
}

/** A prepared message that can be changed, and the device's own ways to send it. The portal sends nothing itself. */
export const MessageDialog = ({ title, hint, prepared, ways, close }: Props) => {
  const { l10n } = useLocalization()
  const [text, setText] = useState(prepared)
  const copy = useCopy()
  const id = useId()
  return (
    <Dialog
      title={title}
      close={close}
      mayPressOutside={false}
      className="message-dialog"
      footer={
        <>
          <Button icon={<DuplicateIcon />} onClick={() => copy(text, 'share-copied')}>
            {l10n.getString('share-copy-text')}
          </Button>
          {ways(text)}
        </>
      }
    >
      <Field id={id} label={l10n.getString('trouble-message')} hint={hint}>
        {(control) => <TextArea {...control} rows={8} value={text} change={setText} />}
      </Field>
    </Dialog>
  )
}
