import { isRouteErrorResponse } from 'react-router'

/** Whether a route threw this on purpose: a redirect or a 404. Other statuses come from guards or a proxy. */
export function isExpected(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)
}
