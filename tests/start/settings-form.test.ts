import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDraft } from '#app/store/settings/settings-draft.ts'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { formKeys, getFormName, getGroupPath, listFormKeys } from '#app/store/settings-fields.ts'
import { readPage } from '#tests/support/read-page.ts'
import { getSharedStore } from '#tests/support/shared-store.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Tests the settings form as the server sends it, with a new store's values.

let database: ReturnType<typeof openStoreDatabase>
let cookie = ''
beforeAll(async () => {
  database = openStoreDatabase(getSharedStore())
  cookie = (await openStaffSession(database.db, getSharedStore())).cookie
})
afterAll(() => database?.close())

async function readForm(tab: string) {
  const { html } = await readPage(getSharedStore().url, `/admin/settings?tab=${tab}`, cookie)
  return parseDocument(html)
}

test('the form has its fields with their initial values', async () => {
  const form = await readForm('general')
  const byName = (name: string) =>
    DomUtils.find((node) => 'attribs' in node && node.attribs.name === name, [form], true, 1)[0]
  const isOn = (name: string) => {
    const field = byName(name)
    return field && 'attribs' in field ? 'checked' in field.attribs : null
  }
  const readInitial = (name: string) => {
    const field = byName(name)
    return field && 'attribs' in field ? field.attribs.value : null
  }
  for (const name of ['store_name', 'store_email', 'store_phone', 'store_address', 'shipping_policy'])
    expect(byName(name), name).toBeDefined()
  const on = ['enable_tax', 'track_inventory', 'enable_shipping']
  const off = ['allow_backorders', 'email_low_stock', 'enable_local_pickup']
  expect([...on, ...off].map(isOn)).toEqual([true, true, true, false, false, false])
  const numbers = ['tax_rate', 'low_stock_threshold', 'default_shipping_rate', 'free_shipping_threshold']
  expect(numbers.map(readInitial)).toEqual(['0', '5', '0.00', '0.00'])
  const currency = byName('store_currency')
  const offered = DomUtils.getElementsByTagName('option', currency ?? form).map((option) =>
    DomUtils.textContent(option),
  )
  expect(offered.slice(0, 4)).toEqual([
    'Nigerian naira (NGN, ₦)',
    'US dollar (USD, $)',
    'British pound (GBP, £)',
    'Euro (EUR, €)',
  ])
})

test.each(['general', 'pricing', 'inventory', 'shipping'])('the URL opens the tab %s', async (tab) => {
  const tabs = DomUtils.find((node) => 'attribs' in node && node.attribs.role === 'tab', [await readForm(tab)], true, 9)
  const shown = tabs.map((element) => [
    DomUtils.textContent(element).toLowerCase(),
    'attribs' in element && element.attribs['aria-selected'],
  ])
  expect(shown).toEqual(['general', 'pricing', 'inventory', 'shipping'].map((name) => [name, String(name === tab)]))
})

test.each([...new Set(formKeys.map(getFormName))])(
  'the form %s has each of its settings once and no others',
  async (name) => {
    const { html } = await readPage(getSharedStore().url, getGroupPath(name), cookie)
    const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, field]) => field)
    expect(names.filter((field) => formKeys.some((key) => key === field)).toSorted()).toEqual(
      listFormKeys(name).toSorted(),
    )
  },
)

test('a form that was opened before another save is rejected, and nothing is saved', async () => {
  const { url } = getSharedStore()
  const settings = await findFormSettings(database.db, listFormKeys('general'))
  const typed: Readonly<Record<string, string | boolean>> = {
    ...toDraft({ ...settings, version: '' }),
    store_phone: '+234 1 555 0147',
    version: 'outdated',
  }
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(typed)) if (value !== false) body.set(name, value === true ? 'on' : value)
  const response = await fetch(`${url}/admin/settings`, { method: 'POST', headers: { cookie, origin: url }, body })
  const html = await response.text()
  expect(response.status).toBe(409)
  expect(html).toContain('The settings were changed by someone else.')
  expect(await findFormSettings(database.db, listFormKeys('general'))).toEqual(settings)
})
