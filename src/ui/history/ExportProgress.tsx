import { ErrorIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import type { Elements } from '../kit/Elements.ts'
import type { Instant } from '../../domain/instant.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import type { FailureText } from '../kit/failureText.ts'
import { formatDay } from '../kit/dayFormats.ts'
import { usePortal } from '../frame/Portal.ts'
import { Localized, useLocalization } from '../kit/localization.ts'
import { localizeText } from '../kit/localizeText.ts'
import type { ExportState } from './ExportViewModel.ts'

export interface ExportProgressView {
  readonly state: ExportState
  readonly goOn: () => void
  readonly startOver: () => void
  readonly cancel: () => void
}

/** The progress of an export, with a cancel button; nothing if there is none. */
export const ExportProgress = observer(function ExportProgress({ view }: { readonly view: ExportProgressView }) {
  const { state, cancel, goOn, startOver } = view
  switch (state.step) {
    case 'idle':
      return null
    case 'writing':
      return (
        <Localized id="export-progress" attrs={{ 'aria-label': true }}>
          <section className="export-progress" aria-label="Export">
            <progress max={state.total ?? 1} {...(state.total !== undefined && { value: state.orders })} />
            <SoFar {...state} />
            <Action textId="export-cancel" act={cancel} />
          </section>
        </Localized>
      )
    case 'halted':
      return (
        <Trouble problem={state.problem} orders={state.orders}>
          <Action textId="export-go-on" kind="primary" act={goOn} />
          <Action textId="export-start-over" act={startOver} />
          <Action textId="export-cancel" act={cancel} />
        </Trouble>
      )
    case 'failed':
      return (
        <Trouble problem={state.problem}>
          <Action textId="export-start-over" kind="primary" act={startOver} />
          <Action textId="export-cancel" act={cancel} />
        </Trouble>
      )
  }
})

interface SoFarProps {
  readonly orders: number
  readonly reached: Instant | undefined
  readonly total: number | undefined
}

/** Announced once; the running numbers are not announced, because they would interrupt everything else. */
const SoFar = ({ orders, reached, total }: SoFarProps) => {
  const { deployment, locale } = usePortal()
  const { l10n } = useLocalization()
  return (
    <p>
      <Localized id="export-begun">
        <output className="visually-hidden" />
      </Localized>
      <Localized
        id={total === undefined ? 'export-so-far' : 'export-so-far-of'}
        vars={{ count: orders, total: total ?? 0 }}
      >
        <strong />
      </Localized>
      {reached !== undefined && (
        <span className="muted">
          {` ${l10n.getString('export-reached', { day: formatDay(reached, deployment.country.timeZone, locale) })}`}
        </span>
      )}
    </p>
  )
}

interface TroubleProps {
  readonly problem: FailureText
  /** The number of exported orders, if the export can continue from there. */
  readonly orders?: number
  readonly children: Elements
}

const Trouble = ({ problem, orders, children }: TroubleProps) => {
  const { l10n } = useLocalization()
  return (
    <section className="export-progress" data-trouble>
      <ErrorIcon />
      <p role="alert">
        {orders !== undefined && (
          <Localized id="export-halted" vars={{ count: orders }}>
            <strong />
          </Localized>
        )}
        <span>{` ${localizeText(l10n, problem)}`}</span>
      </p>
      {children}
    </section>
  )
}

interface ActionProps {
  readonly textId: TextId
  readonly kind?: 'primary' | 'secondary'
  readonly act: () => void
}

const Action = ({ textId, kind = 'secondary', act }: ActionProps) => (
  <Localized id={textId}>
    <Button kind={kind} onClick={act}>
      {textId}
    </Button>
  </Localized>
)
