import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { HomeSections } from '#app/content/homepage/home-sections.tsx'
import type { ShownSection } from '#app/content/homepage/shown-sections.ts'
import { newId } from '#app/lib/id.ts'
import { StoreProvider } from '#app/store/store.tsx'
import { testStore } from '#tests/support/test-store.ts'

function renderHtml(section: ShownSection, store = testStore()): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <StoreProvider store={store}>
        <HomeSections sections={[section]} storeName="Lumina" newsletterOutcome={null} consent="" />
      </StoreProvider>
    </MemoryRouter>,
  )
}

test('the hero shows the image of a placed product, with a link below it', () => {
  const button = { phone: 'Go', desktop: 'Go and see', to: '/shop' }
  const image = { url: '/media/gown.jpg', width: 800, height: 1000, alt: 'A long silk gown' }
  const product = { id: newId<'product'>(), name: 'Long Silk Gown' }
  const content = {
    label: '',
    headline: 'Walk on',
    subtitle: '',
    button,
    look: 'panel',
    image,
    video: null,
    product,
  } as const
  expect(renderHtml({ id: 'hero', kind: 'hero', content })).toMatch(
    new RegExp(
      `<figure[^>]*><picture[^>]*><img [^>]*alt="A long silk gown"[^>]*/></picture><figcaption><a [^>]*href="/product/${product.id}"[^>]*>Long Silk Gown<`,
    ),
  )
})

test.each([{ look: 'panel' }, { look: 'wall' }] as const)(
  'the page contains the image of a $look hero, but not its video',
  ({ look }) => {
    const button = { phone: 'Go', desktop: 'Go and see', to: '/shop' }
    const image = { url: '/media/gown.jpg', width: 800, height: 1000, alt: 'A long silk gown' }
    const video = { mp4: '/media/clips/a.mp4', webm: '/media/clips/a.webm' }
    const content = { label: '', headline: 'Walk on', subtitle: '', button, look, image, video, product: null }
    const html = renderHtml({ id: 'hero', kind: 'hero', content })
    expect(html).toMatch(/<div class="clip [^"]*"><picture.*<\/picture><button [^>]*class="clip-button"/)
    expect(html).toContain('Play the video')
    expect(html).not.toMatch(/<video|\.mp4|\.webm/)
  },
)

test.each([
  { hero: 'full', loading: 'eager' },
  { hero: 'type', loading: 'lazy' },
] as const)(
  'if the brand’s hero is "$hero", the hero image has the attribute loading="$loading"',
  ({ hero, loading }) => {
    const button = { phone: 'Go', desktop: 'Go and see', to: '/shop' }
    const content = { label: '', headline: 'Walk on', subtitle: '', button, video: null, product: null }
    const section = { id: 'hero', kind: 'hero', content: { ...content, look: 'wall', image: null } } as const
    const brand = { sheet: '/brand/a.css', theme: '#ffffff', hero } as const
    expect(renderHtml(section, { ...testStore(), brand })).toContain(`loading="${loading}"`)
  },
)

const EMPTY = { heading: 'Best sellers', text: '', link: { label: 'View all', to: '/shop' }, hint: 'Flag a product' }

test.each<ShownSection>([
  { id: 'row', kind: 'products', content: { ...EMPTY, layout: 'row', products: [] } },
  { id: 'panel', kind: 'products', content: { ...EMPTY, layout: 'panel', products: [] } },
  { id: 'spread', kind: 'products', content: { ...EMPTY, layout: 'spread', products: [] } },
  { id: 'tiles', kind: 'collections', content: { ...EMPTY, tiles: [] } },
])('an empty section explains how to fill it: $id', (section) => {
  const html = renderHtml(section)
  expect(html).toContain('Best sellers</h2>')
  expect(html).toMatch(/<p [^>]*>Flag a product<\/p>/)
})
