import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

export type RouteFinder = (pathname: string) => string

/**
 * Finds the id of the route that answers a path: the log names routes, as addresses may hold what a shopper typed. Most
 * are found by what they are; the others by React Router, which sorts its whole tree for each question.
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
  return (pathname) => {
    const page = pathname.replace(/(\/_)?\.data$/, '') || '/'
    return known.get(page) ?? matchRoutes(tree, page)?.at(-1)?.route.id ?? 'none'
  }
}

/** The routes whose paths have no part that varies: nothing else can answer these. */
function plainPaths(routes: readonly RouteObject[], above = ''): Map<string, string> {
  return new Map(
    routes.flatMap(({ id = '', path = '', index, children = [] }) => {
      const whole = path ? `${above}/${path}` : above
      const own: [string, string][] = (index || path) && !/[:*?]/.test(whole) ? [[whole || '/', id]] : []
      return [...own, ...plainPaths(children, whole)]
    }),
  )
}
