import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { clientFiles } from '#server/client-files.ts'
import { createHandle } from '#server/handle.ts'
import { runShop } from '#server/run-shop.ts'

await runShop(createHandle({ build, findFile: clientFiles(join(import.meta.dirname, '../client')) }))
