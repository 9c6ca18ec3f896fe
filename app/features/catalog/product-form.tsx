import { Form } from 'react-router'
import { AdminColorRows } from '#app/features/catalog/admin-color-rows.tsx'
import { AdminPictures } from '#app/features/catalog/admin-pictures.tsx'
import { AdminPriceReadout } from '#app/features/catalog/admin-price-readout.tsx'
import { AdminStock } from '#app/features/catalog/admin-stock.tsx'
import { CATEGORIES, HOMEPAGE_SECTIONS, type HomepageSection, PRODUCT_STATUSES } from '#app/features/catalog/catalog.ts'
import { SECTION_LABELS } from '#app/features/catalog/homepage-sections.ts'
import { CATEGORY_LABELS } from '#app/features/catalog/product-admin-list.ts'
import type { FormProduct, ProductDraft } from '#app/features/catalog/product-draft.ts'
import { type ProductAnswer, useProductForm } from '#app/features/catalog/use-product-form.ts'
import { type StoreCurrency, symbolOf } from '#app/features/money/money.ts'
import { slugify } from '#app/lib/slug.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { TagInput } from '#app/ui/admin/tag-input.tsx'
import { uploadsLeft } from '#app/ui/admin/use-uploads.ts'

type ProductFormProps = {
  /** Null for a new one. */
  readonly product: FormProduct | null
  readonly currency: StoreCurrency
  readonly collections: readonly { readonly id: string; readonly name: string; readonly status: string }[]
  /** The shop's own threshold, which an empty field means. */
  readonly lowStockThreshold: number
  readonly answer: ProductAnswer | undefined
}

const FORM = 'product-form'

const STATUS_LABELS = { draft: 'Draft', active: 'Active', archived: 'Archived' } as const

const SECTION_HINTS: Partial<Record<HomepageSection, string>> = {
  best_sellers: 'Also flags it as a bestseller.',
  new_arrivals: 'Also flags it as new.',
  featured: 'Also flags it as featured.',
}

