import { data, isRouteErrorResponse } from 'react-router'

/**
 * Runs a save from the browser. What breaks on the way, or in the shop, is answered by `kept` instead of by the error page
 * that would take the form's place: what was typed stays. `tooMuch` is the answer where more was typed than can be sent at
 * once. Redirects, and what says that nobody may or that nothing is there, go through. To be a route's `clientAction`.
 */
export async function keepForm<Answer, Kept>(save: () => Promise<Answer>, kept: Kept, tooMuch: Kept = kept) {
  try {
    return await save()
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 413) return data(tooMuch, { status: 413 })
    if (isMeant(error)) throw error
    return data(kept, { status: 503 }) // an error's status: nothing is loaded anew, which could fail as well
  }
}

export const NOT_SAVED =
  'The shop could not be reached, or did not answer. Nothing you typed is lost: please save again.'

/** Whether what was thrown is an answer, such as a redirect or that nothing is there, and no failure. */
export function isMeant(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
}
