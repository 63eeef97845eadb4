import type { FluentVariable } from '@fluent/bundle'
import {
  Localized as UntypedLocalized,
  useLocalization as useUntypedLocalization,
  type LocalizedProps,
} from '@fluent/react'
import type { ReactElement } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'

/** The texts of the shown locale, asked for by the id of an English message. */
export interface Localization {
  readonly getString: (id: TextId, args?: Readonly<Record<string, FluentVariable>>) => string
  /** `null` if no message has this id. */
  readonly getBundle: (id: string) => object | null
}

/** `Localized` of Fluent, which compiles only with the id of an English message. */
export const Localized: (props: Omit<LocalizedProps, 'id'> & { readonly id: TextId }) => ReactElement = UntypedLocalized

/** `useLocalization` of Fluent, whose texts compile only with the id of an English message. */
export const useLocalization: () => { readonly l10n: Localization } = useUntypedLocalization
