import { describe, expect, test } from 'vitest'
import { getCardBadge } from '#app/catalog/product-cards.ts'

const NONE = { isNew: false, isBestseller: false, isRecent: false, isTopSeller: false }

describe('the badge of a card', () => {
  test.each([
    { reasons: {}, badge: null, demoBadge: null },
    { reasons: { isNew: true, isBestseller: true }, badge: 'new', demoBadge: 'new' },
    { reasons: { isBestseller: true }, badge: 'bestseller', demoBadge: 'bestseller' },
    { reasons: { isBestseller: true, isRecent: true }, badge: 'bestseller', demoBadge: 'bestseller' },
    { reasons: { isNew: true, isTopSeller: true }, badge: 'new', demoBadge: 'new' },
    { reasons: { isRecent: true, isTopSeller: true }, badge: 'new', demoBadge: null },
    { reasons: { isRecent: true }, badge: 'new', demoBadge: null },
    { reasons: { isTopSeller: true }, badge: 'bestseller', demoBadge: null },
  ])('for $reasons is $badge, and $demoBadge in the demo store', ({ reasons, badge, demoBadge }) => {
    expect(getCardBadge({ ...NONE, ...reasons }, { demo_content: false })).toBe(badge)
    expect(getCardBadge({ ...NONE, ...reasons }, { demo_content: true })).toBe(demoBadge)
  })
})
