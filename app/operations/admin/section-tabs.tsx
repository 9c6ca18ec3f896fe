import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { findSection, isShown, listScreens } from '#app/operations/admin/admin-sections.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { useShownPath } from '#app/operations/admin/loading-text.ts'
import { UnreadCount, useHasInbox } from '#app/operations/admin/navigation-counts.tsx'
import { scrollToCurrentTab } from '#app/ui/admin/lists/scroll-to-current-tab.ts'

/**
 * Shows the screens of the current section as tabs. Renders nothing on a screen without a section, and in the
 * settings, which have a list instead.
 */
export function SectionTabs() {
  const pathname = useShownPath()
  const hasInbox = useHasInbox()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (pathname && bar.current) scrollToCurrentTab(bar.current)
  }, [pathname])
  const section = findSection(pathname)
  const screens = section && section.name !== 'settings' ? listScreens(section, hasInbox, pathname) : []
  if (!section || screens.length < 2) return null
  return (
    <nav
      ref={bar}
      aria-label={adminText.sectionPages(section.label)}
      className="relative -mt-2 mb-3 flex gap-x-6 overflow-x-auto border-b border-line whitespace-nowrap max-md:-mx-4 max-md:gap-x-5 max-md:px-4 lg:-mt-4"
    >
      {screens.map((screen) => (
        <Link
          key={screen.to}
          to={screen.to}
          prefetch="intent"
          aria-current={screen.to === pathname ? 'page' : isShown(screen, pathname) || undefined}
          className="flex min-h-9 items-center gap-1.5 border-b-2 border-transparent text-base -outline-offset-2 not-aria-[current]:hover:border-line max-md:min-h-11 aria-[current]:border-lumen aria-[current]:font-semibold"
        >
          {screen.label} {screen.needsInbox && <UnreadCount />}
        </Link>
      ))}
    </nav>
  )
}
