import type { FlagName } from '../../../src/domain/flags/flagNames.ts'
import { test as story } from './stories.ts'

type Flags = Readonly<Partial<Record<FlagName, boolean>>>

/** `flip` switches flags under an open page and makes it poll them. The flags are restored after the test. */
export const test = story.extend<{ readonly flip: (flags: Flags) => Promise<void> }>({
  flip: async ({ page, controlRoom, later }, use) => {
    const before = await controlRoom.flags()
    const flipped = new Set<string>()
    await use(async (flags) => {
      for (const [name, isOn] of Object.entries(flags)) {
        flipped.add(name)
        await controlRoom.switchFlag(name, isOn)
      }
      await later(page)
    })
    for (const name of flipped) await controlRoom.switchFlag(name, before[name] ?? false)
  },
})
