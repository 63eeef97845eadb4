import { PROGRESS_STEPS, progressStep, type ShownStage } from '../../domain/publicTracking/trackingStage.ts'
import { useLocalization } from '../kit/localization.ts'

/** The steps from placed to delivered; nothing for an order that ended otherwise. */
export const ProgressSteps = ({ stage }: { readonly stage: ShownStage }) => {
  const { l10n } = useLocalization()
  const current = progressStep(stage)
  if (current === undefined) return null
  const reached = PROGRESS_STEPS.indexOf(current)
  return (
    <ol className="progress-steps" aria-label={l10n.getString('public-progress')}>
      {PROGRESS_STEPS.map((step, index) => (
        <li key={step} data-reached={index <= reached} aria-current={step === current ? 'step' : undefined}>
          {l10n.getString(`public-step-${step}`)}
        </li>
      ))}
    </ol>
  )
}
