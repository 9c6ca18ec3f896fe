import type { findEditableCategory } from '#app/catalog/admin/categories/category-form.server.ts'
import type { CategoryFields } from '#app/catalog/admin/categories/category-input.ts'
import { type CoverImage, toSavedImage } from '#app/catalog/admin/cover-image.ts'
import { applyTypedText as applyFields } from '#app/lib/draft.ts'
import { slugify } from '#app/lib/slug.ts'

export type FormCategory = NonNullable<Awaited<ReturnType<typeof findEditableCategory>>>

export type CategoryDraft = Readonly<Omit<CategoryFields, 'image' | 'version' | 'saveAsNew'>> & {
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
  return { name, slug, image: toSavedImage(image), imageAlt, seoTitle, seoDescription, sizeGuide: sizeGuide ?? '' }
}

export function applyName(draft: CategoryDraft, name: string, hasCustomSlug: boolean): CategoryDraft {
  return { ...draft, name, slug: hasCustomSlug ? draft.slug : slugify(name) }
}

/** Applies text typed before hydration. */
export function applyTypedText(draft: CategoryDraft, form: FormData): CategoryDraft {
  const typed = applyFields(draft, form)
  return typed.slug === '' && typed.name !== draft.name ? applyName(typed, typed.name, false) : typed
}
