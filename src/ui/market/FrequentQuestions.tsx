import { useLocalization } from '../kit/localization.ts'
import { frequentAnswers } from './frequentAnswers.ts'
import type { LandingProps } from './LandingProps.ts'

interface Props extends Pick<LandingProps, 'deployment' | 'locale' | 'guestAllowed'> {
  /** `h1` on the FAQ's own page. */
  readonly heading?: 'h1' | 'h2'
}

/** The FAQ of the country (SCR-01); answers open and close without a script. */
export const FrequentQuestions = ({ heading: Heading = 'h2', ...country }: Props) => {
  const { l10n } = useLocalization()
  const Question = Heading === 'h1' ? 'h2' : 'h3'
  return (
    <section className="faq" aria-labelledby="faq">
      <Heading id="faq">{l10n.getString('site-faq')}</Heading>
      <div>
        {frequentAnswers(l10n, country).map(({ question, answer }, index) => (
          <details key={question} name="faq">
            <summary id={`faq-${index}`}>
              <Question>{question}</Question>
            </summary>
            <p>{answer.join(' ')}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
