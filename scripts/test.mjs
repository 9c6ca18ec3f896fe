import process from 'node:process'
import { handOver, prepare } from './bootstrap.mjs'

// From a fresh clone on: installs the packages, then runs the tests.

await prepare({ withTools: true })
handOver(['scripts/run-tests/run-tests.ts', ...process.argv.slice(2)])
