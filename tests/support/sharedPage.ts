import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { screenIs } from './screenIs.ts'

// What a screen fetches later is a module to be transformed here: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 })

// Wide, whatever the test before made of it.
beforeEach(() => screenIs(1440))

// The library does this by itself for the first file of a worker only.
afterEach(cleanup)
