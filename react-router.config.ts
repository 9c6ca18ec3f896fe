import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { storefrontManifest } from './app/platform/react-router-tuning/storefront-manifest.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  buildDirectory: 'build/draft', // scripts/build.ts moves it to its place once it is whole
  serverBuildFile: 'main.js',
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false, // a route's script would load first, and the one of its client loader a round trip later
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => writeStorefrontManifest(join(buildDirectory, 'client')),
} satisfies Config

/** Writes the routes of the store alone beside all. @throws where the build has no file of all. */
function writeStorefrontManifest(folder: string): void {
  const [all = ''] = globSync('assets/manifest-*.js', { cwd: folder })
  const { url, script } = storefrontManifest(readFileSync(join(folder, all), 'utf8'))
  writeFileSync(join(folder, url), script)
}
