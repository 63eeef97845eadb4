import { observer } from 'mobx-react-lite'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { useLocalization } from '../kit/localization.ts'
import { useStartOfStep } from '../kit/startOfPage.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountNews } from './AccountNews.tsx'
import { AskForCode, type AskForCodeView } from './AskForCode.tsx'
import { SetPassword, type SetPasswordView } from './SetPassword.tsx'

interface Props {
  readonly view: AskForCodeView & SetPasswordView & { readonly page: 'address' | 'code' | 'done' }
  readonly deployment: Deployment
  readonly locale: Locale
}

/** `/forgot-password` (ROUTE-03, AUTH-10). */
export const ForgotPasswordScreen = observer(function ForgotPasswordScreen({ view, deployment, locale }: Props) {
  const { l10n } = useLocalization()
  useStartOfStep(view.page)
  const pages = {
    address: <AskForCode view={view} />,
    code: <SetPassword view={view} />,
    done: (
      <AccountNews title="account-reset-done-title">
        <p>{l10n.getString('account-reset-done-lead')}</p>
      </AccountNews>
    ),
  }
  return (
    <AccountFrame
      deployment={deployment}
      locale={locale}
      welcome={l10n.getString('account-welcome')}
      promise={l10n.getString('account-promise')}
    >
      {pages[view.page]}
    </AccountFrame>
  )
})
