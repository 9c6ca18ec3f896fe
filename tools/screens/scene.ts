import type { Page } from '@playwright/test'
import type { Shop } from '#tests/support/store.ts'

/** Shops with little, usual, much and strange things in them, and with things gone: see shops.ts. */
export type StoreName = 'demo' | 'empty' | 'strange' | 'long' | 'large' | 'stripe' | 'broken' | 'faulty'

/** One screen in one state. */
export type Scene = {
  /** Becomes the name of its images: `shop-no-results`. */
  readonly name: string
  readonly shop?: StoreName
  readonly path: string | ((page: Page, shop: Shop) => Promise<string>)
  /** What a person does until it looks like this. */
  readonly reach?: (page: Page, shop: Shop) => Promise<void>
  /** Only what is in the window, where something lies over the page; otherwise all of it. */
  readonly isOverlay?: boolean
  /** Only at these widths. */
  readonly widths?: readonly number[]
  readonly withoutScripts?: boolean
}