/** A product's form, for a new one and for one that is there. Everything typed is kept until it is saved or discarded. */
export function ProductForm({ product, currency, collections, lowStockThreshold, answer }: ProductFormProps) {
  const form = useProductForm(product, currency, answer)
  const { draft, set, base, errors } = form
  const field = (name: TextFieldName) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  })
  const toggle = (name: FlagName) => ({
    name,
    checked: draft[name],
    onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) =>
      set({ [name]: event.currentTarget.checked }),
  })
  const symbol = symbolOf(currency)
  const waitsFor = uploadsLeft(form.uploads.left)

  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar
        form={FORM}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        waitsFor={waitsFor}
        onDiscard={form.discard}
      />
      <input type="hidden" name="version" value={base?.version ?? ''} />
      {form.summary && <ErrorSummary title="This product was not saved" errors={form.summary} />}

      <div className={`grid max-w-[1120px] gap-4 lg:grid-cols-12 ${form.summary ? 'mt-4' : ''}`}>
        <div className="lg:col-span-8">
          <Panel title="Basic information">
            <div className="grid gap-4">
              <TextField {...field('name')} label="Name" required maxLength={200} />
              <div className="grid gap-4 md:grid-cols-2">
                <TextField
                  {...field('slug')}
                  label="Slug"
                  maxLength={200}
                  hint={`Address: ${slugify(draft.slug) || slugify(draft.name) || 'made from the name'}`}
                />
                <TextField
                  {...field('sku')}
                  label="SKU"
                  maxLength={100}
                  hint={draft.sku ? undefined : 'Left empty, one is made: PRD- and 8 digits.'}
                />
              </div>
              <TextAreaField {...field('description')} label="Short description" required rows={3} maxLength={20_000} />
              <TextAreaField {...field('longDescription')} label="Long description" rows={6} maxLength={20_000} />
            </div>
          </Panel>
        </div>
        <div className="grid content-start gap-4 lg:col-span-4 lg:row-span-2">
          <Panel title="Status">
            <SelectField {...field('status')} label="Status" required hint="Only active products are in the shop.">
              {PRODUCT_STATUSES.map((status) => (
                <option key={status} value={status}>
                  {STATUS_LABELS[status]}
                </option>
              ))}
            </SelectField>
          </Panel>
          <Panel title="Organisation">
            <div className="grid gap-4">
              <SelectField {...field('category')} label="Category" required>
                <option value="">Choose a category</option>
                {CATEGORIES.map((category) => (
                  <option key={category} value={category}>
                    {CATEGORY_LABELS[category]}
                  </option>
                ))}
              </SelectField>
              <SelectField {...field('collectionId')} label="Main collection" hint="Linked on the product's page.">
                <option value="">None</option>
                {collections.map(({ id, name, status }) => (
                  <option key={id} value={id}>
                    {name}
                    {status === 'draft' && ' (draft)'}
                  </option>
                ))}
              </SelectField>
              <TagInput
                label="Tags"
                name="tags"
                noun="tag"
                error={errors.tags}
                tags={draft.tags}
                onChange={(tags) => set({ tags })}
              />
              <div>
                <SwitchField {...toggle('isNew')} label="New" />
                <SwitchField {...toggle('isBestseller')} label="Bestseller" />
                <SwitchField {...toggle('isFeatured')} label="Featured" />
              </div>
            </div>
          </Panel>
          <Panel title="Homepage">
            <div className="grid gap-4">
              <SwitchField {...toggle('showOnHomepage')} label="Show on homepage" />
              <SelectField
                {...field('homepageSection')}
                label="Section"
                hint={draft.homepageSection ? SECTION_HINTS[draft.homepageSection] : undefined}
              >
                <option value="">None</option>
                {HOMEPAGE_SECTIONS.map((section) => (
                  <option key={section} value={section}>
                    {SECTION_LABELS[section]}
                  </option>
                ))}
              </SelectField>
              <TextField {...field('homepagePosition')} label="Position" inputMode="numeric" />
            </div>
          </Panel>
        </div>
        <div className="grid content-start gap-4 lg:col-span-8">
          <Panel title="Images">
            <AdminPictures
              pictures={draft.pictures}
              uploads={form.uploads}
              colors={form.namedColors}
              productName={draft.name}
              errors={errors}
              isSaving={form.isSaving}
              onChange={(pictures) => set({ pictures })}
            />
          </Panel>

          <Panel title="Pricing">
            <div className="grid gap-4 md:grid-cols-2">
              <TextField {...field('price')} label={`Price (${symbol})`} required inputMode="decimal" />
              <TextField
                {...field('salePrice')}
                label={`Sale price (${symbol})`}
                inputMode="decimal"
                hint="Below the price, it is what the product costs now."
              />
              <TextField
                {...field('compareAtPrice')}
                label={`Compare-at price (${symbol})`}
                inputMode="decimal"
                hint="Above the price, it is shown struck through."
              />
              <TextField
                {...field('costPrice')}
                label={`Cost price (${symbol})`}
                inputMode="decimal"
                hint="Shoppers never see it."
              />
            </div>
            <AdminPriceReadout draft={draft} currency={currency} />
          </Panel>

          <Panel title="Sizes and colours">
            <div className="grid gap-5">
              <TagInput
                label="Sizes"
                name="sizes"
                noun="size"
                hint="In the order shoppers see them. Without any, it is sold as One Size."
                error={errors.sizes}
                tags={draft.sizes}
                onChange={(sizes) => set({ sizes })}
              />
              <AdminColorRows
                colors={draft.colors}
                error={errors.colors}
                onChange={(colors) => set({ colors })}
                onRename={form.renameColor}
              />
            </div>
          </Panel>

          <Panel title="Inventory">
            <AdminStock
              draft={draft}
              base={base}
              colors={form.namedColors}
              error={errors.stock ?? errors.cells}
              set={set}
            />
            <TextField
              {...field('lowStockThreshold')}
              label="Low-stock threshold"
              inputMode="numeric"
              className="mt-4 max-w-60"
              hint={`Empty: the shop's own, ${lowStockThreshold}.`}
            />
          </Panel>

          <Panel title="Details">
            <div className="grid gap-4">
              <TextAreaField {...field('materials')} label="Materials" rows={3} maxLength={20_000} />
              <TextAreaField {...field('careInstructions')} label="Care instructions" rows={3} maxLength={20_000} />
            </div>
          </Panel>

          <Panel title="SEO">
            <div className="grid gap-4">
              <TextField
                {...field('seoTitle')}
                label="SEO title"
                maxLength={200}
                hint={draft.seoTitle ? undefined : 'Left empty, it is the name.'}
              />
              <TextAreaField {...field('seoDescription')} label="SEO description" rows={2} maxLength={500} />
            </div>
          </Panel>
        </div>
      </div>

      <div className="mt-4">
        <AdminButton type="submit" look="primary" busy={form.isSaving} disabled={waitsFor !== null}>
          {form.isSaving ? 'Saving...' : (waitsFor ?? (product ? 'Save product' : 'Create product'))}
        </AdminButton>
      </div>

      <AlertDialog
        open={form.isAsking}
        title={`Sell it for ${symbol}0.00?`}
        confirmLabel="Save with price 0"
        look="primary"
        busy={form.isSaving}
        busyLabel="Saving..."
        onCancel={form.stopAsking}
        onConfirm={form.confirmZeroPrice}
      >
        “{draft.price}” is not a number, so {draft.name || 'this product'} would cost nothing in the shop.
      </AlertDialog>
    </Form>
  )
}

type TextFieldName = {
  [Name in keyof ProductDraft]: ProductDraft[Name] extends string ? (Name extends 'stockKind' ? never : Name) : never
}[keyof ProductDraft]
type FlagName = { [Name in keyof ProductDraft]: ProductDraft[Name] extends boolean ? Name : never }[keyof ProductDraft]
