import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { newId } from '#app/lib/id.ts'
import { LawList } from '#app/operations/law/law-list.tsx'
import { listLawRows } from '#app/operations/law/law-rows.ts'
import { POLICIES } from '#app/store/policies.ts'
import { readLinks } from '#tests/support/html-elements.ts'

const createMarket = (name: string, country: string) => {
  const button = { orderButton: '', translatedButtons: {}, currency: 'EUR', ratesWithoutDays: 0 } as const
  return { ...button, id: newId(), name, countries: [country], languages: ['en'] }
}

const pages = POLICIES.filter((policy) => policy !== 'returns').map((policy) => {
  return [policy, { id: newId<'page'>(), status: 'published' as const }] as const
})

test('rules that require the same missing page share one row, with their markets and one link', () => {
  const markets = [
    createMarket('Germany', 'DE'),
    createMarket('France', 'FR'),
    createMarket('United Kingdom', 'GB'),
    createMarket('United States', 'US'),
  ]
  const facts = {
    lawRulesOff: [],
    policies: new Map(pages),
    products: { withoutSafety: 0, withoutFibers: 0, withoutOrigin: 0, withoutPackaging: 0 },
    registrations: { lucid: true, french: true },
    noticeLanguages: ['en'],
    storeEmail: 'ada@example.com',
  }
  const rows = listLawRows({ facts, markets }, [])
  const router = createMemoryRouter([{ path: '/', element: <LawList rows={rows} namesMarkets rejected={null} /> }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const text = html.replace(/<[^>]*>/g, '|')
  expect(text).toMatch(/\|Online withdrawal form · Right to cancel\|+Germany, France \+1\|/)
  expect(text).not.toContain('page is missing')
  const links = readLinks(html).filter(([name]) => name?.startsWith('Create the Returns page'))
  const action = [
    'Create the Returns page for Online withdrawal form · Right to cancel',
    '/admin/pages/new?outline=returns',
  ]
  expect(links).toEqual([action])
})
