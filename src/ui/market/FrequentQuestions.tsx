import { useLocalization } from '@fluent/react'
import { frequentAnswers } from './frequentAnswers.ts'
import type { LandingProps } from './LandingScreen.tsx'

/** The FAQ of the country (SCR-01): opens and closes without a script. */
export const FrequentQuestions = (landing: Omit<LandingProps, 'registerAllowed'>) => {
  const { l10n } = useLocalization()
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">{l10n.getString('landing-faq-title')}</h2>
      <div>
        {frequentAnswers(l10n, landing).map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer.join(' ')}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
