import { ReactLocalization } from '@fluent/react'
import { messagesOf } from '../../../build/texts.ts'
import type { Locale } from '../../../src/domain/market/languages.ts'
import { FRAME_TEXTS, PAGES } from '../../../src/ui/app/pages.ts'
import { bundleOf } from '../../../src/ui/kit/texts.ts'
import { theDeployment } from '../market/showPage.tsx'

/** The texts of order tracking; a missing message or variable fails the test. */
export const trackingTexts = (locale: Locale) =>
  new ReactLocalization(
    [
      bundleOf(
        locale,
        theDeployment('dobrego-cz').brand,
        messagesOf(locale, [...FRAME_TEXTS, ...PAGES.tracking.texts]),
      ),
    ],
    undefined,
    (problem) => {
      throw problem
    },
  )
