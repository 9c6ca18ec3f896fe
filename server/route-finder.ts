import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

export type RouteFinder = (pathname: string) => string

/** Finds the id of the route that answers a path: the log names routes, as addresses may hold what a shopper typed. */
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
  return (pathname) => {
    const page = pathname.replace(/(\/_)?\.data$/, '')
    return matchRoutes(tree, page || '/')?.at(-1)?.route.id ?? 'none'
  }
}
