import { Search } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { vendorIdOf } from '../../domain/order/order.ts'
import { useLocalization } from '../kit/localization.ts'
import { trackingAddress } from '../paths/requestAddress.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { usePortal } from '../frame/Portal.ts'
import type { Command } from '../frame/CommandsViewModel.ts'
import { Keys } from './Keys.tsx'
import { foundCommands } from './foundCommands.ts'
import { ariaKeys } from '../frame/shortcut.ts'
import type { ArrivalState } from './useFrameCommands.ts'
import { useSettingCommands } from './useSettingCommands.ts'
import './commands.css'

const ID = 'command-palette'
const optionId = (id: string) => `${ID}-${id}`

/** Commands for any text: search orders for it, or open the order with that number. */
const useSearches = (): ((query: string) => ReadonlyArray<Command>) => {
  const { vendors } = usePortal()
  const navigate = useNavigate()
  const own = new Set(vendors.all.map(({ id }) => id))
  return (query) => {
    const here = vendors.selected?.id ?? ''
    const state: ArrivalState = { search: query }
    const find: Command = {
      id: 'find-orders',
      text: { id: 'command-find-orders', args: { query } },
      group: 'go',
      run: () => void navigate(trackingAddress(here), { state }),
    }
    const vendorId = vendorIdOf(query)
    if (!own.has(vendorId)) return [find]
    return [
      {
        id: 'open-order',
        text: { id: 'command-open-order', args: { orderId: query } },
        group: 'go',
        run: () => void navigate(trackingAddress(vendorId, query)),
      },
      find,
    ]
  }
}

/** All commands of the screen and the frame: type to filter, choose with the arrow keys, run with Enter. */
export const CommandPalette = observer(function CommandPalette() {
  const { commands } = usePortal()
  const { l10n } = useLocalization()
  const settings = useSettingCommands()
  const searches = useSearches()
  const worded = (command: Command) => ({ ...command, words: l10n.getString(command.text.id, command.text.args) })
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const wanted = useRef<Command>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const offered = [...commands.all.filter(({ id }) => id !== 'palette'), ...settings]
  const groups = foundCommands(query, offered.map(worded), searches(query.trim()).map(worded))
  const found = groups.flatMap((group) => group.commands)
  const chosen = found[active]
  useEffect(() => {
    if (chosen) document.getElementById(optionId(chosen.id))?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const type = (text: string) => {
    setQuery(text)
    setActive(0)
  }
  /** Wraps around at both ends. */
  const move = (by: 1 | -1) => found.length > 0 && setActive((active + by + found.length) % found.length)
  /** Runs the command after the dialog has closed and returned the focus, because the command may move it. */
  const choose = (command: Command | undefined) => {
    if (!command) return
    wanted.current = command
    commands.close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(chosen),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <Dialog
      isOpen={commands.shown === 'palette'}
      className="command-palette"
      aria-labelledby={`${ID}-title`}
      transitionDuration={0}
      onOpened={() => {
        field.current?.focus()
        type(query + commands.takeTypedAhead())
      }}
      onClose={commands.close}
      onClosed={() => {
        const command = wanted.current
        wanted.current = undefined
        type('')
        // The overlay returns the focus in its own animation frame.
        requestAnimationFrame(() => requestAnimationFrame(() => command?.run()))
      }}
    >
      <h2 id={`${ID}-title`} className="visually-hidden">
        {l10n.getString('command-palette')}
      </h2>
      <div className="command-field">
        <Search />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${ID}-list`}
          aria-activedescendant={chosen && optionId(chosen.id)}
          aria-label={l10n.getString('command-palette')}
          placeholder={l10n.getString('command-placeholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="visually-hidden" role="status">
        {l10n.getString('command-found', { count: found.length })}
      </p>
      <div id={`${ID}-list`} className="command-list" role="listbox" aria-label={l10n.getString('command-palette')}>
        {groups.map(({ group, commands: members }) => (
          <div key={group} role="group" aria-labelledby={`${ID}-group-${group}`}>
            <p id={`${ID}-group-${group}`} className="command-group">
              {l10n.getString(`command-group-${group}`)}
            </p>
            {members.map((command) => (
              <button
                key={command.id}
                id={optionId(command.id)}
                type="button"
                tabIndex={-1}
                role="option"
                className="command"
                aria-selected={command.id === chosen?.id}
                {...(command.shortcut !== undefined && {
                  'aria-keyshortcuts': ariaKeys(command.shortcut, commands.isMac),
                })}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(command)}
              >
                <bdi>{command.words}</bdi>
                {command.shortcut !== undefined && <Keys shortcut={command.shortcut} isMac={commands.isMac} />}
              </button>
            ))}
          </div>
        ))}
        {found.length === 0 && <p className="command-none">{l10n.getString('command-none')}</p>}
      </div>
    </Dialog>
  )
})
