import { data, href, isRouteErrorResponse } from 'react-router'
import { isExpected } from '#app/lib/route-errors.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { SETTINGS_INTENT } from '#app/store/settings-fields.ts'
import { rejectForm } from '#app/ui/admin/form-result.ts'

/**
 * Runs `save` for a `clientAction`. Returns `fallback` if it fails, so that the screen is kept. @throws redirects and
 * 404s
 */
export async function keepForm<Saved, Fallback>(save: () => Promise<Saved>, fallback: Fallback) {
  try {
    return await withTimeout(save())
  } catch (error) {
    if (isExpected(error)) throw error
    return data(fallback, SAVE_FAILED)
  }
}

/** Like `keepForm`, for typed input. Also keeps the input if it was too large or the session has ended. */
export async function keepInput<Saved>(save: () => Promise<Saved>) {
  return await keepInputAs(save, rejectForm)
}

/** Like `keepInput`, for a form with a different type of result. */
export async function keepInputAs<Saved, Fallback>(save: () => Promise<Saved>, toFallback: (why: string) => Fallback) {
  try {
    return await withTimeout(save())
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 413)
      return data(toFallback(adminText.tooLarge), { status: 413 })
    if (isLoginRedirect(error)) return data(toFallback(adminText.notSavedLoggedOut), { status: 401 })
    if (isExpected(error)) throw error
    return data(toFallback(adminText.notSaved), SAVE_FAILED)
  }
}

type ClientAction<Saved> = { readonly request: Request; readonly serverAction: () => Promise<Saved> }

/** Runs the `clientAction` of a form that has a delete button. If deleting fails, reports `notDeleted`. */
export async function keepEdit<Saved>({ request, serverAction }: ClientAction<Saved>, notDeleted: string) {
  const isDeletion = (await request.clone().formData()).get('intent') === 'delete'
  return isDeletion ? keepForm(serverAction, { failed: notDeleted }) : keepInput(serverAction)
}

/** Runs the `clientAction` of a screen with settings. Keeps typed settings; returns `fallback` if a command fails. */
export async function keepSettings<Saved, Fallback>(
  { request, serverAction }: ClientAction<Saved>,
  fallback: Fallback,
) {
  const isForm = (await request.clone().formData()).get('intent') === SETTINGS_INTENT
  return isForm ? keepInput(serverAction) : keepForm<Saved, Fallback>(serverAction, fallback)
}

/** Neither the router nor the browser has a timeout: without this one, a dialog could stay busy forever. */
const TIMEOUT_MS = 60_000

function withTimeout<Saved>(saving: Promise<Saved>): Promise<Saved> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('The store did not respond in time')), TIMEOUT_MS)
  return Promise.race([saving, timeout.promise]).finally(() => clearTimeout(timer))
}

/** After an error status, the router does not reload the page's data; that would fail too. */
const SAVE_FAILED = { status: 503 } as const

function isLoginRedirect(error: unknown): boolean {
  if (!(error instanceof Response)) return false
  return new URL(error.headers.get('Location') ?? '', window.location.href).pathname === href('/admin/login')
}
