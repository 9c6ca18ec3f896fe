import type { ServerBuild } from 'react-router'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { isData } from '#server/data-redirect.ts'

export type GetCacheKey = (url: Pick<URL, 'pathname' | 'searchParams'>, routeId: string) => string | null

type CachedRoute = RouteCache & {
  /** The ids of the route and its ancestors, from the root down. */
  readonly ids: readonly string[]
  /** The parts of the path. A parameter is ':name'. */
  readonly parts: readonly string[]
  readonly isPage: boolean
}

/**
 * Derives cache keys from the routes' `cache` exports. @throws if a route does not declare the parameter values it
 * caches.
 */
export function createGetCacheKey(routes: ServerBuild['routes']): GetCacheKey {
  const cached = listCachedRoutes(routes)
  return ({ pathname, searchParams }, routeId) => {
    const route = cached.get(routeId)
    if (!route) return null
    const path = isData(pathname) ? getPagePath(pathname) : pathname
    if (path === null || (isData(pathname) && !route.isPage) || !isCachedPath(path, route)) return null
    const query = route.query ? route.query(searchParams) : ''
    if (query === null) return null
    if (!isData(pathname)) return (route.path ?? path) + query
    return addRoutes((route.path ? `${route.path}.data` : pathname) + query, searchParams, route.ids)
  }
}

function listCachedRoutes(routes: ServerBuild['routes']): Map<string, CachedRoute> {
  function listChain(id: string | undefined): { readonly id: string; readonly path?: string | undefined }[] {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...listChain(route.parentId), route] : []
  }

  return new Map(
    Object.values(routes).flatMap((route) => {
      if (!route || !('cache' in route.module)) return []
      const cache = route.module.cache as RouteCache // route modules check it with `satisfies`
      const chain = listChain(route.id)
      const parts = chain.flatMap(({ path }) => path?.split('/') ?? []).filter(Boolean)
      if (parts[0] === 'admin') return [] // admin routes only preview cached pages
      const openPart = parts.find((part) => /[:*?]/.test(part) && !cache.params?.[part.slice(1)])
      if (openPart && !cache.path)
        throw new Error(`${route.id} is cached, but does not declare the values of ${openPart}.`)
      return [
        [route.id, { ...cache, parts, ids: chain.map(({ id }) => id), isPage: 'default' in route.module }] as const,
      ]
    }),
  )
}

/** Unlike route matching, this is case-sensitive and allows no extra slashes. */
function isCachedPath(path: string, { path: shared, parts, params }: CachedRoute): boolean {
  if (shared) return true
  const segments = path === '/' ? [] : path.slice(1).split('/')
  return (
    segments.length === parts.length &&
    parts.every((part, index) => {
      const value = segments[index] ?? ''
      return part.startsWith(':') ? params?.[part.slice(1)]?.(value) : part === value
    })
  )
}

/** `/_.data` belongs to the home page; '/.data' and the like belong to no page. */
function getPagePath(pathname: string): string | null {
  if (pathname === '/_.data') return '/'
  return /[^/_]\.data$/.test(pathname) ? pathname.slice(0, -'.data'.length) : null
}

function addRoutes(address: string, query: URLSearchParams, ids: readonly string[]): string | null {
  const routesParam = query.get('_routes')
  if (!routesParam) return address
  const requestedIds = new Set(routesParam.split(','))
  const knownIds = ids.filter((id) => requestedIds.has(id))
  if (knownIds.length !== requestedIds.size) return null
  return `${address}${address.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(knownIds.join(','))}`
}
