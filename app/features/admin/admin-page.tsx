import { Menu } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { NAVIGATION, useOpenNavigation } from '#app/features/admin/admin-navigation.tsx'
import { useLoading } from '#app/features/admin/loading-text.ts'
import { PaletteButton } from '#app/features/admin/palette.tsx'
import { useAdminAuth } from '#app/features/staff/admin-auth.tsx'
import { roleLabel } from '#app/features/staff/staff.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { ListSkeleton } from '#app/ui/admin/lists/list-skeleton.tsx'
import { useTimeZone } from '#app/ui/time-zone.tsx'

type AdminPageProps = {
  title: string
  /** Beside the title, such as a status. */
  note?: ReactNode
  /** The page's main action as the top bar shows it below 1024 px; above, the page has it beside its filters. */
  action?: ReactNode
  children: ReactNode
}

/** A screen of the admin: the top bar with its title and who is at work, and the content below. */
export function AdminPage({ title, note, action, children }: AdminPageProps) {
  const { admin } = useAdminAuth()
  const openNavigation = useOpenNavigation()
  const loading = useLoading()
  const { zone } = useTimeZone()
  return (
    <>
      <title>{`${title} · Lumina admin`}</title>
      {/* What stands beside the title goes below it where large text leaves no room; until then the title is cut. */}
      <header className="sticky top-0 z-(--z-header) flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line bg-paper px-4 max-sm:gap-x-2 lg:px-6 print:hidden">
        <button
          type="button"
          className="-ml-3 grid size-11 shrink-0 place-items-center lg:hidden"
          aria-label="Open navigation"
          onClick={openNavigation}
        >
          <Menu className="size-5" aria-hidden="true" />
        </button>
        <noscript>
          <a href={`#${NAVIGATION}`} className="-ml-3 grid size-11 place-items-center lg:hidden">
            <Menu className="size-5" aria-hidden="true" />
            <span className="sr-only">Open navigation</span>
          </a>
        </noscript>
        <div className="flex min-w-0 flex-1 basis-16 flex-wrap items-center gap-x-3 max-sm:gap-x-2">
          <PageTitle>{loading?.title ?? title}</PageTitle>
          {!loading && note}
        </div>
        <div className="ml-auto flex items-center gap-2 lg:gap-6">
          <PaletteButton />
          {action && !loading && <div className="lg:hidden">{action}</div>}
          {admin && (
            <Link to={href('/admin/account')} className="text-base whitespace-nowrap hover:underline max-lg:hidden">
              {admin.fullName} <span className="text-ink-2">{roleLabel(admin.role)}</span>
            </Link>
          )}
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1440px] p-4 pb-28 lg:p-6 lg:pb-28 print:max-w-none print:p-0"
      >
        <noscript>
          <p className="mb-4 rounded-field border border-line bg-amber-soft p-3 text-base text-amber">
            JavaScript is off. Everything here can be read and searched, and forms that show a button can be sent. What
            needs scripts is left out.
          </p>
        </noscript>
        {loading?.isList && <ListSkeleton label={loading.text} />}
        {loading && !loading.isList && (
          <p role="status" className="py-12 text-center text-base text-ink-2">
            {loading.text}
          </p>
        )}
        <div hidden={loading !== null}>
          {children}
          <p className="mt-6 text-sm text-ink-2 print:hidden">{`Times are in ${zone.replaceAll('_', ' ')}.`}</p>
        </div>
      </main>
    </>
  )
}

/**
 * Takes the focus on a change of the path by a link, so that it is read out where the new screen begins. Another order or
 * filter of the same list is no new screen: the focus stays where it is.
 */
function PageTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const cameByLink = useHydrated() // not with the document: there the focus is where the browser or someone put it
  const seen = useRef(cameByLink ? null : pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="min-w-0 max-w-max grow basis-16 text-[1.25rem] font-semibold outline-none max-sm:line-clamp-2 max-sm:text-lg max-sm:leading-tight max-sm:wrap-anywhere sm:truncate"
    >
      {children}
    </h1>
  )
}
