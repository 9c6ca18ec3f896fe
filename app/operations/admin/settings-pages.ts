import { href } from 'react-router'
import type { AdminScreen } from '#app/operations/admin/admin-screen.ts'
import { adminText } from '#app/operations/admin/admin-text.ts'

const SETTINGS_GROUPS = ['store', 'selling', 'content', 'running'] as const

type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

export type SettingsPage = AdminScreen & {
  readonly group: SettingsGroup
  readonly hint: string
  /** The paths of screens that belong to the page but are not under its URL. */
  readonly otherPaths: readonly string[]
}

type PageText = Pick<SettingsPage, 'label' | 'hint' | 'words'>

function defineSettingsPage(
  group: SettingsGroup,
  to: string,
  text: () => PageText,
  otherPaths: readonly string[] = [],
): SettingsPage {
  return {
    group,
    to,
    otherPaths,
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

/** A new page needs a line here, text in the messages and a route. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  defineSettingsPage('store', href('/admin/settings'), () => adminText.settingsPages.general),
  defineSettingsPage('store', href('/admin/settings/opening'), () => adminText.settingsPages.opening, [
    href('/admin/settings/own-store'),
  ]),
  defineSettingsPage('store', href('/admin/account'), () => adminText.settingsPages.account),
  defineSettingsPage('selling', href('/admin/markets'), () => adminText.settingsPages.markets),
  defineSettingsPage('selling', href('/admin/markets/prices'), () => adminText.settingsPages.marketPrices),
  defineSettingsPage('selling', href('/admin/shipping'), () => adminText.settingsPages.shipping),
  defineSettingsPage('selling', href('/admin/taxes'), () => adminText.settingsPages.taxes),
  defineSettingsPage('selling', href('/admin/payments'), () => adminText.settingsPages.payments),
  defineSettingsPage('selling', href('/admin/law'), () => adminText.settingsPages.law),
  defineSettingsPage('content', href('/admin/languages'), () => adminText.settingsPages.languages),
  defineSettingsPage('content', href('/admin/translations'), () => adminText.settingsPages.translations),
  defineSettingsPage('content', href('/admin/import'), () => adminText.settingsPages.import),
  defineSettingsPage('content', href('/admin/export'), () => adminText.settingsPages.export),
  defineSettingsPage('content', href('/admin/product-feeds'), () => adminText.settingsPages.productFeeds),
  defineSettingsPage('content', href('/admin/settings/texts'), () => adminText.settingsPages.texts),
  defineSettingsPage('running', href('/admin/settings/mail'), () => adminText.settingsPages.mail),
  defineSettingsPage('running', href('/admin/backups'), () => adminText.settingsPages.backups),
  defineSettingsPage('running', href('/admin/system'), () => adminText.settingsPages.system),
]

/** The settings pages by group, in the order of the groups. */
export const SETTINGS_LIST = SETTINGS_GROUPS.map((group) => ({
  group,
  pages: SETTINGS_PAGES.filter((page) => page.group === group),
}))
