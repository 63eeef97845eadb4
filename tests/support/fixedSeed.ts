import fc from 'fast-check'

/** Uses the same cases in each run, so that mutants are killed in all runs or in none. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 16 })
