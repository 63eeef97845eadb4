import path from 'node:path'
import { compress } from './compress.ts'

await compress(path.join(import.meta.dirname, '..', 'dist'), process.argv[2] === 'quick' ? 'quick' : 'thorough')
