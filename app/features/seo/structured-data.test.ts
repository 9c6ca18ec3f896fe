import { describe, expect, test } from 'vitest'
import { money } from '#app/features/money/money.ts'
import { averageRating } from '#app/features/reviews/rating.ts'
import { breadcrumbs, faqPage, organization, productOffer, webSite } from '#app/features/seo/structured-data.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { availabilityOf } from '#app/features/stock/stock.ts'

const origin = 'https://shop.example'
const at = (path: string) => origin + path
const url = new URL(at('/product/1'))
const image = { url: '/media/demo/0a.jpg', width: 1200, height: 1500, alt: 'Front' }
const elsewhere = { ...image, url: 'https://images.example/shop/image/upload/v1/a.jpg' }

const dress = {
  name: 'Ember Linen Shift',
  description: 'A shift of washed linen.',
  sku: 'LM-101',
  vendor: '',
  label: { fibers: [], countryOfOrigin: null },
  maker: { maker: '', makerContact: '', makerCountry: null, responsiblePerson: '' },
  safetyWarnings: '',
  measure: '',
  category: 'Dresses',
  price: money(74_000_50, 'NGN'),
  images: [image, elsewhere],
  availability: availabilityOf(3, { track_inventory: true, allow_backorders: false }),
  reviews: reviewed([]),
} as const

function review(rating: number, title = '') {
  return { rating, title, comment: title, customerName: 'Ada', day: '2026-11-03' }
}

function reviewed(list: readonly ReturnType<typeof review>[]) {
  const average = averageRating(
    list.reduce((sum, { rating }) => sum + rating, 0),
    list.length,
  )
  return { list, count: list.length, average }
}

