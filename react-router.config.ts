import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { LANGUAGE_SCRIPTS_FILE } from './app/platform/language-scripts/language-scripts.ts'
import { writeLanguages } from './app/platform/language-scripts/write-languages.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  buildDirectory: 'build/draft', // scripts/build.ts moves it into place once it is complete
  serverBuildFile: 'main.js',
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false, // otherwise a route's client loader loads one round trip after its main script
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const languages = await writeLanguages(join(buildDirectory, 'client/assets'))
    writeFileSync(join(buildDirectory, 'server', LANGUAGE_SCRIPTS_FILE), JSON.stringify(languages))
  },
} satisfies Config
