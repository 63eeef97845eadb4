import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LANGUAGES } from '../../domain/market/languages.ts'
import { mayAddCollectionPoint } from '../../domain/vendor/outletPermission.ts'
import { parentsFirst } from '../../domain/vendor/vendor.ts'
import { usePortal } from '../shared/Portal.ts'
import { languageAddress } from '../shared/languageAddress.ts'
import type { Command } from './CommandsViewModel.ts'

/** What only the palette offers: another collection point or one more, the appearance, another language, signing out. */
export const useSettingCommands = (): ReadonlyArray<Command> => {
  const { appearance, flags, locale, locales, outletDoor, session, vendors } = usePortal()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { all, selected } = vendors
  const { shown } = appearance
  const mayAdd = session.mode === 'classic' && mayAddCollectionPoint(all, flags.known)
  return useMemo((): ReadonlyArray<Command> => {
    const screen = /^\/[^/]+/.exec(pathname)?.[0] ?? ''
    return [
      ...parentsFirst(all)
        .filter(({ id }) => id !== selected?.id)
        .map(({ id, name }): Command => ({
          id: `branch-${id}`,
          text: { id: 'command-branch', args: { name, id } },
          group: 'go',
          run: () => {
            vendors.select(id)
            void navigate(`${screen}/${encodeURIComponent(id)}`)
          },
        })),
      ...(mayAdd
        ? [
            {
              id: 'add-collection-point',
              text: { id: 'shell-branch-add' },
              group: 'settings',
              run: outletDoor.add,
            } as const,
          ]
        : []),
      {
        id: 'appearance',
        text: { id: shown === 'dark' ? 'shell-appearance-light' : 'shell-appearance-dark' },
        group: 'settings',
        run: appearance.toggle,
      },
      ...locales
        .filter((code) => code !== locale)
        .map((code): Command => ({
          id: `language-${code}`,
          text: { id: 'command-language', args: { name: LANGUAGES[code].nativeName } },
          group: 'settings',
          run: () => window.location.assign(languageAddress(search, code)),
        })),
      ...(session.mode === 'classic'
        ? [
            {
              id: 'sign-out',
              text: { id: 'shell-sign-out' },
              group: 'settings',
              run: () => void session.signOut(),
            } as const,
          ]
        : []),
    ]
  }, [
    all,
    appearance,
    locale,
    locales,
    mayAdd,
    navigate,
    outletDoor,
    pathname,
    search,
    selected,
    session,
    shown,
    vendors,
  ])
}
