import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { getStorefrontManifestUrl, isStorefrontPage } from '#app/platform/react-router-tuning/storefront-manifest.ts'

/**
 * Returns a route's handler, which contains only the routes that its URLs can match: matching all routes takes 10% of a
 * render. The locale's prefix becomes the handler's basename.
 */
export function createRouteHandlers(
  build: ServerBuild,
  mode: 'development' | 'production',
): (routeId: string, prefix?: string) => RequestHandler {
  const { routes } = build
  const handlers = new Map<string, RequestHandler>()
  const home = Object.values(routes).find((route) => route?.index && getPath(route.id) === '')

  function listRouteChain(id: string | undefined): string[] {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...listRouteChain(route.parentId), route.id] : []
  }

  function getPath(id: string): string {
    return listRouteChain(id).reduce((path, each) => path + (routes[each]?.path ?? ''), '')
  }

  function createRouteBuild(id: string): ServerBuild {
    if (!routes[id]) return build
    const needed = new Set([...listRouteChain(id), ...listRouteChain(home?.id)])
    function pickNeeded<Value>(all: Readonly<Record<string, Value>>): Record<string, Value> {
      return Object.fromEntries(Object.entries(all).filter(([each]) => needed.has(each)))
    }
    const { assets } = build
    const url = mode === 'production' && isStorefrontPage(id) ? getStorefrontManifestUrl(assets.url) : assets.url
    return { ...build, routes: pickNeeded(routes), assets: { ...assets, url, routes: pickNeeded(assets.routes) } }
  }

  return (routeId, prefix = '') => {
    const key = `${prefix}/${routeId}`
    const cached = handlers.get(key)
    if (cached) return cached
    const needed = createRouteBuild(routeId)
    const handler = createRequestHandler(prefix ? { ...needed, basename: `/${prefix}` } : needed, mode)
    handlers.set(key, handler)
    return handler
  }
}
