import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { env } from '#app/platform/env.server.ts'
import { LANGUAGE_SCRIPTS_FILE } from '#app/platform/language-scripts/language-scripts.ts'
import { loadLanguageScripts } from '#app/platform/language-scripts/localized-manifest.server.ts'
import { loadClientFiles } from '#server/client-files.ts'
import { createHandle } from '#server/handle.ts'
import { openPageCopies } from '#server/page-cache/open-page-copies.ts'
import { runStore } from '#server/run-store.ts'
import { createFileHeaders } from '#server/security-headers.ts'

loadLanguageScripts(join(import.meta.dirname, LANGUAGE_SCRIPTS_FILE))
const findFile = loadClientFiles(join(import.meta.dirname, '../client'), createFileHeaders(env.PUBLIC_URL))
const copies = openPageCopies(import.meta.filename)
await runStore(createHandle({ build, findFile, copies }), copies)
