import type { findEditableCategory } from '#app/catalog/admin/categories/category-form.server.ts'
import type { CategoryFields } from '#app/catalog/admin/categories/category-input.ts'
import { type CoverImage, savedImage } from '#app/catalog/admin/cover-image.ts'
import { adoptTyped as adoptFields } from '#app/lib/draft.ts'
import { slugify } from '#app/lib/slug.ts'

export type FormCategory = NonNullable<Awaited<ReturnType<typeof findEditableCategory>>>

export type CategoryDraft = Readonly<Omit<CategoryFields, 'image' | 'version' | 'asNew'>> & {
  readonly image: CoverImage | null
}

const EMPTY: CategoryDraft = {
  name: '',
  slug: '',
  image: null,
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  sizeGuide: '',
}

export function toDraft(category: FormCategory | null): CategoryDraft {
  if (!category) return EMPTY
  const { name, slug, image, imageAlt, seoTitle, seoDescription, sizeGuide } = category
  return { name, slug, image: savedImage(image), imageAlt, seoTitle, seoDescription, sizeGuide: sizeGuide ?? '' }
}

export function withName(draft: CategoryDraft, name: string, ownsSlug: boolean): CategoryDraft {
  return { ...draft, name, slug: ownsSlug ? draft.slug : slugify(name) }
}

/** Applies text typed before hydration. */
export function adoptTyped(draft: CategoryDraft, form: FormData): CategoryDraft {
  const typed = adoptFields(draft, form)
  return typed.slug === '' && typed.name !== draft.name ? withName(typed, typed.name, false) : typed
}
