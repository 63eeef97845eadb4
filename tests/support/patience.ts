import { configure } from '@testing-library/react'

// What a screen fetches later is a module to be transformed here: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 })
