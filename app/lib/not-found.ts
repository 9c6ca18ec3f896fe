import { data } from 'react-router'

/** Returns a 404 to throw from a loader or action; the nearest error page shows `message`. */
export function notFound(message: string) {
  return data(message, { status: 404 })
}