describe('a product', () => {
  test('has its name, its price in the store currency and its images', () => {
    const ofMaker = productOffer(url, { ...dress, vendor: 'Studio Ō' }, initialSettings)
    expect(ofMaker).toMatchObject({ brand: { name: 'Studio Ō' } })
    expect(productOffer(url, dress, { ...initialSettings, store_name: 'Maison' })).toEqual({
      '@type': 'Product',
      name: 'Ember Linen Shift',
      description: 'A shift of washed linen.',
      sku: 'LM-101',
      url: url.href,
      category: 'Dresses',
      image: [
        'https://shop.example/media/w_1200,q_auto,f_auto/demo/0a.jpg',
        'https://images.example/shop/image/upload/w_1200,q_auto,f_auto/v1/a.jpg',
      ],
      brand: { '@type': 'Brand', name: 'Maison' },
      offers: {
        '@type': 'Offer',
        url: url.href,
        price: '74000.50',
        priceCurrency: 'NGN',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    })
  })

  test('is reduced from the lowest price before, where the law requires that one, and from none that is not higher', () => {
    const offerFrom = (prior: ReturnType<typeof money>) =>
      JSON.stringify(productOffer(url, { ...dress, prior }, initialSettings))
    expect(productOffer(url, { ...dress, prior: money(90_000_00, 'NGN') }, initialSettings)).toMatchObject({
      offers: {
        price: '74000.50',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: '90000.00',
          priceCurrency: 'NGN',
        },
      },
    })
    for (const prior of [money(74_000_50, 'NGN'), money(60_000_00, 'NGN'), money(90_000_00, 'EUR')]) {
      expect(offerFrom(prior)).not.toContain('priceSpecification')
    }
  })

  test('has its fibers, country of origin and maker', () => {
    const shares = [
      { fiber: 'linen', percent: 55 },
      { fiber: 'cotton', percent: 45 },
    ] as const
    const fibers = [
      { component: 'shell', shares },
      { component: 'lining', shares: [{ fiber: 'cupro', percent: 100 }] },
    ] as const
    const label = { fibers, countryOfOrigin: 'PT' }
    const maker = { ...dress.maker, maker: 'Tear & Fio, Porto' }
    expect(productOffer(url, { ...dress, label, maker }, initialSettings)).toMatchObject({
      material: 'Shell: 55% linen, 45% cotton; Lining: 100% cupro',
      countryOfOrigin: { '@type': 'Country', name: 'PT' },
      manufacturer: { '@type': 'Organization', name: 'Tear & Fio, Porto' },
    })
  })

  test('has its manufacturer with addresses, responsible person and warnings', () => {
    const maker = {
      maker: 'Adaeze Ltd',
      makerContact: '12 Marina Road, Lagos\nhello@adaeze.example\nwww.adaeze.example',
      makerCountry: 'NG',
      responsiblePerson: 'Ada GmbH, Berlin',
    }
    const safe = { ...dress, maker, safetyWarnings: 'Keep away from fire.' }
    expect(productOffer(url, safe, initialSettings)).toMatchObject({
      manufacturer: {
        '@type': 'Organization',
        name: 'Adaeze Ltd',
        email: 'hello@adaeze.example',
        url: 'https://www.adaeze.example',
        address: { '@type': 'PostalAddress', streetAddress: '12 Marina Road, Lagos', addressCountry: 'NG' },
      },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Responsible person in the EU', value: 'Ada GmbH, Berlin' },
        { '@type': 'PropertyValue', name: 'Warnings and safety information', value: 'Keep away from fire.' },
      ],
    })
    expect(productOffer(url, dress, initialSettings)).not.toHaveProperty('additionalProperty')
  })

  test('says for how much its price is, beside the price before a reduction', () => {
    const price = { '@type': 'UnitPriceSpecification', price: '74000.50', priceCurrency: 'NGN' }
    const referenceQuantity = {
      '@type': 'QuantitativeValue',
      ...{ value: 50, unitCode: 'MLT' },
      valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
    }
    const measured = { ...dress, measure: '50 ml' }
    expect(productOffer(url, measured, initialSettings)).toMatchObject({
      offers: { price: '74000.50', priceSpecification: { ...price, referenceQuantity } },
    })
    const struck = { ...price, price: '90000.00', priceType: 'https://schema.org/StrikethroughPrice' }
    const reduced = { ...measured, prior: money(90_000_00, 'NGN') }
    expect(productOffer(url, reduced, initialSettings)).toMatchObject({
      offers: { priceSpecification: [{ ...price, referenceQuantity }, struck] },
    })
  })

  const variant = { size: 'S', color: null, gtin: null, price: dress.price, availability: dress.availability }

  test('has the GTIN of its only barcode', () => {
    const one = [{ ...variant, size: null, gtin: '96385074' }]
    expect(productOffer(url, { ...dress, variants: one }, initialSettings)).toMatchObject({
      ...{ '@type': 'Product', gtin: '96385074' },
    })
    for (const variants of [[], [variant], [variant, { ...variant, size: 'M' }]]) {
      const data = productOffer(url, { ...dress, variants }, initialSettings)
      expect(data).toEqual(productOffer(url, dress, initialSettings))
    }
  })

  test('is a group if its variants have GTINs of their own', () => {
    const out = availabilityOf(0, { track_inventory: true, allow_backorders: false })
    const variants = [
      { ...variant, gtin: '96385074' },
      { ...variant, size: 'M', price: money(80_000_00, 'NGN'), availability: out },
    ]
    const offer = { '@type': 'Offer', url: url.href, priceCurrency: 'NGN' }
    const isNew = { itemCondition: 'https://schema.org/NewCondition' }
    expect(productOffer(url, { ...dress, variants }, initialSettings)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'LM-101',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          ...{ '@type': 'Product', name: 'Ember Linen Shift, S', size: 'S', gtin: '96385074' },
          offers: { ...offer, ...isNew, price: '74000.50', availability: 'https://schema.org/InStock' },
        },
        {
          ...{ '@type': 'Product', name: 'Ember Linen Shift, M', size: 'M' },
          offers: { ...offer, ...isNew, price: '80000.00', availability: 'https://schema.org/OutOfStock' },
        },
      ],
    })
    const many = Array.from({ length: 101 }, (_, at) => ({ ...variant, size: `${at}`, gtin: at ? null : '96385074' }))
    expect(productOffer(url, { ...dress, variants: many }, initialSettings)).not.toHaveProperty('hasVariant')
  })

  const stocks = [
    { stock: 0, track: true, backorders: false, is: 'OutOfStock' },
    { stock: 0, track: true, backorders: true, is: 'BackOrder' },
    { stock: 0, track: false, backorders: false, is: 'InStock' },
    { stock: 1, track: true, backorders: true, is: 'InStock' },
  ]
  test.each(stocks)('with $stock units, tracked $track, backorders $backorders, it is $is', (given) => {
    const settings = { track_inventory: given.track, allow_backorders: given.backorders }
    const data = productOffer(url, { ...dress, availability: availabilityOf(given.stock, settings) }, initialSettings)
    expect(data).toMatchObject({ offers: { availability: `https://schema.org/${given.is}` } })
  })

  test('has a rating only with reviews, and quotes the newest', () => {
    expect(productOffer(url, dress, initialSettings)).not.toHaveProperty('aggregateRating')
    expect(productOffer(url, dress, initialSettings)).not.toHaveProperty('review')
    const reviews = reviewed([review(5, 'Soft'), ...[4, 4, 4, 4, 4].map((rating) => review(rating))])
    const rated = productOffer(url, { ...dress, reviews }, initialSettings)
    expect(rated).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.2', reviewCount: 6 },
    })
    expect(rated).toHaveProperty('review.length', 5)
    expect(rated).toHaveProperty('review.0', {
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: 5 },
      author: { '@type': 'Person', name: 'Ada' },
      name: 'Soft',
      reviewBody: 'Soft',
      datePublished: '2026-11-03',
    })
    expect(rated).not.toHaveProperty('review.1.name')
  })
})

test('breadcrumbs begin with Home and Shop, and each has its position and URL', () => {
  expect(breadcrumbs(at, [{ name: 'Tops', path: '/shop?category=tops' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://shop.example/shop' },
      { '@type': 'ListItem', position: 3, name: 'Tops', item: 'https://shop.example/shop?category=tops' },
    ],
  })
})

test('the organization has phone, address and social pages only if they are set', () => {
  const bare = organization(origin, initialSettings)
  expect(bare).toMatchObject({ '@type': 'Organization', name: 'Lumina', url: 'https://shop.example/' })
  for (const missing of ['telephone', 'address', 'sameAs']) expect(bare).not.toHaveProperty(missing)
  const full = { store_phone: '+234 1 555', store_address: '1 Marina, Lagos', social_tiktok: 'https://tiktok.com/@x' }
  expect(organization(origin, { ...initialSettings, ...full })).toMatchObject({
    telephone: '+234 1 555',
    address: '1 Marina, Lagos',
    sameAs: ['https://tiktok.com/@x'],
  })
})

test('the site describes its search', () => {
  expect(webSite(at, origin, initialSettings)).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://shop.example/shop?search={search_term_string}' } },
  })
})

test('questions have their answers', () => {
  expect(faqPage([{ question: 'Is shipping free?', answer: 'Over $150.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Is shipping free?', acceptedAnswer: { '@type': 'Answer', text: 'Over $150.' } },
    ],
  })
})
