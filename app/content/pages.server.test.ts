import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPageView } from '#app/content/pages/page-view.server.ts'
import { findPageBySlug, findPolicyPage, readPolicies } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { findTargets } from '#app/content/redirects/find-targets.server.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { readSitemapFile } from '#app/content/seo/sitemap.server.ts'
import { newId } from '#app/lib/id.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { computeShippingPromises } from '#app/pricing/shipping-promises.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { OPEN_MARKET, testMarket } from '#tests/support/markets.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await openTestDatabase()
})
beforeEach(async () => {
  await store.db.delete(pages)
  await store.db.delete(redirects)
})
afterAll(() => store.close())

type Values = Omit<typeof pages.$inferInsert, 'title'>

async function add({ slug, status = 'published', ...rest }: Values) {
  const id = newId<'page'>()
  const publishedAt = status === 'published' ? new Date('2026-01-02') : null
  await store.db.insert(pages).values({ id, title: `Page ${slug}`, slug, status, publishedAt, ...rest })
  return id
}

async function findTarget(path: string): Promise<string | undefined> {
  return (await findTargets(store.db, [path])).get(path)
}

const terms = { ...initialSettings, market: testMarket(), shipping: PRESET_SHIPPING }
const promises = computeShippingPromises(terms, OPEN_MARKET)

function view(body: string, policy: 'terms' | null = null) {
  return buildPageView(store.db, { title: 'Story', policy, body }, { promises, publishedAt: new Date('2026-01-02') })
}

describe('addresses', () => {
  test('a page is found by its slug, and a policy by its own path, to which other paths redirect', async () => {
    await add({ slug: 'our-story' })
    await add({ slug: 'general-terms', policy: 'terms' })
    await add({ slug: 'returns', policy: 'returns', status: 'draft' })
    const { db } = store
    expect(await findPageBySlug(db, 'our-story')).toMatchObject({ title: 'Page our-story' })
    expect(await findPolicyPage(db, 'terms')).toMatchObject({ title: 'Page general-terms' })
    expect(await findPageBySlug(db, 'general-terms')).toBeNull()
    expect(await findPolicyPage(db, 'returns')).toBeNull()
    expect(await findTarget('/pages/our-story')).toBe('/pages/our-story')
    for (const path of ['/terms', '/pages/general-terms', '/policies/terms-of-service', '/pages/terms-of-service']) {
      expect(await findTarget(path)).toBe('/terms')
    }
    expect(await findTarget('/policies/refund-policy')).toBeUndefined()
    const paths = (await readSitemapFile(db, 'pages.xml', [{ prefix: '', language: 'en' }]))?.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/pages/our-story', '/terms']))
    expect(paths).not.toContain('/returns')
    expect([...(await readPolicies(db))].map(([policy, { status }]) => [policy, status])).toEqual([
      ['returns', 'draft'],
      ['terms', 'published'],
    ])
  })

  test('a page takes precedence over a redirect from another system’s built-in page', async () => {
    expect(await findTarget('/pages/about-us')).toBe('/about')
    await add({ slug: 'about-us' })
    expect(await findTarget('/pages/about-us')).toBe('/pages/about-us')
  })

  test('former paths redirect to the page or, after the page is deleted, to the homepage', async () => {
    const { db } = store
    const id = await add({ slug: 'story' })
    const set = (values: Partial<Values>) => db.update(pages).set(values).where(eq(pages.id, id))
    await set({ slug: 'our-story' })
    expect(await findTarget('/pages/story')).toBe('/pages/our-story')
    await set({ policy: 'legal-notice' })
    expect(await findTarget('/pages/story')).toBe('/legal-notice')
    expect(await findTarget('/pages/our-story')).toBe('/legal-notice')
    await set({ slug: 'notice' })
    expect(await findTarget('/pages/our-story')).toBe('/legal-notice')
    await set({ policy: null })
    expect(await findTarget('/legal-notice')).toBe('/pages/notice')
    expect(await findTarget('/pages/story')).toBe('/pages/notice')
    await saveSettings(db, { demo_content: false })
    await db.delete(pages).where(eq(pages.id, id))
    for (const path of ['/pages/story', '/pages/our-story', '/legal-notice', '/pages/notice']) {
      expect(await findTarget(path)).toBe('/')
    }
    await saveSettings(db, { demo_content: true })
  })

  test('a new slug of a draft adds no redirect, and publishing a page deletes the redirect from its path', async () => {
    const { db } = store
    const id = await add({ slug: 'notes', status: 'draft' })
    await db.update(pages).set({ slug: 'journal' }).where(eq(pages.id, id))
    expect(await findTarget('/pages/notes')).toBeUndefined()
    await db.insert(redirects).values({ path: '/pages/journal', target: '/about', origin: 'staff' })
    await db.update(pages).set({ status: 'published', publishedAt: new Date() }).where(eq(pages.id, id))
    expect(await db.$count(redirects)).toBe(0)
    await db.delete(pages).where(eq(pages.id, id)) // in the demo store, this adds no redirect
    expect(await db.$count(redirects)).toBe(0)
  })
})

describe('a page', () => {
  test('fills placeholders within the Markdown', async () => {
    const body =
      '## Delivery\n\n- It takes {standard_days}.\n- It costs **{standard_price}**. Always.\n\n1. {express_days}'
    expect((await view(body)).nodes).toEqual([
      ['h2', ['Delivery'], 'section-delivery'],
      [
        'ul',
        [
          ['li', ['It takes 5-7 business days.']],
          ['li', ['It costs ', ['strong', ['$10.00']], '. Always.']],
        ],
      ],
      ['ol', [['li', ['2-3 business days']]]],
    ])
  })

  test('shows the store’s images with their size, and only the alt text of other images', async () => {
    const url = '/media/pages/hem.jpg'
    await store.db.insert(uploads).values({ publicId: 'pages/hem', url, width: 1200, height: 800, bytes: 9 })
    const { nodes } = await view(`![The hem](${url})\n\nText ![Far](https://elsewhere.test/a.png)`)
    expect(nodes).toEqual([
      ['img', [], { url, width: 1200, height: 800, alt: 'The hem' }],
      ['p', ['Text Far']],
    ])
  })

  test('has a table of contents if it is long, and its update date if it is a policy', async () => {
    const headings = ['One', 'Two *words*', 'One', 'Four', 'Five']
    const { contents, updatedAt } = await view(headings.map((text) => `## ${text}\n\nText.`).join('\n\n'), 'terms')
    expect(contents).toEqual([
      { id: 'section-one', text: 'One' },
      { id: 'section-two-words', text: 'Two words' },
      { id: 'section-one--2', text: 'One' },
      { id: 'section-four', text: 'Four' },
      { id: 'section-five', text: 'Five' },
    ])
    expect(updatedAt).toEqual(new Date('2026-01-02'))
    const short = await view('## One\n\nFirst **words**.')
    expect(short).toMatchObject({ contents: [], updatedAt: null, summary: 'First words.' })
  })
})
