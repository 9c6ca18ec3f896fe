import { href, Link } from 'react-router'
import { SECTION_LABELS } from '#app/features/catalog/homepage-sections.ts'
import { MAX_HERO_ALT } from '#app/features/homepage/admin/homepage-input.ts'
import { planSection } from '#app/features/homepage/admin/homepage-plan.ts'
import { HomepageColumn, HomepageProducts } from '#app/features/homepage/admin/section-panel.tsx'
import type { HomepageForm } from '#app/features/homepage/admin/use-homepage-form.ts'
import { fieldId, TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { ImageUploader } from '#app/ui/admin/uploads/image-uploader.tsx'

export function HomepageHeroSection({ form }: { form: HomepageForm }) {
  const { draft, catalog, uploads, errors, isSaving } = form
  const [product] = planSection('hero', draft, catalog).shown
  const { heroImage } = draft
  return (
    <HomepageColumn title={SECTION_LABELS.hero} note={`${product ? 1 : 0} of 1 shown`} className="col-span-full">
      <div className="homepage-hero">
        <div>
          <p className="mb-2 text-sm text-ink-2">{heroStatus(product?.name, heroImage !== null)}</p>
          <HomepageProducts section="hero" form={form} />
        </div>
        <div>
          <h3 className="mb-2 text-base font-medium">The store’s own image</h3>
          {!heroImage && <input type="hidden" name="heroAlt" value="" />}
          <ImageUploader
            id={fieldId('heroImage')}
            images={heroImage ? [heroImage] : []}
            uploads={uploads}
            placeOf={() => (heroImage ? 1 : 0)}
            max={1}
            disabled={isSaving}
            guidance={
              <p>
                For a hero without a product: upright, 4:5, a large garment, light from one side, no text. Edit the
                hero’s texts in the{' '}
                <Link className="underline underline-offset-4" to={href('/admin/settings')}>
                  settings
                </Link>
                .
              </p>
            }
            error={errors.heroImage}
            onMove={() => {}}
            onRemove={() => form.set({ heroImage: null })}
          >
            {(image) => (
              <TextAreaField
                name="heroAlt"
                label="Description"
                rows={3}
                value={image.alt}
                maxLength={MAX_HERO_ALT}
                placeholder="What it shows, for those who cannot see it"
                error={errors.heroAlt}
                className="mt-1"
                onChange={({ currentTarget: { value } }) => form.set({ heroImage: { ...image, alt: value } })}
              />
            )}
          </ImageUploader>
        </div>
      </div>
    </HomepageColumn>
  )
}

function heroStatus(product: string | undefined, hasImage: boolean): string {
  if (product) return `${product} is shown in the hero with a link below the image.`
  return hasImage
    ? 'No product: the hero shows the store’s own image.'
    : 'No product: the hero shows the theme’s image.'
}
