import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What a screen fetches later is a module to be transformed here: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 })

// The library does this by itself for the first file of a worker only.
afterEach(cleanup)
