import { data, href, isRouteErrorResponse } from 'react-router'
import { TOO_LARGE } from '#app/lib/form.ts'

/**
 * Runs what one press asks for from the browser. What breaks on the way, or in the store, is answered by `kept` instead of by
 * the error page that would take the screen's place. Redirects, and what says that no one may or that nothing is there, go
 * through. To be a route's `clientAction`.
 */
export async function keepForm<ActionResult, Kept>(save: () => Promise<ActionResult>, stored: Kept) {
  try {
    return await handled(save)
  } catch (error) {
    if (isExpected(error)) throw error
    return data(stored, NOT_AGAIN)
  }
}

/**
 * The same for a form that someone typed into. `kept` makes its answer from why nothing was saved: also where it was more
 * than can be sent at once, and where the session ended in the meantime, as what was typed would go with the page.
 */
export async function keepInput<ActionResult, Kept>(save: () => Promise<ActionResult>, stored: (why: string) => Kept) {
  try {
    return await handled(save)
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 413) return data(stored(TOO_LARGE), { status: 413 })
    if (isLoggedOut(error)) return data(stored(LOGGED_OUT), { status: 401 })
    if (isExpected(error)) throw error
    return data(stored(NOT_SAVED), NOT_AGAIN)
  }
}

/** Much longer than a save takes. Neither the router nor the browser gives up by itself, and a dialog would stay busy. */
const TIMEOUT_MS = 60_000

/** @throws where nothing came in time; what the store makes of it is not known then. */
async function handled<ActionResult>(save: () => Promise<ActionResult>): Promise<ActionResult> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The store did not answer in time')), TIMEOUT_MS)
  try {
    return await Promise.race([save(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** An error's status: nothing is loaded again, which could fail as well. */
const NOT_AGAIN = { status: 503 } as const

const NOT_SAVED = 'The store could not be reached, or did not answer. Nothing you typed is lost: please save again.'
/** A session that ended and one that was taken with the access look the same from outside: login tells them apart. */
const LOGGED_OUT =
  'You are logged out, so this was not saved. Nothing you typed is lost: log in from another tab, then save again. If you are refused there, your access was switched off.'

/** Whether the guard sent someone to log in. */
function isLoggedOut(error: unknown): boolean {
  if (!(error instanceof Response)) return false
  return new URL(error.headers.get('Location') ?? '', window.location.href).pathname === href('/admin/login')
}

/**
 * Whether what was thrown is an answer, a redirect or that nothing is there, and no failure. Other refusals are none of a
 * screen's: they come from what stands in front of the store, or of a body that took too long.
 */
export function isExpected(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)
}
