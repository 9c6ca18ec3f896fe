import { expect, test } from 'vitest'
import {
  ADMIN_SECTIONS,
  findSection,
  findSettingsPage,
  getAriaCurrent,
  listScreens,
} from '#app/operations/admin/admin-sections.ts'
import { SETTINGS_LIST, SETTINGS_PAGES } from '#app/operations/admin/settings-pages.ts'
import { configuredRoutes, isPage } from '#tests/support/configured-routes.ts'

const screens = ADMIN_SECTIONS.flatMap((section) => section.screens)

test('the navigation has the seven entries of the specification, in its order', () => {
  expect(ADMIN_SECTIONS.map(({ label }) => label)).toEqual([
    'Dashboard',
    'Products',
    'Orders',
    'Customers',
    'Collections',
    'Homepage',
    'Settings',
  ])
})

test('a section other than the settings has at most eight tabs, and no URL is listed twice', () => {
  for (const { name, screens: tabs } of ADMIN_SECTIONS) {
    if (name !== 'settings') expect(tabs.length).toBeLessThanOrEqual(8)
  }
  expect(new Set(screens.map(({ to }) => to)).size).toBe(screens.length)
})

test('every screen directly under /admin is listed', () => {
  const listed = new Set(screens.map(({ to }) => to))
  const unlisted = configuredRoutes
    .filter((route) => isPage(route) && /^\/admin\/\w+$/.test(route.fullPath))
    .map(({ fullPath }) => fullPath)
    .filter((path) => !listed.has(path))
  expect(unlisted).toEqual(['/admin/login'])
})

test.each([
  { pathname: '/admin', name: 'dashboard', current: 'page' },
  { pathname: '/admin/stock', name: 'products', current: 'true' },
  { pathname: '/admin/products/new', name: 'products', current: 'page' },
  { pathname: '/admin/messages/1', name: 'customers', current: 'true' },
  { pathname: '/admin/settings', name: 'settings', current: 'page' },
  { pathname: '/admin/settings/all', name: 'settings', current: 'page' },
  { pathname: '/admin/payments/stripe', name: 'settings', current: 'true' },
  { pathname: '/admin/payments/activity', name: 'orders', current: 'true' },
  { pathname: '/admin/account', name: 'settings', current: 'true' },
  { pathname: '/admin/backups/a.tar/download', name: 'settings', current: 'true' },
  { pathname: '/admin/export/a.zip/download', name: 'settings', current: 'true' },
])('on $pathname, only $name is current', ({ pathname, name, current }) => {
  const marked = ADMIN_SECTIONS.map((section) => [section.name, getAriaCurrent(section, pathname)]).filter(
    ([, mark]) => mark,
  )
  expect(marked).toEqual([[name, current]])
})

test('only a listed screen has tabs or the list of settings', () => {
  expect(findSection('/admin/discounts')?.name).toBe('orders')
  expect(findSection('/admin/discounts/new')).toBeNull()
  expect(findSection('/admin/stock/history')?.name).toBe('products')
  expect(findSection('/admin/backups')?.name).toBe('settings')
  expect(findSection('/admin/settings/all')).toBeNull()
})

test.each([
  { pathname: '/admin/settings', page: '/admin/settings' },
  { pathname: '/admin/settings/own-store', page: '/admin/settings/opening' },
  { pathname: '/admin/settings/mail/server', page: '/admin/settings/mail' },
  { pathname: '/admin/markets/new', page: '/admin/markets' },
  { pathname: '/admin/markets/prices', page: '/admin/markets/prices' },
  { pathname: '/admin/payments/stripe', page: '/admin/payments' },
  { pathname: '/admin/taxes/rates/new', page: '/admin/taxes' },
  { pathname: '/admin/import/1/columns', page: '/admin/import' },
  { pathname: '/admin/payments/activity', page: null },
  { pathname: '/admin/settings/all', page: null },
  { pathname: '/admin/settings/setup', page: null },
  { pathname: '/admin/invoices/settings', page: null },
])('the settings page of $pathname is $page', ({ pathname, page }) => {
  expect(findSettingsPage(pathname)?.to ?? null).toBe(page)
})

test('the messages tab is shown while the contact inbox is on, and always on the messages screen', () => {
  const section = findSection('/admin/messages')
  const tabs = (hasInbox: boolean, pathname: string) =>
    section ? listScreens(section, hasInbox, pathname).map(({ label }) => label) : []
  expect(tabs(true, '/admin/customers')).toEqual(['Customers', 'Subscribers', 'Messages'])
  expect(tabs(false, '/admin/customers')).toEqual(['Customers', 'Subscribers'])
  expect(tabs(false, '/admin/messages')).toEqual(['Customers', 'Subscribers', 'Messages'])
})

test('the list of settings has every page once, and no empty group', () => {
  expect(SETTINGS_LIST.flatMap(({ pages }) => pages)).toHaveLength(SETTINGS_PAGES.length)
  expect(SETTINGS_LIST.every(({ pages }) => pages.length > 0)).toBe(true)
  expect(SETTINGS_LIST[0]?.pages[0]?.to).toBe('/admin/settings')
})
