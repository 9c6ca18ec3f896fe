import { isRouteErrorResponse } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'

/** Returns the title and text of an error page. `failed` is the title, unless a 404 was thrown with text. */
export function getErrorText(error: unknown, failed: string) {
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return { isMissing: false, title: failed, text: adminText.tryAgainLater }
  }
  const title = typeof error.data === 'string' ? error.data : failed
  return { isMissing: true, title, text: adminText.missingHint }
}
