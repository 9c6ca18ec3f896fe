import process from 'node:process'
import { handOver, prepare } from './bootstrap.mjs'

// Installs the packages, even in a fresh clone, then runs the tests.

await prepare({ withTools: true })
handOver(['scripts/run-tests/run-tests.ts', ...process.argv.slice(2)])
