// Preload with --import: kills the program with SIGKILL at its KILL_AT-th change of the file system.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const at = Number(process.env['KILL_AT'])
let changes = 0
for (const name of ['mkdirSync', 'openSync', 'writeSync', 'writeFileSync', 'renameSync', 'rmSync', 'unlinkSync']) {
  const original = fs[name]
  fs[name] = (...args) => {
    changes += 1
    if (changes === at) process.kill(process.pid, 'SIGKILL')
    return original(...args)
  }
}
syncBuiltinESMExports()
process.on('exit', () => process.stdout.write(`${changes} changes\n`))
