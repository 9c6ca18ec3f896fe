import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { env } from '#app/platform/env.server.ts'
import { clientFiles } from '#server/client-files.ts'
import { createHandle } from '#server/handle.ts'
import { runShop } from '#server/run-shop.ts'
import { fileHeaders } from '#server/security-headers.ts'

const findFile = clientFiles(join(import.meta.dirname, '../client'), fileHeaders(env.PUBLIC_URL))
await runShop(createHandle({ build, findFile }))
