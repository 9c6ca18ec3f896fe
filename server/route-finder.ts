import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

export type RouteFinder = (pathname: string) => string

/**
 * Returns a function that finds the route id of a path, or 'none'. Only routes that begin with the path's first segment
 * are matched, because matching sorts all routes that are passed to it.
 */
export function createRouteFinder(routes: ServerBuild['routes']): RouteFinder {
  function listChildren(parentId: string | undefined): RouteObject[] {
    return Object.values(routes)
      .filter((route) => route?.parentId === parentId)
      .flatMap((route) => {
        if (!route) return []
        const { id, path, index } = route
        return [index ? { id, path, index } : { id, path, children: listChildren(id) }]
      })
  }
  const tree = listChildren(undefined)
  const plainRouteIds = collectPlainPaths(tree)
  const routesByFirstSegment = new Map(
    listFirstSegments(tree).map((first) => [first, filterByFirstSegment(first, tree)]),
  )
  const remainingRoutes = filterByFirstSegment(null, tree)
  return (pathname) => {
    const page = pathname.replace(/(\/_)?\.data$/, '') || '/'
    const first = decodeURIComponent(page).split('/')[1]?.toLowerCase() ?? ''
    return (
      plainRouteIds.get(page) ??
      matchRoutes(routesByFirstSegment.get(first) ?? remainingRoutes, page)?.at(-1)?.route.id ??
      'none'
    )
  }
}

function getFirstSegment({ path = '' }: RouteObject): string {
  return path.split('/')[0] ?? ''
}

function listFirstSegments(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => getFirstSegment(route) || listFirstSegments(route.children ?? []))
}

function filterByFirstSegment(first: string | null, routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    const segment = getFirstSegment(route)
    if (route.index || segment) return segment === '' || segment === first || /^[:*]|\?$/.test(segment) ? [route] : []
    return [{ ...route, children: filterByFirstSegment(first, route.children ?? []) }]
  })
}

function collectPlainPaths(routes: readonly RouteObject[], parentPath = ''): Map<string, string> {
  return new Map(
    routes.flatMap(({ id = '', path = '', index, children = [] }) => {
      const fullPath = path ? `${parentPath}/${path}` : parentPath
      const routeEntries: [string, string][] = (index || path) && !/[:*?]/.test(fullPath) ? [[fullPath || '/', id]] : []
      return [...routeEntries, ...collectPlainPaths(children, fullPath)]
    }),
  )
}
