import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

export type ConfiguredRoute = Omit<RouteConfigEntry, 'id' | 'children'> & {
  readonly id: string
  readonly parentId: string
  /** The path from the root, such as '/admin/orders/:id'. */
  readonly fullPath: string
  /** The source code of the route's module. */
  readonly source: string
}

/** Every route in `app/routes.ts` with the id it has in the build, parents first. */
export const configuredRoutes = flattenRoutes(await routes, 'root', '')

/** The routes that declare how they are cached, except the not-found route and previews in the admin. */
export const cachedRoutes = configuredRoutes.filter(
  ({ id, source, fullPath }) =>
    /^export const cache\b/m.test(source) && id !== 'routes/storefront/not-found' && !fullPath.startsWith('/admin/'),
)

/** The files of all routes with an action, without extensions. */
export const actionRoutes: readonly string[] = [
  ...new Set(
    configuredRoutes
      .filter(({ source }) => /^export (async )?(function|const) action\b/m.test(source))
      .map(({ file }) => file.replace(/\.tsx?$/, '')),
  ),
].toSorted()

/** Returns true if the route is a page, and false if it is a file such as the sitemap. */
export function isPage({ source }: ConfiguredRoute): boolean {
  return /^export default\b/m.test(source)
}

function flattenRoutes(entries: readonly RouteConfigEntry[], parentId: string, parentPath: string): ConfiguredRoute[] {
  return entries.flatMap(({ id: explicitId, children = [], ...entry }) => {
    const id = explicitId ?? entry.file.replace(/\.tsx?$/, '')
    const source = readFileSync(join('app', entry.file), 'utf8')
    const fullPath = entry.path ? `${parentPath}/${entry.path}` : parentPath
    return [{ ...entry, id, parentId, fullPath, source }, ...flattenRoutes(children, id, fullPath)]
  })
}
