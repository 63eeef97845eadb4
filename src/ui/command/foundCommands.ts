import { foldText } from '../../domain/text/foldText.ts'
import { COMMAND_GROUPS, type Command, type CommandGroup } from '../frame/CommandsViewModel.ts'

/** A command with its words in the language of the page. */
export interface WordedCommand extends Command {
  readonly words: string
}

export interface FoundGroup {
  readonly group: CommandGroup | 'search'
  readonly commands: ReadonlyArray<WordedCommand>
}

/** Whether each typed word is somewhere in the words. */
const isMeant = (words: string, query: string): boolean =>
  foldText(query)
    .split(/\s+/)
    .every((part) => foldText(words).includes(part))

/** The commands a text finds, by group; behind them `searches`, what can be done with any text at all. */
export const foundCommands = (
  query: string,
  commands: ReadonlyArray<WordedCommand>,
  searches: ReadonlyArray<WordedCommand>,
): ReadonlyArray<FoundGroup> => {
  const found = commands.filter(({ words }) => isMeant(words, query.trim()))
  const groups: ReadonlyArray<FoundGroup> = [
    ...COMMAND_GROUPS.map((group) => ({ group, commands: found.filter((command) => command.group === group) })),
    { group: 'search', commands: query.trim() === '' ? [] : searches },
  ]
  return groups.filter((group) => group.commands.length > 0)
}
