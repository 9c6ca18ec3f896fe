import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { LANGUAGE_SCRIPTS_FILE } from './app/platform/language-scripts/language-scripts.ts'
import { writeLanguages } from './app/platform/language-scripts/write-languages.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  buildDirectory: 'build/draft', // scripts/build.ts moves it to its place once it is whole
  serverBuildFile: 'main.js',
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false, // a route's script would load first, and the one of its client loader a round trip later
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const found = await writeLanguages(join(buildDirectory, 'client/assets'))
    writeFileSync(join(buildDirectory, 'server', LANGUAGE_SCRIPTS_FILE), JSON.stringify(found))
  },
} satisfies Config
