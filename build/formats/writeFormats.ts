import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OWN_FORMAT_LOCALES } from '../../src/domain/format/ownFormats.ts'
import { FORMATS_FOLDER, formatsModule } from './formatsModule.ts'

mkdirSync(FORMATS_FOLDER, { recursive: true })
for (const locale of OWN_FORMAT_LOCALES) writeFileSync(path.join(FORMATS_FOLDER, `${locale}.ts`), formatsModule(locale))
