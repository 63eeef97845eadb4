import { writeFileSync } from 'node:fs'
import { TEXT_IDS_FILE, textIdsModule } from './texts.ts'

writeFileSync(TEXT_IDS_FILE, textIdsModule())
