import process from 'node:process'
import { handOver, prepare } from './bootstrap.mjs'

prepare()
handOver(['scripts/serve.ts', ...process.argv.slice(2)])
