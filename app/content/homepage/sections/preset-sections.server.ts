import { serverHomepageText } from '#app/content/homepage/homepage-text.server.ts'
import type { Section, SectionKind, SectionOf } from '#app/content/homepage/sections/section-kinds.ts'

function section<Kind extends SectionKind>(kind: Kind, id: string, settings: SectionOf<Kind>['settings']) {
  return { id, kind, isHidden: false, settings }
}

const NO_LINK = { label: '', to: '' }
const createShopLink = (label: string) => ({ label, to: '/shop' })
const createAboutLink = (label: string) => ({ label, to: '/about' })

/** The text of the product rows in the demo store and in the owner's store. */
type RowTexts = Readonly<
  Record<'viewAll' | 'bestSellers' | 'newArrivals' | 'whatWeSee' | 'whatWeSeeText' | 'featuredProducts', string>
>

function buildProductRows(texts: RowTexts, featuredText: string): readonly Section[] {
  return [
    section('products', 'best-sellers', {
      source: { from: 'best_sellers' },
      layout: 'row',
      heading: texts.bestSellers,
      text: '',
      link: createShopLink(texts.viewAll),
    }),
    section('products', 'new-arrivals', {
      source: { from: 'new_arrivals' },
      layout: 'panel',
      heading: texts.newArrivals,
      text: '',
      link: createShopLink(texts.viewAll),
    }),
    section('products', 'featured', {
      source: { from: 'featured' },
      layout: 'spread',
      heading: texts.featuredProducts,
      text: featuredText,
      link: createShopLink(texts.viewAll),
    }),
    section('products', 'what-we-see', {
      source: { from: 'what_we_see' },
      layout: 'edit',
      heading: texts.whatWeSee,
      text: texts.whatWeSeeText,
      link: NO_LINK,
    }),
  ]
}

function buildLatestCollections(heading: string, viewAll: string): Section {
  return section('collections', 'latest-collections', {
    source: { from: 'latest' },
    heading,
    text: '',
    link: { label: viewAll, to: '/lookbook' },
  })
}

/** The homepage of the demo store. */
export const DEMO_SECTIONS: readonly Section[] = [
  section('hero', 'hero', {
    layout: 'full',
    label: 'New Collection 2024',
    headline: 'Radiate Your Light',
    subtitle: 'Timeless elegance meets modern femininity',
    button: { phone: 'Discover Collection', desktop: 'View Collection', to: '/shop' },
    image: { theme: 'hero' },
    video: null,
  }),
  ...buildProductRows(
    {
      viewAll: 'View all',
      bestSellers: 'Best sellers',
      newArrivals: 'New arrivals',
      whatWeSee: 'Editor’s picks',
      whatWeSeeText: 'Pieces we keep coming back to.',
      featuredProducts: 'Featured products',
    },
    'The pieces this season is built around.',
  ),
  section('story', 'story', {
    heading: 'Made slowly, worn often',
    text: 'Every piece begins as a length of cloth beside a window. It is cut, dyed and finished by hand, in runs small enough that nothing is made to be left over. We would rather make the one dress you reach for every week than ten you wear once.',
    link: createAboutLink('Read our story'),
    image: { theme: 'story-drape' },
    counters: [
      { figure: '500+', label: 'pieces' },
      { figure: '40+', label: 'artisans' },
    ],
  }),
  buildLatestCollections('Latest collections', 'View all'),
  section('promise', 'promise', {
    heading: 'Our promise',
    promises: [
      { from: 'shipping', title: '', text: '' },
      { from: 'payment', title: 'Flexible payment', text: 'Pay by card, PayPal, Apple Pay or Google Pay.' },
      { from: 'delivery', title: '', text: '' },
      { from: 'text', title: 'Premium support', text: 'Write to us and a real person will answer within 24-48 hours.' },
    ],
  }),
  section('newsletter', 'newsletter', {
    heading: 'First to see the light',
    text: 'New pieces and small runs, by email, as they arrive.',
  }),
]

/**
 * Returns the initial homepage of the owner's store. Its sections are in the same order as the demo store's, but
 * contain none of the demo store's claims. Its text is in the language of the page, because nobody has written any text
 * yet.
 */
export function createStartSections(): readonly Section[] {
  return [
    section('hero', 'hero', {
      layout: 'panel',
      label: '',
      headline: '',
      subtitle: '',
      button: { phone: serverHomepageText.shopNow, desktop: serverHomepageText.shopNow, to: '/shop' },
      image: null,
      video: null,
    }),
    ...buildProductRows(serverHomepageText.rows, ''),
    section('story', 'story', {
      heading: serverHomepageText.ourStory,
      text: '',
      link: createAboutLink(serverHomepageText.readOurStory),
      image: null,
      counters: [],
    }),
    buildLatestCollections(serverHomepageText.latestCollections, serverHomepageText.rows.viewAll),
    section('promise', 'promise', {
      heading: serverHomepageText.ourPromise,
      promises: [
        { from: 'shipping', title: '', text: '' },
        { from: 'payment', title: '', text: '' },
        { from: 'delivery', title: '', text: '' },
      ],
    }),
    section('newsletter', 'newsletter', {
      heading: serverHomepageText.newsByEmail,
      text: serverHomepageText.newsByEmailText,
    }),
  ]
}

export function createPresetSections(isDemo: boolean): readonly Section[] {
  return isDemo ? DEMO_SECTIONS : createStartSections()
}
