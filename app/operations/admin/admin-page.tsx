import { Menu } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { NAVIGATION_ID, useOpenNavigation } from '#app/operations/admin/admin-navigation.tsx'
import { findSettingsPage } from '#app/operations/admin/admin-sections.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { useLoading } from '#app/operations/admin/loading-text.ts'
import { PaletteButton } from '#app/operations/admin/palette.tsx'
import { SectionTabs } from '#app/operations/admin/section-tabs.tsx'
import { SettingsFrame } from '#app/operations/admin/settings-frame.tsx'
import type { SettingsPage } from '#app/operations/admin/settings-pages.ts'
import { useAdminAuth } from '#app/store/admin-auth.tsx'
import { getRoleLabel } from '#app/store/staff-labels.ts'
import { BackLink, type BackTarget } from '#app/ui/admin/back-link.tsx'
import { ListSkeleton } from '#app/ui/admin/lists/list-skeleton.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

/** Pages with one column of fields are narrow. All other pages, and the tabs above them, have the same width. */
const WIDTHS = { form: 'max-w-[720px]', columns: '' } as const

type AdminPageProps = {
  title: string
  /** The title as it appears in the heading. */
  heading?: ReactNode
  note?: ReactNode
  /** The parent of the screen. Below 1024 px, its link replaces the menu button. */
  back?: BackTarget
  /** The "…" menu. It acts on the saved record, so it is hidden while there are unsaved changes. */
  menu?: ReactNode
  /** The main action in the top bar below 1024 px. On wider screens, the page shows the action beside its filters. */
  action?: ReactNode
  width?: keyof typeof WIDTHS
  children: ReactNode
}

export function AdminPage({
  title,
  heading = title,
  note,
  back,
  menu,
  action,
  width = 'columns',
  children,
}: AdminPageProps) {
  const { admin } = useAdminAuth()
  const loading = useLoading()
  const { pathname } = useLocation()
  const settingsPage = findSettingsPage(pathname)
  return (
    <>
      <title>{adminText.pageTitle(title)}</title>
      {/* With large text, the note wraps below the title; otherwise the title is truncated. */}
      <header className="sticky top-0 z-(--z-header) border-b border-line bg-paper print:hidden">
        <div
          className={`mx-auto flex min-h-14 w-full max-w-[1440px] flex-wrap items-center gap-x-3 px-4 max-sm:gap-x-2 lg:min-h-12 lg:px-6 ${settingsPage ? 'lg:pl-56' : ''}`}
        >
          {back && <BackLink {...back} />}
          {!back && settingsPage && (
            <BackLink to={href('/admin/settings/all')} label={adminText.allSettings} className="lg:hidden" />
          )}
          {!back && !settingsPage && <OpenNavigation />}
          <div className="flex min-w-0 flex-1 basis-16 flex-wrap items-center gap-x-3 py-1.5 max-sm:gap-x-2">
            <PageTitle>{loading?.title() ?? heading}</PageTitle>
            {!loading && note}
          </div>
          <div className="ml-auto flex items-center gap-2 lg:gap-6">
            <PaletteButton />
            {/* The `key` closes the menu's dialogs when a link opens another record on the same screen */}
            {menu && (
              <div key={pathname} className={loading ? 'hidden' : 'hidden-with-save-bar flex items-center gap-2'}>
                {menu}
              </div>
            )}
            {action && !loading && <div className="my-1.5 flex flex-wrap gap-2 lg:hidden">{action}</div>}
            {admin && (
              <Link
                to={href('/admin/account')}
                className="hidden-with-save-bar text-base whitespace-nowrap hover:underline max-lg:hidden"
              >
                {admin.fullName} <span className="text-ink-2">{getRoleLabel(admin.role)}</span>
              </Link>
            )}
          </div>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1440px] p-4 pb-28 lg:p-6 lg:pb-16 print:max-w-none print:p-0"
      >
        <noscript>
          <Notice className="mb-4">{adminText.noScripts}</Notice>
        </noscript>
        <SectionTabs />
        {loading?.isList && <ListSkeleton label={loading.text()} />}
        {loading && !loading.isList && (
          <p role="status" className="py-12 text-center text-base text-ink-2">
            {loading.text()}
          </p>
        )}
        <div hidden={loading !== null}>
          <PageFrame settingsPage={settingsPage}>
            <div className={WIDTHS[width]}>{children}</div>
          </PageFrame>
        </div>
      </main>
    </>
  )
}

function OpenNavigation() {
  const openNavigation = useOpenNavigation()
  return (
    <>
      <button
        type="button"
        className="open-navigation -ml-3 grid size-11 shrink-0 place-items-center lg:hidden"
        aria-label={adminText.openNavigation}
        onClick={openNavigation}
      >
        <Menu className="size-5" aria-hidden="true" />
      </button>
      <noscript>
        <a href={`#${NAVIGATION_ID}`} className="open-navigation -ml-3 grid size-11 place-items-center lg:hidden">
          <Menu className="size-5" aria-hidden="true" />
          <span className="sr-only">{adminText.openNavigation}</span>
        </a>
      </noscript>
    </>
  )
}

/** Shows a settings screen next to the list of all settings pages. */
function PageFrame({ settingsPage, children }: { settingsPage: SettingsPage | null; children: ReactNode }) {
  return settingsPage ? <SettingsFrame current={settingsPage.to}>{children}</SettingsFrame> : children
}

/** Receives focus when a link changes the path, so that screen readers announce the new screen. */
function PageTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const isClientNavigation = useHydrated() // a loaded document keeps the focus that the browser set
  const focusedPath = useRef(isClientNavigation ? null : pathname)
  useEffect(() => {
    if (focusedPath.current === pathname) return
    focusedPath.current = pathname
    heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="min-w-0 max-w-max grow text-[1.25rem] sm:basis-16 font-semibold outline-none max-sm:line-clamp-2 max-sm:text-lg max-sm:leading-tight max-sm:wrap-anywhere sm:truncate"
    >
      {children}
    </h1>
  )
}
