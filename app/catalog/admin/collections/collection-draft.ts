import type { findEditableCollection } from '#app/catalog/admin/collections/collection-form.server.ts'
import type { CollectionFields } from '#app/catalog/admin/collections/collection-input.ts'
import { type CoverImage, toSavedImage } from '#app/catalog/admin/cover-image.ts'
import { CARD_PER, COLLECTION_STATUSES } from '#app/catalog/constants.ts'
import { applyTypedText as applyFields } from '#app/lib/draft.ts'
import { slugify } from '#app/lib/slug.ts'

export type FormCollection = NonNullable<Awaited<ReturnType<typeof findEditableCollection>>>

export type ImageField = 'heroImage' | 'imageUrl'

export type CollectionDraft = Readonly<Omit<CollectionFields, ImageField | 'products' | 'version' | 'saveAsNew'>> &
  Readonly<Record<ImageField, CoverImage | null>> & { readonly products: readonly string[] }

const EMPTY: CollectionDraft = {
  name: '',
  slug: '',
  description: '',
  status: 'active',
  position: '0',
  cardPer: 'product',
  heroImage: null,
  heroImageAlt: '',
  imageUrl: null,
  imageUrlAlt: '',
  products: [],
  seoTitle: '',
  seoDescription: '',
  sizeGuide: '',
}

export function toDraft(collection: FormCollection | null): CollectionDraft {
  if (!collection) return EMPTY
  const { id: _id, version: _version, members, ...fields } = collection
  return {
    ...fields,
    position: String(collection.position),
    sizeGuide: collection.sizeGuide ?? '',
    heroImage: toSavedImage(collection.heroImage),
    imageUrl: toSavedImage(collection.imageUrl),
    products: members.map(({ id }) => id),
  }
}

export function applyName(draft: CollectionDraft, name: string, hasCustomSlug: boolean): CollectionDraft {
  return { ...draft, name, slug: hasCustomSlug ? draft.slug : slugify(name) }
}

/** Applies text typed before hydration. */
export function applyTypedText(draft: CollectionDraft, form: FormData): CollectionDraft {
  const fields = applyFields(draft, form)
  const typed = {
    ...fields,
    status: COLLECTION_STATUSES.find((known) => known === fields.status) ?? draft.status,
    cardPer: CARD_PER.find((known) => known === fields.cardPer) ?? draft.cardPer,
  }
  return typed.slug === '' && typed.name !== draft.name ? applyName(typed, typed.name, false) : typed
}
