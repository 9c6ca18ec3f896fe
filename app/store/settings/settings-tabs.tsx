import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { adminText } from '#app/store/settings/admin-text.ts'
import { getGroupLabel, isSettingTab, SETTING_TABS, type SettingTab } from '#app/store/settings-fields.ts'
import { focusTab, getPanelAttributes, getTabAttributes, getTabForKey } from '#app/ui/tabs.ts'

export function useOpenTab(): readonly [SettingTab, (tab: SettingTab) => void] {
  const [query, setQuery] = useSearchParams()
  const requestedTab = query.get('tab')
  const [open, setOpen] = useState<SettingTab>(isSettingTab(requestedTab) ? requestedTab : 'general')
  const [followedTab, setFollowedTab] = useState(requestedTab)
  if (requestedTab !== followedTab) {
    setFollowedTab(requestedTab)
    setOpen(isSettingTab(requestedTab) ? requestedTab : 'general') // a link to a different tab was followed
  }
  const show = (tab: SettingTab) => {
    setOpen(tab)
    setQuery({ tab }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }
  return [open, show]
}

type SettingsTabsProps = {
  readonly open: SettingTab
  readonly onOpen: (tab: SettingTab) => void
  readonly unsaved: ReadonlySet<SettingTab>
  readonly invalid: ReadonlySet<SettingTab>
  readonly action: ReactNode
}

/** Without JavaScript, there are no tabs and all panels are visible. */
export function SettingsTabs({ open, onOpen, unsaved, invalid, action }: SettingsTabsProps) {
  const show = (tab: SettingTab) => {
    onOpen(tab)
    focusTab(tab)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = getTabForKey(event.key, SETTING_TABS, open)
    if (!tab) return
    event.preventDefault()
    show(tab)
  }
  return (
    <div className="flex items-end justify-between gap-4 border-b border-line">
      <div
        role="tablist"
        aria-label={adminText.settings}
        className="flex gap-x-6 overflow-x-auto max-md:gap-x-4 no-js:hidden"
        onKeyDown={onKeyDown}
      >
        {SETTING_TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            {...getTabAttributes(tab, tab === open)}
            className={`flex min-h-9 items-center gap-1.5 border-b-2 text-base -outline-offset-2 max-md:min-h-11 ${tab === open ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`}
            onClick={() => show(tab)}
          >
            {getGroupLabel(tab)}
            {invalid.has(tab) && (
              <span className="font-semibold text-danger">
                <span aria-hidden="true">!</span>
                <span className="sr-only">{adminText.needsCorrection}</span>
              </span>
            )}
            {unsaved.has(tab) && (
              <span>
                <span aria-hidden="true" className="block size-1.5 rounded-full bg-plum" />
                <span className="sr-only">{adminText.unsaved}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {action}
    </div>
  )
}

type TabPanelProps = { readonly tab: SettingTab; readonly open: SettingTab; readonly children: ReactNode }

export function TabPanel({ tab, open, children }: TabPanelProps) {
  return (
    <div {...getPanelAttributes(tab)} className={`grid content-start gap-4 ${tab === open ? '' : 'hidden no-js:grid'}`}>
      {children}
    </div>
  )
}
