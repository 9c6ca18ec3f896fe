import type { Section, SectionKind, SectionOf } from '#app/features/homepage/sections/section-kinds.ts'

function section<Kind extends SectionKind>(kind: Kind, id: string, settings: SectionOf<Kind>['settings']) {
  return { id, kind, isHidden: false, settings }
}

const SHOP = { label: 'View all', to: '/shop' }
const NO_LINK = { label: '', to: '' }
const STORY_LINK = { label: 'Read our story', to: '/about' }

const RAILS: readonly Section[] = [
  section('products', 'best-sellers', {
    source: { from: 'best_sellers' },
    layout: 'row',
    heading: 'Best sellers',
    text: '',
    link: SHOP,
  }),
  section('products', 'new-arrivals', {
    source: { from: 'new_arrivals' },
    layout: 'panel',
    heading: 'New arrivals',
    text: '',
    link: NO_LINK,
  }),
]
const WHAT_WE_SEE: Section = section('products', 'what-we-see', {
  source: { from: 'what_we_see' },
  layout: 'edit',
  heading: 'What we see',
  text: 'Pieces we keep coming back to.',
  link: NO_LINK,
})
const featured = (text: string): Section =>
  section('products', 'featured', {
    source: { from: 'featured' },
    layout: 'spread',
    heading: 'Featured products',
    text,
    link: SHOP,
  })
const LATEST_COLLECTIONS: Section = section('collections', 'latest-collections', {
  source: { from: 'latest' },
  heading: 'Latest collections',
  text: '',
  link: { label: 'View all', to: '/lookbook' },
})

/** The homepage of the demo store. */
export const DEMO_SECTIONS: readonly Section[] = [
  section('hero', 'hero', {
    layout: 'full',
    label: 'New Collection 2024',
    headline: 'Radiate Your Light',
    subtitle: 'Timeless elegance meets modern femininity',
    button: { phone: 'Discover Collection', desktop: 'View Collection', to: '/shop' },
    image: { theme: 'hero' },
  }),
  ...RAILS,
  featured('The pieces this season is built around.'),
  WHAT_WE_SEE,
  section('story', 'story', {
    heading: 'Made slowly, worn often',
    text: 'Every piece begins as a length of cloth beside a window. It is cut, dyed and finished by hand, in runs small enough that nothing is made to be left over. We would rather make the one dress you reach for every week than ten you wear once.',
    link: STORY_LINK,
    image: { theme: 'story-drape' },
    counters: [
      { figure: '500+', label: 'pieces' },
      { figure: '40+', label: 'artisans' },
    ],
  }),
  LATEST_COLLECTIONS,
  section('promise', 'promise', {
    heading: 'Our promise',
    promises: [
      { from: 'shipping', title: '', text: '' },
      { from: 'payment', title: 'Flexible payment', text: 'Pay by card, PayPal, Apple Pay or Google Pay.' },
      { from: 'delivery', title: '', text: '' },
      { from: 'text', title: 'Premium support', text: 'Write to us and a person answers within 24-48 hours.' },
    ],
  }),
  section('newsletter', 'newsletter', {
    heading: 'First to see the light',
    text: 'New pieces and small runs, by email, as they arrive.',
  }),
]

/** The homepage that a store of one's own begins with: the same order, without what the demo store claims. */
export const OWN_SECTIONS: readonly Section[] = [
  section('hero', 'hero', {
    layout: 'panel',
    label: '',
    headline: '',
    subtitle: '',
    button: { phone: 'Shop now', desktop: 'Shop now', to: '/shop' },
    image: null,
  }),
  ...RAILS,
  featured(''),
  WHAT_WE_SEE,
  section('story', 'story', { heading: 'Our story', text: '', link: STORY_LINK, image: null, counters: [] }),
  LATEST_COLLECTIONS,
  section('promise', 'promise', {
    heading: 'Our promise',
    promises: [
      { from: 'shipping', title: '', text: '' },
      { from: 'payment', title: '', text: '' },
      { from: 'delivery', title: '', text: '' },
    ],
  }),
  section('newsletter', 'newsletter', { heading: 'News by email', text: 'New pieces, as they arrive.' }),
]

export function presetSections(isDemo: boolean): readonly Section[] {
  return isDemo ? DEMO_SECTIONS : OWN_SECTIONS
}
