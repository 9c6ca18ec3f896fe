import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

export type RouteFinder = (pathname: string) => string

/**
 * Returns a function that finds the route id of a path, or 'none'. Only routes that begin with the path's first segment
 * are matched, because matching sorts all routes that it gets.
 */
export function routeFinder(routes: ServerBuild['routes']): RouteFinder {
  function below(parentId: string | undefined): RouteObject[] {
    return Object.values(routes)
      .filter((route) => route?.parentId === parentId)
      .flatMap((route) => {
        if (!route) return []
        const { id, path, index } = route
        return [index ? { id, path, index } : { id, path, children: below(id) }]
      })
  }
  const tree = below(undefined)
  const known = plainPaths(tree)
  const beginnings = new Map(listBeginnings(tree).map((first) => [first, beginningWith(first, tree)]))
  const others = beginningWith(null, tree)
  return (pathname) => {
    const page = pathname.replace(/(\/_)?\.data$/, '') || '/'
    const first = decodeURIComponent(page).split('/')[1]?.toLowerCase() ?? ''
    return known.get(page) ?? matchRoutes(beginnings.get(first) ?? others, page)?.at(-1)?.route.id ?? 'none'
  }
}

function getFirstSegment({ path = '' }: RouteObject): string {
  return path.split('/')[0] ?? ''
}

function listBeginnings(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => getFirstSegment(route) || listBeginnings(route.children ?? []))
}

function beginningWith(first: string | null, routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    const own = getFirstSegment(route)
    if (route.index || own) return own === '' || own === first || /^[:*]|\?$/.test(own) ? [route] : []
    return [{ ...route, children: beginningWith(first, route.children ?? []) }]
  })
}

function plainPaths(routes: readonly RouteObject[], above = ''): Map<string, string> {
  return new Map(
    routes.flatMap(({ id = '', path = '', index, children = [] }) => {
      const whole = path ? `${above}/${path}` : above
      const own: [string, string][] = (index || path) && !/[:*?]/.test(whole) ? [[whole || '/', id]] : []
      return [...own, ...plainPaths(children, whole)]
    }),
  )
}
