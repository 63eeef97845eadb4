import { foldText } from '../../domain/text/foldText.ts'
import { COMMAND_GROUPS, type Command, type CommandGroup } from '../frame/CommandsViewModel.ts'
import { isBlank, trimText } from '../../domain/text/blank.ts'

/** A command with its localized name. */
export interface WordedCommand extends Command {
  readonly words: string
}

export interface FoundGroup {
  readonly group: CommandGroup | 'search'
  readonly commands: ReadonlyArray<WordedCommand>
}

/** Whether every typed word occurs in the name. */
const isMeant = (words: string, query: string): boolean =>
  foldText(query)
    .split(/\s+/)
    .every((part) => foldText(words).includes(part))

/** The commands that match a text, by group, followed by `searches`, which work with any text. */
export const foundCommands = (
  query: string,
  commands: ReadonlyArray<WordedCommand>,
  searches: ReadonlyArray<WordedCommand>,
): ReadonlyArray<FoundGroup> => {
  const found = commands.filter(({ words }) => isMeant(words, trimText(query)))
  const groups: ReadonlyArray<FoundGroup> = [
    ...COMMAND_GROUPS.map((group) => ({ group, commands: found.filter((command) => command.group === group) })),
    { group: 'search', commands: isBlank(query) ? [] : searches },
  ]
  return groups.filter((group) => group.commands.length > 0)
}
