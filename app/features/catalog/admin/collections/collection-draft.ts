import type { findEditableCollection } from '#app/features/catalog/admin/collections/collection-form.server.ts'
import { COLLECTION_STATUSES, type CollectionStatus } from '#app/features/catalog/catalog.ts'
import { adoptTyped as adoptFields, rebase as rebaseFields } from '#app/lib/draft.ts'
import { slugify } from '#app/lib/slug.ts'

/** A collection as its form is given it. */
export type FormCollection = NonNullable<Awaited<ReturnType<typeof findEditableCollection>>>

export type CoverImage = {
  /** What the form sends: the public id of an upload; of an image that was there before, its address. */
  readonly key: string
  readonly url: string
  /** An address of the file it was made of, shown until its own has loaded. */
  readonly preview: string | null
}

/** What a collection's form holds while someone works on it: texts as typed, images and products as they stand. */
export type CollectionDraft = {
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly status: CollectionStatus
  readonly position: string
  readonly heroImage: CoverImage | null
  readonly heroImageAlt: string
  readonly imageUrl: CoverImage | null
  readonly imageUrlAlt: string
  /** Ids, in the order that shoppers see. */
  readonly products: readonly string[]
  readonly seoTitle: string
  readonly seoDescription: string
}

const EMPTY: CollectionDraft = {
  name: '',
  slug: '',
  description: '',
  status: 'active',
  position: '0',
  heroImage: null,
  heroImageAlt: '',
  imageUrl: null,
  imageUrlAlt: '',
  products: [],
  seoTitle: '',
  seoDescription: '',
}

/** The draft that a form starts from: a collection's, or an empty one. */
export function draftOf(collection: FormCollection | null): CollectionDraft {
  if (!collection) return EMPTY
  const { id: _id, version: _version, members, ...fields } = collection
  return {
    ...fields,
    position: String(collection.position),
    heroImage: keptImage(collection.heroImage),
    imageUrl: keptImage(collection.imageUrl),
    products: members.map(({ id }) => id),
  }
}

function keptImage(url: string | null): CoverImage | null {
  return url === null ? null : { key: url, url, preview: null }
}

/** The draft after its name was typed: as long as no one gave a new collection a slug by hand, it follows. */
export function withName(draft: CollectionDraft, name: string, ownsSlug: boolean): CollectionDraft {
  return { ...draft, name, slug: ownsSlug ? draft.slug : slugify(name) }
}

/** A draft with what was typed before the page's script was there. */
export function adoptTyped(draft: CollectionDraft, form: FormData): CollectionDraft {
  const typed = adoptFields(draft, form)
  const status = COLLECTION_STATUSES.find((known) => known === typed.status) ?? draft.status
  return typed.slug === '' && typed.name !== draft.name
    ? withName({ ...typed, status }, typed.name, false)
    : { ...typed, status }
}

/**
 * A draft put on top of a newer state of its collection: what was left alone takes the new values. Products that others
 * took out are gone, those that they added come last, whatever was done to the list here.
 */
export function rebase(draft: CollectionDraft, old: CollectionDraft, fresh: CollectionDraft): CollectionDraft {
  return { ...rebaseFields(draft, old, fresh), products: mergeProducts(draft.products, old.products, fresh.products) }
}

function mergeProducts(mine: readonly string[], old: readonly string[], fresh: readonly string[]): readonly string[] {
  if (mine.join() === old.join()) return fresh
  const [before, now, here] = [new Set(old), new Set(fresh), new Set(mine)]
  return [
    ...mine.filter((id) => now.has(id) || !before.has(id)),
    ...fresh.filter((id) => !before.has(id) && !here.has(id)),
  ]
}
