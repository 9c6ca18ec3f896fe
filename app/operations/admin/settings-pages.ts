import { href } from 'react-router'
import type { AdminScreen } from '#app/operations/admin/admin-screen.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'

const SETTINGS_GROUPS = ['store', 'selling', 'content', 'running'] as const

type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

export type SettingsPage = AdminScreen & {
  readonly group: SettingsGroup
  readonly hint: string
  /** Screens of the page that are not below its URL. */
  readonly further: readonly string[]
}

type PageText = Pick<SettingsPage, 'label' | 'hint' | 'words'>

function settingsPage(
  group: SettingsGroup,
  to: string,
  text: () => PageText,
  further: readonly string[] = [],
): SettingsPage {
  return {
    group,
    to,
    further,
    get label() {
      return text().label
    },
    get hint() {
      return text().hint
    },
    get words() {
      return text().words
    },
  }
}

/** A new page needs its line here, its texts in the messages and its route. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  settingsPage('store', href('/admin/settings'), () => adminText.settingsPages.general),
  settingsPage('store', href('/admin/settings/opening'), () => adminText.settingsPages.opening, [
    href('/admin/settings/own-store'),
  ]),
  settingsPage('store', href('/admin/account'), () => adminText.settingsPages.account),
  settingsPage('selling', href('/admin/markets'), () => adminText.settingsPages.markets),
  settingsPage('selling', href('/admin/markets/prices'), () => adminText.settingsPages.marketPrices),
  settingsPage('selling', href('/admin/shipping'), () => adminText.settingsPages.shipping),
  settingsPage('selling', href('/admin/taxes'), () => adminText.settingsPages.taxes),
  settingsPage('selling', href('/admin/payments'), () => adminText.settingsPages.payments),
  settingsPage('selling', href('/admin/law'), () => adminText.settingsPages.law),
  settingsPage('content', href('/admin/languages'), () => adminText.settingsPages.languages),
  settingsPage('content', href('/admin/translations'), () => adminText.settingsPages.translations),
  settingsPage('content', href('/admin/import'), () => adminText.settingsPages.import),
  settingsPage('content', href('/admin/export'), () => adminText.settingsPages.export),
  settingsPage('content', href('/admin/product-feeds'), () => adminText.settingsPages.productFeeds),
  settingsPage('content', href('/admin/settings/texts'), () => adminText.settingsPages.texts),
  settingsPage('running', href('/admin/settings/mail'), () => adminText.settingsPages.mail),
  settingsPage('running', href('/admin/backups'), () => adminText.settingsPages.backups),
  settingsPage('running', href('/admin/system'), () => adminText.settingsPages.system),
]

/** By group, in the order of the groups. */
export const SETTINGS_LIST = SETTINGS_GROUPS.map((group) => ({
  group,
  pages: SETTINGS_PAGES.filter((page) => page.group === group),
}))
