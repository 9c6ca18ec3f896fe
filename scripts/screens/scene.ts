import type { Page } from '@playwright/test'

/** Shops with little, usual and strange things in them: see shops.ts. */
export type ShopName = 'demo' | 'empty' | 'strange'

/** One screen in one state. */
export type Scene = {
  /** Becomes the name of its pictures: `shop-no-results`. */
  readonly name: string
  readonly shop?: ShopName
  readonly path: string | ((page: Page) => Promise<string>)
  /** What a person does until it looks like this. */
  readonly reach?: (page: Page) => Promise<void>
  /** Only what is in the window, where something lies over the page; otherwise all of it. */
  readonly isOverlay?: boolean
  /** Only at these widths. */
  readonly widths?: readonly number[]
  readonly withoutScripts?: boolean
}
