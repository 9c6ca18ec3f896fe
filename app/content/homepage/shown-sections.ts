import type { Clip } from '#app/base/product-video.ts'
import type { Image } from '#app/catalog/catalog.ts'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import type { CollectionTile } from '#app/content/homepage/placements.server.ts'
import type { Counter, Link, SectionButton, SectionVideo } from '#app/content/homepage/sections/section-fields.ts'
import type { SettingsOf } from '#app/content/homepage/sections/section-kinds.ts'
import type { ShownLook } from '#app/content/looks/shown-looks.server.ts'

export type ShownHero = {
  readonly label: string
  readonly headline: string
  readonly subtitle: string
  readonly button: SectionButton
  /** 'wall': the demo store's image of a lit wall, with the text on the wall. */
  readonly look: 'wall' | 'full' | 'panel' | 'plain'
  readonly image: Image | null
  /** Plays over the image. */
  readonly video: Clip | null
  /** The placed product that the image shows. */
  readonly product: Pick<ProductCardData, 'id' | 'name'> | null
}

type Heading = { readonly heading: string; readonly text: string; readonly link: Link | null }

export type ShownProducts = Heading & {
  readonly layout: SettingsOf<'products'>['layout']
  readonly products: readonly ProductCardData[]
  /** In the demo store, explains how to fill an empty section. */
  readonly hint: string | null
}

export type ShownCollections = Heading & { readonly tiles: readonly CollectionTile[]; readonly hint: string | null }

export type ShownStory = Heading & { readonly image: Image | null; readonly counters: readonly Counter[] }

export type ShownImageText = Heading & Pick<SettingsOf<'imageText'>, 'side' | 'tone'> & { readonly image: Image }

export type ShownQuote = SettingsOf<'quote'>

export type ShownText = Heading & Pick<SettingsOf<'text'>, 'layout'>

export type ShownVideo = Heading &
  Pick<SettingsOf<'video'>, 'playback'> & { readonly video: SectionVideo; readonly poster: Image }

export type ShownPromises = {
  readonly heading: string
  readonly promises: readonly { readonly title: string; readonly text: string }[]
}

type ShownNewsletter = SettingsOf<'newsletter'>

export type ShownLookSection = { readonly look: ShownLook; readonly heading: string }

export type ShownLookbook = Heading & { readonly images: readonly Image[] }

type Contents = {
  readonly hero: ShownHero
  readonly products: ShownProducts
  readonly collections: ShownCollections
  readonly imageText: ShownImageText
  readonly quote: ShownQuote
  readonly text: ShownText
  readonly story: ShownStory
  readonly video: ShownVideo
  readonly promise: ShownPromises
  readonly newsletter: ShownNewsletter
  readonly look: ShownLookSection
  readonly lookbook: ShownLookbook
}

/** A section as shoppers see it. */
export type ShownSection = {
  [Kind in keyof Contents]: { readonly id: string; readonly kind: Kind; readonly content: Contents[Kind] }
}[keyof Contents]

/** Sections that few homepages show (further/further-section.tsx). */
export type LazyShownSection = Exclude<
  ShownSection,
  { readonly kind: 'hero' | 'products' | 'collections' | 'story' | 'promise' | 'newsletter' }
>
