import { href, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router'
import { setLocaleSource } from '#app/lib/format/locale.ts'
import { adminLinks } from '#app/operations/admin/admin-links.ts'
import { AdminNavigation } from '#app/operations/admin/admin-navigation.tsx'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { ListShortcuts } from '#app/operations/admin/list-shortcuts.tsx'
import { NavigationCounts } from '#app/operations/admin/navigation-counts.tsx'
import { PaletteProvider } from '#app/operations/admin/palette.tsx'
import { usePreloadScreens } from '#app/operations/admin/preload-screens.ts'
import { readWorkCounts } from '#app/operations/dashboard/work-list.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { useEarlyInput } from '#app/platform/react-router-tuning/early-input.ts'
import { AdminAuthProvider, useAdminAuth } from '#app/store/admin-auth.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { guardPages, requireAdmin } from '#app/store/staff/guard.server.ts'
import { UnsentForm } from '#app/ui/admin/unsent-form.tsx'
import { TimeZoneProvider } from '#app/ui/time-zone.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import type { Route } from './+types/layout'

export const middleware: Route.MiddlewareFunction[] = [guardPages]

export const links = adminLinks

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

/** Counting stops at this number, which is shown as "99+". */
const MAX_NAVIGATION_COUNT = 100

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const [{ messages, toShip }, settings] = await Promise.all([
    readWorkCounts(db, ['messages', 'toShip'], MAX_NAVIGATION_COUNT),
    readSettings(db),
  ])
  const counts = { unreadMessages: settings.contact_inbox ? messages : null, ordersToShip: toShip }
  return { admin, counts, timeZone: settings.store_time_zone, locale: settings.format_locale }
}

/** If a reload fails, everything on the screen remains visible. */
export const clientLoader = keepOnError<typeof loader>('/admin/*', 'the admin')

/** A different page, sort order or filter reloads only the list. The guard checks every request anyway. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const isSameScreen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isSameScreen && (formMethod ?? 'GET') === 'GET' ? false : defaultShouldRevalidate
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  if (typeof document !== 'undefined') setLocaleSource(() => loaderData.locale)
  return (
    <ToastProvider>
      <AdminAuthProvider admin={loaderData.admin}>
        <TimeZoneProvider zone={loaderData.timeZone} showsOffset={false}>
          <AdminGuard counts={loaderData.counts} />
        </TimeZoneProvider>
      </AdminAuthProvider>
    </ToastProvider>
  )
}

/** Hides the screen while the session is verified, so that input is not lost. */
function AdminGuard({ counts }: Pick<Route.ComponentProps['loaderData'], 'counts'>) {
  const { isAdmin, isVerifying } = useAdminAuth()
  const isFullScreen = useLocation().pathname === href('/admin/orders/pack')
  useEarlyInput()
  usePreloadScreens()
  return (
    <>
      {isVerifying && <Verifying />}
      {!isVerifying && !isAdmin && <LoggedOut />}
      <div hidden={isVerifying || !isAdmin}>
        <a href="#content" className="skip-link">
          {adminText.skipToContent}
        </a>
        <PendingBar />
        <NavigationCounts value={counts}>
          <PaletteProvider>
            {isFullScreen ? (
              <Outlet />
            ) : (
              <AdminNavigation>
                <Outlet />
                <ListShortcuts />
              </AdminNavigation>
            )}
          </PaletteProvider>
        </NavigationCounts>
        <UnsentForm />
      </div>
    </>
  )
}

function Verifying() {
  return (
    <div role="status" className="grid min-h-svh place-content-center justify-items-center gap-4">
      <div className="spinner" aria-hidden="true" />
      <p>{adminText.verifyingAuthentication}</p>
    </div>
  )
}

/** Shown after a logout in another tab if the user stayed on a page with unsaved changes. */
function LoggedOut() {
  return (
    <main className="grid min-h-svh place-content-center justify-items-center gap-4 p-4 text-center">
      <h1 className="text-lg font-semibold">{adminText.youAreLoggedOut}</h1>
      <p>{adminText.sessionEnded}</p>
      <a className="underline underline-offset-4" href="/admin/login" target="_blank" rel="noreferrer">
        {adminText.logIn}
        <span className="sr-only"> {adminText.inNewTab}</span>
      </a>
    </main>
  )
}

function PendingBar() {
  const { state } = useNavigation()
  const { isLoggingOut } = useAdminAuth()
  return state === 'idle' && !isLoggingOut ? null : <div className="pending-bar" aria-hidden="true" />
}
