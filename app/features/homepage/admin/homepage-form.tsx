import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Form, href, Link } from 'react-router'
import { SECTION_LABELS } from '#app/features/catalog/homepage-sections.ts'
import { HOMEPAGE_SECTIONS } from '#app/features/catalog/statuses.ts'
import { MAX_HERO_ALT } from '#app/features/homepage/admin/homepage-input.ts'
import type { HomepagePlan } from '#app/features/homepage/admin/homepage-plan.server.ts'
import { planSection } from '#app/features/homepage/admin/homepage-plan.ts'
import { HomepagePreview } from '#app/features/homepage/admin/homepage-preview.tsx'
import { pickerId } from '#app/features/homepage/admin/product-picker.tsx'
import {
  HomepageColumn,
  HomepageProducts,
  HomepageSectionPanel,
  MoveTo,
} from '#app/features/homepage/admin/section-panel.tsx'
import {
  type HomepageForm,
  type HomepageResult,
  useHomepageForm,
} from '#app/features/homepage/admin/use-homepage-form.ts'
import type { HeroTexts } from '#app/features/homepage/homepage.server.ts'
import { ChangeHistory } from '#app/features/staff/change-history.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { fieldId, TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { ImageUploader } from '#app/ui/admin/uploads/image-uploader.tsx'
import { uploadsLeft } from '#app/ui/admin/uploads/use-uploads.ts'

type HomepageEditorProps = {
  readonly plan: HomepagePlan
  readonly texts: HeroTexts
  readonly changes: ComponentProps<typeof ChangeHistory>['entries']
  readonly result: HomepageResult | undefined
}

const FORM = 'homepage-form'

export function HomepageEditor({ plan, texts, changes, result }: HomepageEditorProps) {
  const form = useHomepageForm(plan, result)
  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar
        form={FORM}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        waitsFor={uploadsLeft(form.uploads.left)}
        onDiscard={form.discard}
      />
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status" className="sr-only">
        {form.announcement}
      </p>
      {form.summary && <ErrorSummary title="The homepage was not saved" errors={form.summary} />}
      <div className={`homepage-manager ${form.summary ? 'mt-4' : ''}`}>
        <div id={fieldId('placed')} tabIndex={-1} className="homepage-columns">
          <HeroSection form={form} hasThemeImage={texts.hasThemeImage} />
          {HOMEPAGE_SECTIONS.filter((section) => section !== 'hero').map((section) => (
            <HomepageSectionPanel key={section} section={section} form={form} />
          ))}
          <UnplacedProducts form={form} total={form.base.unplacedTotal} />
        </div>
        <HomepagePreview draft={form.draft} catalog={form.catalog} texts={texts} />
      </div>
      <ChangeHistory
        entries={changes}
        labels={{ ...SECTION_LABELS, heroImage: 'hero image' }}
        valueText={(_field, value) => (typeof value === 'string' && value !== '' ? value : 'nothing')}
        className="mt-4"
      />
    </Form>
  )
}

function HeroSection({ form, hasThemeImage }: { form: HomepageForm; hasThemeImage: boolean }) {
  const { draft, catalog, uploads, errors, isSaving } = form
  const [product] = planSection('hero', draft, catalog).shown
  const { heroImage } = draft
  return (
    <HomepageColumn title={SECTION_LABELS.hero} note={`${product ? 1 : 0} of 1 shown`} className="col-span-full">
      <div className="homepage-hero">
        <div>
          <p className="mb-2 text-sm text-ink-2">{heroStatus(product?.name, heroImage !== null, hasThemeImage)}</p>
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

function heroStatus(product: string | undefined, hasImage: boolean, hasThemeImage: boolean): string {
  if (product) return `${product} is shown in the hero with a link below the image.`
  if (hasImage) return 'No product: the hero shows the store’s own image.'
  return `No product: the hero shows ${hasThemeImage ? 'the theme’s' : 'no'} image.`
}

function UnplacedProducts({ form, total }: { form: HomepageForm; total: number }) {
  const { draft, catalog, isSaving } = form
  const rows = draft.unplaced.flatMap((id) => catalog.products.get(id) ?? [])
  const more = total - form.base.unplaced.length
  const { list, rowProps } = useRowFocus<HTMLUListElement>(() => document.getElementById(pickerId('hero')))
  const { unplacedHidden: hidden } = form.base
  if (rows.length === 0 && more <= 0 && hidden === 0) return null
  return (
    <HomepageColumn title="In no section" note={`${rows.length + more + hidden} not shown`}>
      <p className="text-sm text-ink-2">
        Shown on the homepage, but without a section: shoppers do not see them there.
      </p>
      <ul ref={list} className="mt-2">
        {rows.map((product, at) => (
          <li
            key={product.id}
            className="flex flex-wrap items-center gap-2 border-b border-line py-1.5 text-sm last:border-b-0"
            {...rowProps(at)}
          >
            <Thumb url={product.image?.url} isSmall />
            <span className="line-clamp-2 min-w-24 flex-1 font-medium">{product.name}</span>
            <span className="ml-auto flex">
              <MoveTo product={product} from={null} form={form} />
              <button
                type="button"
                data-row-button="off"
                className="grid size-9 place-items-center hover:bg-mist disabled:text-edge max-md:size-11"
                aria-label={`Remove ${product.name} from the homepage`}
                disabled={isSaving}
                onClick={() => form.removeFromHomepage(product)}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm">
          <TextLink to={`${href('/admin/products')}?show=homepage`}>And {formatNumber(more)} more</TextLink>
        </p>
      )}
      {hidden > 0 && (
        <p className="mt-2 text-sm text-amber">
          {hidden === 1
            ? '1 draft or archived product has no section either: '
            : `${formatNumber(hidden)} drafts or archived products have no section either: `}
          <TextLink to={`${href('/admin/products')}?show=homepage`}>all on the homepage</TextLink>
        </p>
      )}
    </HomepageColumn>
  )
}
