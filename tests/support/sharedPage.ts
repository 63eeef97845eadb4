import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { screenIs } from './screenIs.ts'

// Lazy modules of a screen are transformed on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// Resets the width that an earlier test may have set.
beforeEach(() => screenIs(1440))

// The library does this itself only for the first file of a worker.
afterEach(cleanup)
