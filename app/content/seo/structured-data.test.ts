import { describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import type { ChoiceOffer } from '#app/content/choice-offers.ts'
import { computeAverageRating } from '#app/content/reviews/rating.ts'
import {
  buildBreadcrumbs,
  buildFaqPage,
  buildOrganization,
  buildProductData,
  buildWebSite,
} from '#app/content/seo/structured-data.ts'
import { initialSettings } from '#app/store/settings.ts'

const origin = 'https://shop.example'
const at = (path: string) => origin + path
const url = new URL(at('/product/1'))
const image = { url: '/media/demo/0a.jpg', width: 1200, height: 1500, alt: 'Front' }
const elsewhere = { ...image, url: 'https://images.example/shop/image/upload/v1/a.jpg' }

const offer: ChoiceOffer = {
  id: 'v1',
  variant: null,
  size: null,
  color: null,
  shade: null,
  sku: 'LM-101',
  gtin: '',
  path: '/product/1',
  price: money(74_000_50, 'NGN'),
  before: null,
  availability: { status: 'in_stock' },
  canOrder: true,
}

const dress = {
  id: '1',
  name: 'Ember Linen Shift',
  description: 'A shift of washed linen.',
  vendor: '',
  label: { fibers: [], countryOfOrigin: null },
  maker: { maker: '', makerContact: '', makerCountry: null, responsiblePerson: '' },
  safetyWarnings: '',
  measure: '',
  category: 'Dresses',
  images: [image, elsewhere],
  reviews: toReviews([]),
  offers: [offer],
  choice: { size: null, color: null },
} as const

function review(rating: number, title = '') {
  return { rating, title, comment: title, customerName: 'Ada', day: '2026-11-03' }
}

function toReviews(list: readonly ReturnType<typeof review>[]) {
  const average = computeAverageRating(
    list.reduce((sum, { rating }) => sum + rating, 0),
    list.length,
  )
  return { list, count: list.length, average }
}

describe('a product', () => {
  test('has its name, its price in the store currency and its images', () => {
    const withVendor = buildProductData(at, { ...dress, vendor: 'Studio Ō' }, initialSettings)
    expect(withVendor).toMatchObject({ brand: { name: 'Studio Ō' } })
    expect(buildProductData(at, dress, { ...initialSettings, store_name: 'Maison' })).toEqual({
      '@type': 'Product',
      name: 'Ember Linen Shift',
      description: 'A shift of washed linen.',
      sku: 'v1',
      mpn: 'LM-101',
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

  test('has its video', () => {
    const poster = { url: '/media/demo/0a.jpg', width: 960, height: 1200 }
    const video = { mp4: '/media/clips/0b.mp4', webm: null, poster, addedAt: '2026-11-03T08:00:00.000Z' }
    expect(buildProductData(at, { ...dress, video }, initialSettings)).toMatchObject({
      subjectOf: {
        '@type': 'VideoObject',
        name: `Video of ${dress.name}`,
        thumbnailUrl: 'https://shop.example/media/w_1200,q_auto,f_auto/demo/0a.jpg',
        uploadDate: '2026-11-03T08:00:00.000Z',
        contentUrl: 'https://shop.example/media/clips/0b.mp4',
      },
    })
  })

  test('has the original price if its current price is reduced', () => {
    const reduced = { ...offer, before: money(90_000_00, 'NGN') }
    expect(buildProductData(at, { ...dress, offers: [reduced] }, initialSettings)).toMatchObject({
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
    expect(JSON.stringify(buildProductData(at, dress, initialSettings))).not.toContain('priceSpecification')
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
    expect(buildProductData(at, { ...dress, label, maker }, initialSettings)).toMatchObject({
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
    expect(buildProductData(at, safe, initialSettings)).toMatchObject({
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
    expect(buildProductData(at, dress, initialSettings)).not.toHaveProperty('additionalProperty')
  })

  test('has the quantity that its price is for, and the price before a reduction', () => {
    const price = { '@type': 'UnitPriceSpecification', price: '74000.50', priceCurrency: 'NGN' }
    const referenceQuantity = {
      '@type': 'QuantitativeValue',
      value: 50,
      unitCode: 'MLT',
      valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
    }
    const measured = { ...dress, measure: '50 ml' }
    expect(buildProductData(at, measured, initialSettings)).toMatchObject({
      offers: { price: '74000.50', priceSpecification: { ...price, referenceQuantity } },
    })
    const struck = { ...price, price: '90000.00', priceType: 'https://schema.org/StrikethroughPrice' }
    const reduced = { ...measured, offers: [{ ...offer, before: money(90_000_00, 'NGN') }] }
    expect(buildProductData(at, reduced, initialSettings)).toMatchObject({
      offers: { priceSpecification: [{ ...price, referenceQuantity }, struck] },
    })
  })

  test('has its GTIN, and a part number only if the store is the brand', () => {
    const coded = { ...dress, offers: [{ ...offer, gtin: '96385074' }] }
    expect(buildProductData(at, coded, initialSettings)).toMatchObject({ gtin: '96385074', mpn: 'LM-101' })
    expect(buildProductData(at, { ...coded, vendor: 'Obi' }, initialSettings)).not.toHaveProperty('mpn')
    expect(buildProductData(at, dress, initialSettings)).not.toHaveProperty('gtin')
  })

  // https://developers.google.com/search/docs/appearance/structured-data/product-variants
  test('is a group of its variants, each with its id, URL, price and availability', () => {
    const small = { ...offer, id: 'v-s', size: 'S', sku: 'LM-101-S', gtin: '96385074', path: '/product/1?size=S' }
    const offers: ChoiceOffer[] = [
      small,
      {
        ...offer,
        id: 'v-m',
        size: 'M',
        sku: 'LM-101-M',
        path: '/product/1?size=M',
        price: money(80_000_00, 'NGN'),
        availability: { status: 'out_of_stock' },
        canOrder: false,
      },
    ]
    const shippingDetails = [{ '@type': 'OfferShippingDetails' }]
    const data = buildProductData(at, { ...dress, offers, shippingDetails }, initialSettings)
    const newOffer = { '@type': 'Offer', priceCurrency: 'NGN', itemCondition: 'https://schema.org/NewCondition' }
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '1',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Ember Linen Shift, S',
          size: 'S',
          sku: 'v-s',
          mpn: 'LM-101-S',
          gtin: '96385074',
          url: at('/product/1?size=S'),
          offers: {
            ...newOffer,
            url: at('/product/1?size=S'),
            price: '74000.50',
            availability: 'https://schema.org/InStock',
            shippingDetails: [{ '@id': '#delivery-1', '@type': 'OfferShippingDetails' }],
          },
        },
        {
          '@type': 'Product',
          name: 'Ember Linen Shift, M',
          size: 'M',
          sku: 'v-m',
          offers: {
            ...newOffer,
            url: at('/product/1?size=M'),
            price: '80000.00',
            availability: 'https://schema.org/OutOfStock',
            shippingDetails: [{ '@id': '#delivery-1' }],
          },
        },
      ],
    })
    for (const property of ['offers', 'sku', 'gtin']) expect(data).not.toHaveProperty(property) // the group has no price
  })

  test('lists at most 250 variants or, if there are more, only the variant that the URL selects', () => {
    const offers = Array.from({ length: 260 }, (_, index) => ({ ...offer, id: `v${index}`, size: `${index}` }))
    const many = { ...dress, offers }
    expect(buildProductData(at, many, initialSettings)).toHaveProperty('hasVariant.length', 250)
    const chosen = buildProductData(at, { ...many, choice: { size: '255', color: null } }, initialSettings)
    expect(chosen).toMatchObject({ '@type': 'ProductGroup', hasVariant: [{ sku: 'v255' }] })
    expect(chosen).toHaveProperty('hasVariant.length', 1)
  })

  test.each([
    { listed: { status: 'in_stock' } as const, expected: { availability: 'https://schema.org/InStock' } },
    { listed: { status: 'out_of_stock' } as const, expected: { availability: 'https://schema.org/OutOfStock' } },
    {
      listed: { status: 'backorder', from: '2026-12-11T00:00Z' } as const,
      expected: { availability: 'https://schema.org/BackOrder', availabilityStarts: '2026-12-11T00:00Z' },
    },
  ])('has the availability $listed.status, with a date for a backorder', ({ listed: availability, expected }) => {
    const data = buildProductData(at, { ...dress, offers: [{ ...offer, availability }] }, initialSettings)
    expect(data).toMatchObject({ offers: expected })
  })

  test('has a rating only if it has reviews, and quotes at most five reviews', () => {
    expect(buildProductData(at, dress, initialSettings)).not.toHaveProperty('aggregateRating')
    expect(buildProductData(at, dress, initialSettings)).not.toHaveProperty('review')
    const reviews = toReviews([review(5, 'Soft'), ...[4, 4, 4, 4, 4].map((rating) => review(rating))])
    const rated = buildProductData(at, { ...dress, reviews }, initialSettings)
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
  expect(buildBreadcrumbs(at, [{ name: 'Tops', path: '/shop?category=tops' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://shop.example/shop' },
      { '@type': 'ListItem', position: 3, name: 'Tops', item: 'https://shop.example/shop?category=tops' },
    ],
  })
})

test('the organization has phone, address and social pages only if they are set', () => {
  const bare = buildOrganization(origin, initialSettings)
  expect(bare).toMatchObject({ '@type': 'Organization', name: 'Lumina', url: 'https://shop.example/' })
  for (const missing of ['telephone', 'address', 'sameAs']) expect(bare).not.toHaveProperty(missing)
  const full = { store_phone: '+234 1 555', store_address: '1 Marina, Lagos', social_tiktok: 'https://tiktok.com/@x' }
  expect(buildOrganization(origin, { ...initialSettings, ...full })).toMatchObject({
    telephone: '+234 1 555',
    address: '1 Marina, Lagos',
    sameAs: ['https://tiktok.com/@x'],
  })
})

test('the site describes its search', () => {
  expect(buildWebSite(at, origin, initialSettings)).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://shop.example/shop?search={search_term_string}' } },
  })
})

test('the FAQ page contains questions with their answers', () => {
  expect(buildFaqPage([{ question: 'Is shipping free?', answer: 'Over $150.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Is shipping free?', acceptedAnswer: { '@type': 'Answer', text: 'Over $150.' } },
    ],
  })
})
