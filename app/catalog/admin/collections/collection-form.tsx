import type { ReactNode } from 'react'
import { href } from 'react-router'
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import type { FormCollection } from '#app/catalog/admin/collections/collection-draft.ts'
import { MAX_SEO_DESCRIPTION } from '#app/catalog/admin/collections/collection-input.ts'
import { CollectionProducts } from '#app/catalog/admin/collections/collection-products.tsx'
import { useCollectionForm } from '#app/catalog/admin/collections/use-collection-form.ts'
import { CoverImageField } from '#app/catalog/admin/cover-image-field.tsx'
import {
  CARD_PER,
  COLLECTION_STATUSES,
  MAX_ALT,
  MAX_COLLECTION_DESCRIPTION,
  MAX_COLLECTION_NAME,
} from '#app/catalog/constants.ts'
import { GuideOptions } from '#app/catalog/size-guides/admin/guide-options.tsx'
import { slugify } from '#app/lib/slug.ts'
import { SelectField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { EditForm } from '#app/ui/admin/edit-form.tsx'
import { SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SeoPanel } from '#app/ui/admin/seo-panel.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { formatUploadsLeft } from '#app/ui/admin/uploads/use-uploads.ts'

type CollectionFormProps = {
  readonly collection: FormCollection | null
  /** The names of the store's size guides. */
  readonly guides: readonly string[]
  readonly store: string
  readonly origin: string
  readonly result: FormResult<FormCollection> | undefined
  readonly history?: ReactNode
}

const listImages = () =>
  [
    { name: 'heroImage', title: adminText.coverImage, guidance: adminText.coverImageHint },
    { name: 'imageUrl', title: adminText.tileImage, guidance: adminText.tileImageHint },
  ] as const

export function CollectionForm({ collection, guides, store, origin, result, history }: CollectionFormProps) {
  const form = useCollectionForm(collection, result)
  const { draft, set, field, base, errors } = form
  const blockedReason = formatUploadsLeft(form.uploadsLeft)
  const slug = slugify(draft.slug)
  const path = slug ? href('/collection/:slug', { slug }) : null

  return (
    <EditForm
      id="collection-form"
      noun={adminText.collectionInSentence}
      form={form}
      blockedReason={blockedReason}
      side={
        <>
          <Panel title={adminText.inTheStore}>
            <div className="grid gap-4">
              <SelectField {...field('status')} label={adminText.status} hint={adminText.statusHint}>
                {COLLECTION_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {adminText.statuses[status]}
                  </option>
                ))}
              </SelectField>
              <SelectField {...field('cardPer')} label={adminText.cardPer} hint={adminText.cardPerHint}>
                {CARD_PER.map((per) => (
                  <option key={per} value={per}>
                    {adminText.cardsPer[per]}
                  </option>
                ))}
              </SelectField>
              <SummaryRow
                title={adminText.positionAndGuide}
                summary={adminText.positionAndGuideNote(draft.position, draft.sizeGuide)}
              >
                <div className="grid gap-4">
                  <TextField
                    {...field('position')}
                    label={adminText.position}
                    inputMode="numeric"
                    hint={adminText.positionHint}
                  />
                  <SelectField {...field('sizeGuide')} label={adminText.sizeGuide} hint={adminText.sizeGuideHint}>
                    <GuideOptions guides={guides} />
                  </SelectField>
                </div>
              </SummaryRow>
            </div>
          </Panel>
          <SeoPanel
            heading={adminText.seoSettings}
            slug={
              <TextField
                {...field('slug')}
                label={adminText.slug}
                required
                maxLength={MAX_COLLECTION_NAME}
                hint={adminText.addressHint(path, base !== null && slug !== base.slug)}
                onChange={(event) => form.setSlug(event.currentTarget.value)}
              />
            }
            path={path}
            withoutPath={adminText.sameAsName}
            origin={origin}
            title={{ ...field('seoTitle'), label: adminText.seoTitle, maxLength: MAX_COLLECTION_NAME }}
            description={{
              ...field('seoDescription'),
              label: adminText.seoDescription,
              maxLength: MAX_SEO_DESCRIPTION,
            }}
            defaults={{
              title: draft.name.trim() || adminText.collection,
              titleNote: adminText.seoTitleHint,
              description: draft.description,
              descriptionNote: draft.description.trim() ? adminText.seoDescriptionHint : adminText.noDescriptionHint,
            }}
            store={store}
          />
          {history}
        </>
      }
      buttons={
        <SaveButtons
          isSaving={form.isSaving}
          label={form.isGone ? adminText.saveAsNewCollection : adminText.saveCollection}
          blockedReason={blockedReason}
          back={href('/admin/collections')}
        />
      }
    >
      <Panel title={adminText.basicInformation}>
        <div className="field-grid">
          <TextField
            {...field('name')}
            label={adminText.collectionName}
            required
            isUrgent
            maxLength={MAX_COLLECTION_NAME}
            onChange={(event) => form.setName(event.currentTarget.value)}
          />
          <TextAreaField
            {...field('description')}
            label={adminText.description}
            rows={4}
            maxLength={MAX_COLLECTION_DESCRIPTION}
          />
        </div>
      </Panel>

      <CollectionProducts form={form} />

      <Panel title={adminText.images}>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-x-4">
          {listImages().map((image) => (
            <CoverImageField
              key={image.name}
              {...image}
              image={draft[image.name]}
              alt={draft[`${image.name}Alt`]}
              maxAlt={MAX_ALT}
              isWide={image.name === 'heroImage'}
              uploads={form.uploads[image.name]}
              errors={errors}
              disabled={form.isSaving}
              onRemove={() => set({ [image.name]: null, [`${image.name}Alt`]: '' })}
              onAltChange={(alt) => set({ [`${image.name}Alt`]: alt })}
            />
          ))}
        </div>
      </Panel>
    </EditForm>
  )
}
