import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NATIVE_NAMES } from '../../domain/market/nativeNames.ts'
import { mayAddCollectionPoint } from '../../domain/vendor/outletPermission.ts'
import { parentsFirst } from '../../domain/vendor/vendor.ts'
import { LANGUAGE_DRAWER } from '../market/LanguageLink.tsx'
import { usePortal } from '../frame/Portal.ts'
import type { Command } from '../frame/CommandsViewModel.ts'

/** Clicks the link in the footer: the drawer belongs to the page, not to the application. */
const openLanguages = () => document.querySelector<HTMLAnchorElement>(`a[href="#${LANGUAGE_DRAWER}"]`)?.click()

/** Commands that only the palette offers: select or add a collection point, appearance, letters, language, sign-out. */
export const useSettingCommands = (): ReadonlyArray<Command> => {
  const { appearance, flags, locale, locales, outletDialog, session, toggleLetters, vendors } = usePortal()
  const navigate = useNavigate()
  const { pathname } = useLocation()
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
              run: outletDialog.add,
            } as const,
          ]
        : []),
      {
        id: 'appearance',
        text: { id: shown === 'dark' ? 'shell-appearance-light' : 'shell-appearance-dark' },
        group: 'settings',
        run: appearance.toggle,
      },
      ...(toggleLetters
        ? [
            {
              id: 'letters',
              text: { id: 'site-switch-letters' },
              group: 'settings',
              run: toggleLetters,
            } as const,
          ]
        : []),
      ...(locales.length > 1
        ? [
            {
              id: 'language',
              text: { id: 'site-language', args: { name: NATIVE_NAMES[locale] } },
              group: 'settings',
              run: openLanguages,
            } as const,
          ]
        : []),
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
    outletDialog,
    pathname,
    selected,
    session,
    shown,
    toggleLetters,
    vendors,
  ])
}
