import { observer } from 'mobx-react-lite'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useLocalization } from '../kit/localization.ts'
import { NewAccountFields, useNewAccount, type NewAccountView } from '../session/NewAccountFields.tsx'
import { TextField } from '../session/TextField.tsx'
import { usePortal } from '../frame/Portal.ts'
import type { StayField } from './StayViewModel.ts'

export interface StayView extends NewAccountView {
  readonly draft: Readonly<Record<StayField, string>>
  readonly askedFields: ReadonlySet<StayField>
  readonly problemOf: (field: StayField) => TextId | undefined
  readonly type: (field: StayField, text: string) => void
  readonly dismiss: () => void
}

/** The dialog that turns a guest into an account: a password, typed twice, and missing data (GUEST-08). */
export const StayDialog = observer(function StayDialog({ view }: { readonly view: StayView }) {
  const { l10n } = useLocalization()
  const { deployment } = usePortal()
  const { draft, askedFields } = view
  const [faultsAlert, submit] = useNewAccount('stay', view, () => [view.problemOf('name')])
  return (
    <Dialog
      className="stay"
      title={l10n.getString('stay-title')}
      close={view.dismiss}
      mayClose={!view.isBusy}
      mayPressOutside={false}
      submit={submit}
      footer={
        <>
          <Button disabled={view.isBusy} onClick={view.dismiss}>
            {l10n.getString('stay-not-now')}
          </Button>
          <Button type="submit" kind="primary" isBusy={view.isBusy} busyText={l10n.getString('password-busy')}>
            {l10n.getString('site-register')}
          </Button>
        </>
      }
    >
      <p className="muted">{l10n.getString('stay-lead')}</p>
      <div className="stay-fields">
        <NewAccountFields
          form="stay"
          view={view}
          faultsAlert={faultsAlert}
          phonePrefix={askedFields.has('phone') ? deployment.country.phonePrefix : undefined}
        >
          {askedFields.has('name') && (
            <TextField
              id="stay-name"
              label="stay-name"
              name="name"
              autoComplete="organization"
              maxLength={120}
              value={draft.name}
              problem={view.problemOf('name')}
              onType={(text) => view.type('name', text)}
            />
          )}
        </NewAccountFields>
      </div>
    </Dialog>
  )
})
