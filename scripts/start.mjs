import process from 'node:process'
import { handOver, prepare } from './bootstrap.mjs'

await prepare()
handOver(['scripts/serve.ts', ...process.argv.slice(2)])
