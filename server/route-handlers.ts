import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { isStorefrontPage, storefrontManifestUrl } from '#app/platform/react-router-tuning/storefront-manifest.ts'

/**
 * Returns a route's handler, which knows only the routes that its URLs can match: matching all routes takes 10% of a
 * render. The locale's prefix becomes the handler's basename.
 */
export function routeHandlers(
  build: ServerBuild,
  mode: 'development' | 'production',
): (routeId: string, prefix?: string) => RequestHandler {
  const { routes } = build
  const handlers = new Map<string, RequestHandler>()
  const home = Object.values(routes).find((route) => route?.index && getPath(route.id) === '')

  function idsAbove(id: string | undefined): string[] {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...idsAbove(route.parentId), route.id] : []
  }

  function getPath(id: string): string {
    return idsAbove(id).reduce((path, each) => path + (routes[each]?.path ?? ''), '')
  }

  function buildFor(id: string): ServerBuild {
    if (!routes[id]) return build
    const needed = new Set([...idsAbove(id), ...idsAbove(home?.id)])
    function only<Value>(all: Readonly<Record<string, Value>>): Record<string, Value> {
      return Object.fromEntries(Object.entries(all).filter(([each]) => needed.has(each)))
    }
    const { assets } = build
    const url = mode === 'production' && isStorefrontPage(id) ? storefrontManifestUrl(assets.url) : assets.url
    return { ...build, routes: only(routes), assets: { ...assets, url, routes: only(assets.routes) } }
  }

  return (routeId, prefix = '') => {
    const key = `${prefix}/${routeId}`
    const known = handlers.get(key)
    if (known) return known
    const needed = buildFor(routeId)
    const handler = createRequestHandler(prefix ? { ...needed, basename: `/${prefix}` } : needed, mode)
    handlers.set(key, handler)
    return handler
  }
}
