import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_SECTIONS, getAriaCurrent, listScreens } from '#app/operations/admin/admin-sections.ts'
import { SETTINGS_LIST } from '#app/operations/admin/settings-pages.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { findElements, readText } from '#tests/support/html-elements.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Checks the navigation and header of every admin screen.

let database: ReturnType<typeof openStoreDatabase>
let cookie = ''
let hasInbox = false

beforeAll(async () => {
  database = openStoreDatabase(getSharedStore())
  cookie = (await openStaffSession(database.db, getSharedStore())).cookie
  hasInbox = (await readSettings(database.db)).contact_inbox
})
afterAll(() => database?.close())

type NavigationEntry = { readonly to: string | undefined; readonly text: string; readonly current: string | undefined }

/** Returns the entries in the page's navigation with this name. */
function readEntries(html: string, name: string): NavigationEntry[] {
  const navigations = findElements(html, 'nav').filter(({ attribs }) => attribs['aria-label'] === name)
  const links = navigations.flatMap((part) => findElements(part, 'a'))
  return links.map((link) => ({
    to: link.attribs.href,
    text: readText(link),
    current: link.attribs['aria-current'],
  }))
}

const settingsPages = SETTINGS_LIST.flatMap(({ pages }) => pages)
const screens = ADMIN_SECTIONS.flatMap((section) => section.screens.map((screen) => ({ section, ...screen })))

test.each(screens)('$to is titled $label, has its section’s tabs, and marks its navigation entry', async (screen) => {
  const { section, to, label } = screen
  const { status, html } = await readPage(getSharedStore().url, to, cookie)
  const title = to === '/admin/settings' ? section.label : label // the list of settings names this page General
  expect(status).toBe(200)
  expect(readText(findElements(html, 'h1')[0])).toMatch(new RegExp(`^${title}( \\(\\d+\\))?$`))
  const markedEntries = readEntries(html, 'Admin').filter(({ current }) => current)
  expect(markedEntries).toMatchObject([{ text: section.label, current: getAriaCurrent(section, to) }])
  const sectionPages = section.name === 'settings' ? settingsPages : listScreens(section, hasInbox, to)
  const tabs = sectionPages.map((tab) => ({ to: tab.to, text: tab.label, current: tab.to === to ? 'page' : undefined }))
  expect(readEntries(html, `${section.label} pages`)).toEqual(tabs.length > 1 ? tabs : [])
})

test('the navigation has each section, a link to the store and a logout, and the header shows who is logged in', async () => {
  const { html } = await readPage(getSharedStore().url, '/admin', cookie)
  const toShip = '/admin/orders?status=processing&ship=open'
  const all = readEntries(html, 'Admin')
  expect(all.find(({ to }) => to === toShip)?.text).toMatch(/^Orders, [1-9]\d* to ship$/)
  const entries = all.filter(({ to }) => to !== toShip && to !== '/admin/messages') // these entries are shortcuts that show a count
  const labels = ADMIN_SECTIONS.map(({ label }) => label)
  expect(entries.map(({ text }) => text)).toEqual([...labels, 'View store in a new tab'])
  const forms = findElements(html, 'form')
  const logout = forms.filter(({ attribs }) => attribs.action === '/admin/logout')
  expect(logout.map(readText)).toEqual(['Log out'])
  expect(readText(findElements(html, 'header')[0])).toContain('Store Owner Admin')
})

test('a screen below a settings page shows the list of settings with that page marked', async () => {
  const { html } = await readPage(getSharedStore().url, '/admin/settings/mail/server', cookie)
  const markedEntries = readEntries(html, 'Settings pages').filter(({ current }) => current)
  expect(markedEntries.map(({ to }) => to)).toEqual(['/admin/settings/mail'])
})

test('the settings are a list of pages in four groups', async () => {
  for (const path of ['/admin/settings', '/admin/settings/all']) {
    const { html } = await readPage(getSharedStore().url, path, cookie)
    expect(readEntries(html, 'Settings pages').map(({ to }) => to)).toEqual(settingsPages.map(({ to }) => to))
    const groups = ['Store', 'Selling', 'Content', 'System']
    expect(groups.filter((group) => !new RegExp(`>${group}</(p|h2)>`).test(html))).toEqual([])
  }
})

test('the login page requires email and password', async () => {
  const { html } = await readPage(getSharedStore().url, '/admin/login')
  const fields = findElements(html, 'input')
  const required = fields.filter(({ attribs }) => 'required' in attribs)
  expect(required.map(({ attribs }) => attribs.name)).toEqual(['email', 'password'])
})
