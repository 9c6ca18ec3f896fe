import { data } from 'react-router'

/** To be thrown by a loader or action: the nearest error page shows `message` with status 404. */
export function notFound(message: string) {
  return data(message, { status: 404 })
}
