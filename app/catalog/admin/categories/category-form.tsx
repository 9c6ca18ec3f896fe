import type { ReactNode } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/catalog/admin/categories/admin-text.ts'
import type { FormCategory } from '#app/catalog/admin/categories/category-draft.ts'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE, MAX_SLUG } from '#app/catalog/admin/categories/category-input.ts'
import { useCategoryForm } from '#app/catalog/admin/categories/use-category-form.ts'
import { CoverImageField } from '#app/catalog/admin/cover-image-field.tsx'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { MAX_CATEGORY_NAME } from '#app/catalog/category.ts'
import { MAX_ALT } from '#app/catalog/constants.ts'
import { GuideOptions } from '#app/catalog/size-guides/admin/guide-options.tsx'
import { slugify } from '#app/lib/slug.ts'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { EditForm } from '#app/ui/admin/edit-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SeoPanel } from '#app/ui/admin/seo-panel.tsx'
import { formatUploadsLeft } from '#app/ui/admin/uploads/use-uploads.ts'

type CategoryFormProps = {
  readonly category: FormCategory | null
  /** The names of the store's size guides. */
  readonly guides: readonly string[]
  readonly store: string
  readonly origin: string
  readonly result: FormResult<FormCategory> | undefined
  readonly side?: ReactNode
}

export function CategoryForm({ category, guides, store, origin, result, side }: CategoryFormProps) {
  const form = useCategoryForm(category, result)
  const { draft, set, field, base, errors } = form
  const blockedReason = formatUploadsLeft(form.uploads.left)
  const slug = slugify(draft.slug)
  const path = slug ? `${href('/shop')}?category=${slug}` : null
  const name = draft.name.trim() || adminText.category

  return (
    <EditForm
      id="category-form"
      noun={adminText.categoryInSentence}
      form={form}
      blockedReason={blockedReason}
      side={side}
      saveLabel={form.isGone ? adminText.saveAsNewCategory : adminText.saveCategory}
      creation={{ label: adminText.addCategory, back: href('/admin/categories') }}
    >
      <Panel>
        <div className="field-grid md:grid-cols-2">
          <TextField
            {...field('name')}
            label={adminText.nameLabel}
            required
            isUrgent
            maxLength={MAX_CATEGORY_NAME}
            onChange={(event) => form.setName(event.currentTarget.value)}
          />
          <SelectField {...field('sizeGuide')} label={adminText.sizeGuide} hint={adminText.sizeGuideHint}>
            <GuideOptions guides={guides} />
          </SelectField>
        </div>
      </Panel>

      <SeoPanel
        slug={
          <TextField
            {...field('slug')}
            label={adminText.slug}
            required
            spellCheck={false}
            maxLength={MAX_SLUG}
            hint={adminText.addressHint(path, base !== null && slug !== base.slug)}
            onChange={(event) => form.setSlug(event.currentTarget.value)}
          />
        }
        path={path}
        withoutPath={adminText.sameAsName}
        origin={origin}
        title={{ ...field('seoTitle'), label: adminText.seoTitle, maxLength: MAX_SEO_TITLE }}
        description={{ ...field('seoDescription'), label: adminText.seoDescription, maxLength: MAX_SEO_DESCRIPTION }}
        defaults={{
          title: name,
          titleNote: adminText.seoTitleHint,
          description: catalogText.listDescription(name, store),
          descriptionNote: adminText.seoDescriptionHint,
        }}
        store={store}
        changes={draft.image ? [adminText.ownImage] : []}
      >
        <CoverImageField
          name="image"
          title={adminText.sharingImage}
          guidance={adminText.sharingImageHint}
          image={draft.image}
          alt={draft.imageAlt}
          maxAlt={MAX_ALT}
          isWide
          uploads={form.uploads}
          errors={errors}
          disabled={form.isSaving}
          onRemove={() => set({ image: null, imageAlt: '' })}
          onAltChange={(imageAlt) => set({ imageAlt })}
        />
      </SeoPanel>
    </EditForm>
  )
}
