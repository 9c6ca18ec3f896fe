import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { adminText } from '#app/operations/admin/admin-text.ts'
import { SETTINGS_LIST, type SettingsPage } from '#app/operations/admin/settings-pages.ts'
import { Panel } from '#app/ui/admin/panel.tsx'

/** Shows a screen of the settings page `current`. In a wide window, the list of all pages is beside the screen. */
export function SettingsFrame({ current, children }: { readonly current: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div className="settings-frame">
      <nav
        aria-label={adminText.settingsNavigation}
        className="sticky top-18 -mb-10 self-start max-lg:hidden print:hidden"
      >
        {SETTINGS_LIST.map(({ group, pages }) => (
          <div key={group} className="not-last:mb-4">
            <p id={`${id}-${group}`} className="mb-1 border-l-3 border-transparent px-3 text-sm text-ink-2">
              {adminText.settingsGroups[group]}
            </p>
            <ul aria-labelledby={`${id}-${group}`}>
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    prefetch="intent"
                    aria-current={to === current ? 'page' : undefined}
                    className="flex min-h-8 items-center border-l-3 border-transparent px-3 text-base hover:bg-mist aria-[current]:border-lumen aria-[current]:bg-paper aria-[current]:font-semibold"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div>{children}</div>
    </div>
  )
}

/** Lists all settings pages, with a hint for each. */
export function SettingsOverview() {
  return (
    <nav aria-label={adminText.settingsNavigation} className="-mb-4 gap-4 *:mb-4 *:break-inside-avoid md:columns-2">
      {SETTINGS_LIST.map(({ group, pages }) => (
        <Panel key={group} title={adminText.settingsGroups[group]}>
          <ul className="-my-2 divide-y divide-line">
            {pages.map((page) => (
              <OverviewRow key={page.to} {...page} />
            ))}
          </ul>
        </Panel>
      ))}
    </nav>
  )
}

function OverviewRow({ to, label, hint }: SettingsPage) {
  return (
    <li>
      <Link to={to} className="flex min-h-14 items-center gap-3 py-2 hover:underline">
        <span className="min-w-0 flex-1">
          <span className="block text-base font-medium">{label}</span>
          <span className="block text-sm text-ink-2">{hint}</span>
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-2" aria-hidden="true" />
      </Link>
    </li>
  )
}
