import process from 'node:process'
import { handOver, prepare } from './bootstrap.mjs'

await prepare({ withTools: process.argv.includes('--dev') })
handOver(['scripts/serve.ts', ...process.argv.slice(2)])
