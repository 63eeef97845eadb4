import { Search } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { vendorIdOf } from '../../domain/order/order.ts'
import { Combobox } from '../kit/Combobox.tsx'
import { useLocalization } from '../kit/localization.ts'
import { trackingAddress } from '../paths/links.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { usePortal } from '../frame/Portal.ts'
import type { Command } from '../frame/CommandsViewModel.ts'
import { Keys } from './Keys.tsx'
import { foundCommands } from './foundCommands.ts'
import { ariaKeys } from '../frame/shortcut.ts'
import type { ArrivalState } from './useFrameCommands.ts'
import { useSettingCommands } from './useSettingCommands.ts'
import { trimText } from '../../domain/text/blank.ts'
import './commands.css'

const ID = 'command-palette'

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
  return commands.shown === 'palette' ? <Palette /> : null
})

const Palette = observer(function Palette() {
  const { commands } = usePortal()
  const { l10n } = useLocalization()
  const settings = useSettingCommands()
  const searches = useSearches()
  const worded = (command: Command) => ({ ...command, words: l10n.getString(command.text.id, command.text.args) })
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const offered = [...commands.all.filter(({ id }) => id !== 'palette'), ...settings]
  const groups = foundCommands(query, offered.map(worded), searches(trimText(query)).map(worded))
  const found = groups.flatMap((group) => group.commands)
  const chosen = found[active]

  const type = (text: string) => {
    setQuery(text)
    setActive(0)
  }
  const takeTypedAhead = () => {
    const ahead = commands.takeTypedAhead()
    if (ahead !== '') type(query + ahead)
  }
  /** Wraps around at both ends. */
  const move = (by: 1 | -1) => found.length > 0 && setActive((active + by + found.length) % found.length)
  /** Runs the command after the dialog has closed and, a frame later, returned the focus: the command may move it. */
  const choose = (command: Command) => {
    commands.close()
    requestAnimationFrame(() => requestAnimationFrame(command.run))
  }
  const press = (key: string): boolean => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => chosen && choose(chosen),
    }
    actions[key]?.()
    return key in actions
  }
  return (
    <Dialog
      className="command-palette"
      title={l10n.getString('command-palette')}
      isTitleHidden
      close={commands.close}
      first={() => document.getElementById(ID)}
    >
      <p className="visually-hidden" role="status">
        {l10n.getString('command-found', { count: found.length })}
      </p>
      <Combobox
        id={ID}
        aria-label={l10n.getString('command-palette')}
        listName={l10n.getString('command-palette')}
        groups={groups.map(({ group, commands: members }) => ({
          id: group,
          name: l10n.getString(group === 'search' ? 'shell-orders' : `command-group-${group}`),
          options: members.map((command) => ({
            id: command.id,
            keys: command.shortcut && ariaKeys(command.shortcut, commands.isMac),
            content: (
              <>
                <bdi>{command.words}</bdi>
                {command.shortcut !== undefined && <Keys shortcut={command.shortcut} isMac={commands.isMac} />}
              </>
            ),
            choose: () => choose(command),
          })),
        }))}
        activeId={chosen?.id}
        press={press}
        icon={<Search />}
        placeholder={l10n.getString('command-placeholder')}
        enterKeyHint="go"
        value={query}
        change={type}
        onFocus={takeTypedAhead}
      />
      {found.length === 0 && <p className="command-none">{l10n.getString('command-none')}</p>}
    </Dialog>
  )
})
