import { data, isRouteErrorResponse } from 'react-router'

/** Returns a 404 to throw from a loader or action; the nearest error page shows `message`. */
export function notFound(message: string) {
  return data(message, { status: 404 })
}

/** Returns true for a redirect or a 404 that a route threw on purpose. Other statuses come from guards or a proxy. */
export function isExpected(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)
}
