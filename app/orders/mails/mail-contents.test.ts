import { describe, expect, test } from 'vitest'
import { money } from '#app/base/money.ts'
import {
  buildCancelledMail,
  buildConfirmationMail,
  buildRefundMail,
  buildShippedMail,
} from '#app/orders/mails/mail-contents.ts'
import type { MailContent } from '#app/platform/mail/mail-content.ts'
import { writeMail } from '#app/platform/mail/mail-layout.ts'
import { NO_LAW } from '#tests/support/no-law.ts'
import { createSumsWithAddedTax } from '#tests/support/sums.ts'

const dollars = (minor: number) => money(minor, 'USD')
const naira = (minor: number) => money(minor, 'NGN')

const store = {
  seller: { name: 'Lumina Ltd', address: '1 Registered Street', email: 'help@lumina.example' },
  name: 'Lumina',
  email: 'hello@lumina.example',
  phone: '+234 1 555 0100',
  address: '12 Marina Road\nLagos',
  origin: 'https://shop.example',
}

const order = {
  orderNumber: 'INTEST1234',
  link: 'f00d'.repeat(12),
  addressForm: 'international',
  paymentStatus: 'paid',
  shippingAddress: {
    first_name: 'Ada <b>',
    last_name: 'Obi & Sons',
    address_line1: '1 Palm Street',
    address_line2: '',
    city: 'Springfield',
    state: 'Oregon',
    postal_code: '97477',
    country: 'US',
    phone: '+1 541 555 0100',
  },
  shippingName: 'Standard',
  shippingKind: 'delivery',
  pickupPoint: null,
  trackingNumber: '',
  shown: { currency: 'USD', rate: { base: 1_000_000, quote: 1_000_000 } },
  discountCode: '',
  charged: createSumsWithAddedTax(dollars(17_066), dollars(0), dollars(1_365)),
  store: createSumsWithAddedTax(naira(25_600_000), naira(0), naira(2_048_000)),
  refunded: dollars(0),
  uncollected: dollars(0),
  paymentProvider: 'demo',
} as const

const line = {
  productName: 'Dress "Olive"',
  size: 'M',
  color: 'Olive',
  shownColor: null,
  imageUrl: '/media/w_800,q_auto,f_auto/demo/olive.jpg',
  quantity: 2,
  backordered: 0,
  returned: 0,
  total: dollars(17_066),
  discount: dollars(0),
  tax: dollars(1_365),
  price: dollars(8_533),
  storePrice: naira(12_800_000),
}

const mailed = { order, lines: [line], store, prefix: '', law: NO_LAW }
const LINK = `https://shop.example/order/${order.link}`

function renderContent(content: MailContent) {
  return writeMail(store, content)
}

/** Returns the visible text of an email's HTML. */
function getText(html: string): string {
  return html
    .replace(/[\s\S]*<body/, '<body')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

test('the confirmation has the order’s lines, sums, address and link', () => {
  const { subject, text } = renderContent(buildConfirmationMail(mailed))
  expect(subject).toBe('Your Lumina order INTEST1234')
  expect(text.split('\n')).toEqual([
    'Thank you for your order, Ada <b>.',
    '',
    'Order INTEST1234',
    'We’re getting it ready.',
    'Within 1 hour of ordering, you can edit the address or cancel the order on its page, unless it has shipped.',
    '',
    'View your order:',
    LINK,
    '',
    'Dress "Olive"',
    '  Size: M | Color: Olive',
    '  Quantity: 2',
    '  $170.66',
    '',
    'Subtotal: $170.66',
    'Shipping (Standard): Free',
    'Tax: $13.65',
    'Total: $184.31',
    '',
    'Shipping to (Standard):',
    'Ada <b> Obi & Sons',
    '1 Palm Street',
    'Springfield, Oregon 97477',
    'United States',
    '+1 541 555 0100',
    '',
    '-- ',
    'Lumina',
    '12 Marina Road',
    'Lagos',
    'hello@lumina.example',
    '+234 1 555 0100',
    '',
  ])
})

test('in a different display currency, the confirmation has the charged amount; discounts precede the subtotal', () => {
  const { text } = renderContent(
    buildConfirmationMail({
      ...mailed,
      order: { ...order, shown: { currency: 'EUR', rate: { base: 1_000_000, quote: 920_000 } } },
    }),
  )
  // €78.50 each; $13.65 of tax is €12.56
  expect(text).toContain('Subtotal: €157.00')
  expect(text).toContain('Total: €169.56, charged as $184.31')
  const charged = createSumsWithAddedTax(dollars(15_066), dollars(0), dollars(1_205), dollars(2_000))
  const reduced = renderContent(
    buildConfirmationMail({ ...mailed, order: { ...order, discountCode: 'SUMMER', charged } }),
  )
  expect(reduced.text).toContain('Items: $170.66\nDiscount SUMMER: −$20.00\nSubtotal: $150.66')
})

test('units on backorder are listed, and a pickup order has “Your address” instead of a shipping address', () => {
  const pickupOrder = { ...order, shippingKind: 'pickup', shippingName: 'Local pickup' } as const
  const { text } = renderContent(
    buildConfirmationMail({ ...mailed, order: pickupOrder, lines: [{ ...line, backordered: 1 }] }),
  )
  expect(text).toContain('  1 on backorder')
  expect(text).toContain('Shipping (Local pickup): Free')
  expect(text).toContain('Your address:')
})

test('where consumers can withdraw, the confirmation and the shipping notice link to the withdrawal page', () => {
  const link = `Withdraw from contract here:\n${LINK}/withdraw`
  const covered = { ...mailed, law: { ...NO_LAW, hasWithdrawal: true } }
  for (const mail of [buildConfirmationMail, buildShippedMail]) {
    expect(renderContent(mail(covered)).text).toContain(link)
    expect(renderContent(mail(mailed)).text).not.toContain('/withdraw')
  }
  expect(renderContent(buildRefundMail(covered, dollars(1_000), { for: 'part' })).text).not.toContain('/withdraw')
})

test('the confirmation contains the model withdrawal form itself, as a link is not a durable medium', () => {
  const covered = { ...mailed, law: { ...NO_LAW, hasWithdrawal: true } }
  const form =
    /Model withdrawal form:\n\(complete and return[\s\S]*\n– To:\nLumina Ltd\n1 Registered Street[\s\S]*\(\*\) Delete as appropriate\./
  expect(renderContent(buildConfirmationMail(covered)).text).toMatch(form)
  expect(renderContent(buildConfirmationMail(mailed)).text).not.toMatch(form)
})

// Art. 6(1)(h) and 8(7) of Directive 2011/83/EU
test('where consumers can withdraw, the confirmation has the instructions and the terms', () => {
  const terms = [{ title: 'Terms of Service', lines: ['Contract', 'The contract is concluded when we confirm it.'] }]
  const { text } = renderContent(buildConfirmationMail({ ...mailed, terms, law: { ...NO_LAW, hasWithdrawal: true } }))
  expect(text).toContain('you must inform us (Lumina Ltd, 1 Registered Street, ')
  expect(text).toMatch(/Instructions on withdrawal:\nYou have the right to withdraw from this contract within 14 days/)
  expect(text).toContain(`You can also exercise your right of withdrawal online at ${LINK}/withdraw. If you use`)
  expect(text).toContain('You will have to bear the direct cost of returning the goods')
  expect(text).toContain('Terms of Service:\nContract\nThe contract is concluded when we confirm it.\n')
  expect(renderContent(buildConfirmationMail({ ...mailed, terms })).text).not.toMatch(
    /Instructions on withdrawal|Terms of Service/,
  )
})

test('the shipping notice has the tracking number if there is one, or the pickup address', () => {
  const shippedEmail = renderContent(buildShippedMail({ ...mailed, order: { ...order, trackingNumber: 'DHL 12' } }))
  expect(shippedEmail.subject).toBe('Your Lumina order INTEST1234 is on its way')
  expect(shippedEmail.text).toContain('Tracking number:\nDHL 12')
  const parcel = { carrier: 'DHL', link: 'https://carrier.test/12?a=1&b=2' }
  const linked = renderContent(buildShippedMail({ ...mailed, parcel, order: { ...order, trackingNumber: '12' } }))
  expect(linked.text).toContain('Tracking number:\n12\nDHL')
  expect(linked.text).toContain('Track with DHL:\nhttps://carrier.test/12?a=1&b=2')
  expect(linked.html).toContain('href="https://carrier.test/12?a=1&amp;b=2"')
  expect(renderContent(buildShippedMail(mailed)).text).not.toContain('Tracking')
  const pickupMail = renderContent(
    buildShippedMail({ ...mailed, order: { ...order, shippingKind: 'pickup', shippingName: 'Local pickup' } }),
  )
  expect(pickupMail.subject).toBe('Your Lumina order INTEST1234 is ready for pickup')
  expect(pickupMail.text).toContain('Pickup address:\n12 Marina Road\nLagos')
  const renderPickupMail = (address: string) => {
    const sender = { ...store, address }
    return renderContent(buildShippedMail({ ...mailed, store: sender, order: { ...order, shippingKind: 'pickup' } }))
      .text
  }
  expect(renderPickupMail('Marina Road')).toContain('Pickup address:\nMarina Road')
  expect(renderPickupMail('')).not.toContain('Pickup address')
})

const cancelled = [
  { by: 'shopper', paid: 'paid', refunded: 0, now: null, says: ['You cancelled this order'] },
  { by: 'staff', paid: 'paid', refunded: 0, now: null, says: ['We had to cancel this order'] },
  {
    by: 'staff',
    paid: 'refunded',
    refunded: 184_31,
    now: 184_31,
    says: ['We’re refunding $184.31 to your original payment method.'],
  },
  {
    by: 'staff',
    paid: 'refunded',
    refunded: 184_31,
    now: 174_31,
    says: [
      'We’re refunding $174.31 to your original payment method.',
      'With earlier refunds, that’s $184.31 in total.', // $184.31 is not added again
    ],
  },
  { by: 'staff', paid: 'partly_refunded', refunded: 10_00, now: null, says: [] },
  { by: 'shopper', paid: 'refunded', refunded: 184_31, now: null, says: [] },
  {
    by: 'unpaid',
    paid: 'failed',
    refunded: 0,
    now: null,
    says: ['payment did not arrive in time', 'You have not been charged.'],
  },
  // Unpaid cash on delivery, and a partial payment by transfer
  { by: 'shopper', paid: 'pending', refunded: 0, now: null, says: ['You have not been charged.'] },
  {
    by: 'shopper',
    paid: 'pending',
    refunded: 0,
    now: 10_00,
    says: ['We’re refunding $10.00 to your original payment method.'],
  },
] as const

test.each(cancelled)(
  'the email about a cancellation ($by, $paid) reports refunds of $refunded cents in total and $now cents with the cancellation',
  (expected) => {
    const refunded = dollars(expected.refunded)
    const now = expected.now === null ? null : dollars(expected.now)
    const content = buildCancelledMail(
      { ...mailed, order: { ...order, paymentStatus: expected.paid, refunded } },
      expected.by,
      now,
    )
    const { subject, text, html } = renderContent(content)
    expect(subject).toBe('Your Lumina order INTEST1234 was cancelled')
    for (const version of [text, getText(html)]) {
      for (const words of expected.says) expect(version).toContain(words)
      expect(version.includes('We’re refunding')).toBe(now !== null)
      expect(version.includes('With earlier refunds')).toBe(now !== null && expected.refunded > now.minor)
      expect(version.includes('not been charged')).toBe(
        expected.says.some((words) => words.includes('not been charged')),
      )
    }
    expect(text).toContain('email us at hello@lumina.example')
  },
)

test('a refund email shows the amount of the refund, the charged total and the sum of all refunds', () => {
  const refunded = { ...mailed, order: { ...order, refunded: dollars(5_000) } }
  const { text } = renderContent(buildRefundMail(refunded, dollars(2_000), { for: 'part' }))
  expect(text).toContain('Your refund of $20.00')
  expect(text).toContain('We’ve refunded $20.00 of the $184.31 you were charged.')
  expect(text).toContain('This refund: $20.00\nTotal: $184.31\nRefunded: −$50.00')
})

test('a refund email lists only the refunded units, or says that it is not for specific items', () => {
  const [line] = mailed.lines
  if (!line) throw new Error('No line')
  const names = mailed.lines.map(({ productName }) => productName)
  const renderRefundMail = (about: Parameters<typeof buildRefundMail>[2]) => {
    const { text } = renderContent(buildRefundMail(mailed, dollars(2_000), about))
    return { text, listed: names.filter((name) => text.includes(name)) }
  }
  const items = renderRefundMail({ for: 'items', lines: [{ line, quantity: 1 }] })
  expect(items.listed).toEqual([line.productName])
  expect(items.text).toMatch(/Quantity: 1\n {2}\$85\.33/)
  const part = renderRefundMail({ for: 'part' })
  expect(part.listed).toEqual([])
  expect(part.text).toContain('The refund is for part of the order, not for specific items.')
  const shipping = renderRefundMail({ for: 'shipping' })
  expect(shipping.listed).toEqual([])
  expect(shipping.text).toContain('The refund is for shipping.')
})

const ALL_ITEMS = { for: 'items', lines: mailed.lines.map((line) => ({ line, quantity: line.quantity })) } as const

const mails = [
  { name: 'confirmation', content: buildConfirmationMail(mailed) },
  { name: 'shipping notice', content: buildShippedMail({ ...mailed, order: { ...order, trackingNumber: 'DHL <i>' } }) },
  { name: 'cancellation', content: buildCancelledMail(mailed, 'shopper', null) },
  {
    name: 'refund',
    content: buildRefundMail({ ...mailed, order: { ...order, refunded: dollars(100) } }, dollars(100), ALL_ITEMS),
  },
]

describe.each(mails)('the $name', ({ content }) => {
  const { text, html } = renderContent(content)

  test('links to the order’s own page in HTML and text, and contains its number and the store’s name', () => {
    expect(html).toContain(`<a href="${LINK}"`)
    expect(html).toContain(`>${LINK}</a>`)
    for (const words of [LINK, 'INTEST1234', 'Lumina', 'hello@lumina.example', '12 Marina Road', '$184.31']) {
      expect(text).toContain(words)
    }
  })

  test('has the same content as HTML and as text', () => {
    const visible = getText(html)
    for (const textLine of text.split('\n').filter((part) => !/^(-- )?$/.test(part))) {
      const isLabel = /^(.+?): ?(.*)$/.exec(textLine)
      for (const part of isLabel && !textLine.startsWith('http') ? [isLabel[1], isLabel[2]] : [textLine]) {
        for (const text of (part ?? '').trim().split(', charged as')) expect(visible).toContain(text.trim())
      }
    }
  })

  test('escapes all input', () => {
    expect(html).not.toMatch(/<(b>\.|i>|script|iframe|form)/)
    expect(html).toContain('Dress &quot;Olive&quot;')
    expect(html).not.toContain('Dress "Olive"')
  })
})

test('hostile names are escaped everywhere', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const hostile = {
    order: { ...order, trackingNumber: evil, discountCode: evil, orderNumber: evil },
    lines: [{ ...line, productName: evil, variantName: evil, imageUrl: `https://images.example/${evil}` }],
    store: { ...store, name: evil, email: evil, address: evil },
    prefix: '',
    law: NO_LAW,
  }
  for (const content of [
    buildConfirmationMail(hostile),
    buildShippedMail(hostile),
    buildCancelledMail(hostile, 'staff', null),
  ]) {
    const { html } = writeMail(hostile.store, content)
    expect(html).not.toMatch(/<script|onerror=alert\(1\)>|<img src=x/)
    expect(html.match(/<img /g)).toHaveLength(1)
  }
})

test('only images with public URLs are shown', () => {
  expect(renderContent(buildConfirmationMail(mailed)).html).toContain(
    '<img src="https://shop.example/media/w_300,h_300,c_fill/demo/olive.jpg"',
  )
  const localStore = { ...mailed, store: { ...store, origin: 'http://localhost:3000' } }
  expect(renderContent(buildConfirmationMail(localStore)).html).not.toContain('<img')
  const externalLine = { ...line, imageUrl: 'https://res.cloudinary.com/x/image/upload/w_800,q_auto,f_auto/a.jpg' }
  expect(renderContent(buildConfirmationMail({ ...localStore, lines: [externalLine] })).html).toContain(
    '<img src="https://res.cloudinary',
  )
})

test('the confirmation mentions the legal guarantee where the law requires it', () => {
  const law = { ...NO_LAW, guaranteeYears: 3 }
  const { blocks } = buildConfirmationMail({ ...mailed, law })
  expect(blocks.at(-2)).toMatchObject({ kind: 'text', lines: [expect.stringContaining('at least 3 years')] })
  expect(blocks.at(-1)).toMatchObject({ kind: 'link', href: expect.stringContaining('europa.eu') })
  expect(JSON.stringify(buildConfirmationMail(mailed).blocks)).not.toContain('guarantee')
})

test('the official image of the notice has the notice’s text as alternative text, and a size that fits emails', () => {
  const notice = { id: 'a'.repeat(64), width: 1240, height: 1754 }
  const law = { ...NO_LAW, guaranteeYears: 2, guaranteeNotice: notice }
  const { html, text } = renderContent(buildConfirmationMail({ ...mailed, law }))
  expect(html).toContain(
    `<img src="https://shop.example/brand/${notice.id}.png" width="480" height="679" alt="You have`,
  )
  expect(text).toContain('at least 2 years from delivery')
})

test('for cash on delivery, the shipping notice says how much the shopper pays', () => {
  const unpaid = { ...order, paymentMethod: 'cash_on_delivery', paymentStatus: 'pending' } as const
  const cash = { ...mailed, order: { ...unpaid, paymentProvider: 'cash_on_delivery' } } as const
  expect(renderContent(buildShippedMail(cash)).text).toContain(
    'You’ll pay $184.31 in cash when your order is delivered.',
  )
  expect(renderContent(buildShippedMail(mailed)).text).not.toContain('in cash')
})
