import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import type { WeightUnit } from '#app/base/weight.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { CareFields } from '#app/catalog/admin/products/care-fields.tsx'
import { ColorRows } from '#app/catalog/admin/products/color-rows.tsx'
import { ManufacturerFields } from '#app/catalog/admin/products/compliance-fields.tsx'
import { DescriptionField } from '#app/catalog/admin/products/description-field.tsx'
import { FiberRows } from '#app/catalog/admin/products/fiber-rows.tsx'
import { PriceSummary } from '#app/catalog/admin/products/price-summary.tsx'
import { ProductActions } from '#app/catalog/admin/products/product-actions.tsx'
import { ProductImages } from '#app/catalog/admin/products/product-images.tsx'
import { ProductSidebar } from '#app/catalog/admin/products/product-sidebar.tsx'
import { BackorderedUnits, ProductStock } from '#app/catalog/admin/products/product-stock.tsx'
import type { CollectionChoice } from '#app/catalog/admin/products/products.server.ts'
import {
  basicsNote,
  compositionNote,
  detailsNote,
  imagesNote,
  inventoryNote,
  optionsNote,
  pricesNote,
  seoNote,
} from '#app/catalog/admin/products/section-notes.ts'
import {
  type ProductFormState,
  type ProductResult,
  useProductForm,
} from '#app/catalog/admin/products/use-product-form.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import { detailNames, fieldHint, priceNames } from '#app/catalog/product-fields.ts'
import {
  listMissingSafety,
  type MakerFields,
  neededSafetyFields,
  type SafetySettings,
} from '#app/catalog/product-safety.ts'
import { GuideOptions } from '#app/catalog/size-guides/admin/guide-options.tsx'
import { WITHDRAWAL_CHOICES } from '#app/catalog/statuses.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { slugify } from '#app/lib/slug.ts'
import { TAX_CLASSES, taxClassLabels } from '#app/pricing/tax-class.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { BackLink, type BackTarget } from '#app/ui/admin/back-link.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { FoldingPanel } from '#app/ui/admin/folding-panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { TagInput } from '#app/ui/admin/tag-input.tsx'
import { uploadsLeft } from '#app/ui/admin/uploads/use-uploads.ts'

const unconfirmed = () => adminText.needsScripts

type ProductFormProps = {
  readonly product: StockedProduct | null
  /** Its id if it is saved as a new one. */
  readonly newId: Id<'product'>
  readonly currency: CurrencyCode
  readonly weightUnit: WeightUnit
  readonly categories: readonly CategoryName[]
  readonly collections: readonly CollectionChoice[]
  /** By name. */
  readonly countries: readonly CountryChoice[]
  /** The names of the store's size guides. */
  readonly guides: readonly string[]
  readonly lowStockThreshold: number
  /** Null if active products need no maker. */
  readonly safety: SafetySettings | null
  readonly result: ProductResult | undefined
  readonly back: BackTarget
  readonly backordered?: ComponentProps<typeof BackorderedUnits>['rows']
  readonly history?: ReactNode
  /** On the prices that are saved. */
  readonly priceNotes?: ReactNode
}

const FORM = 'product-form'

export function ProductForm(props: ProductFormProps) {
  const { product, newId, currency, weightUnit, categories, collections, lowStockThreshold, result } = props
  const { countries, guides, safety, back, backordered = [], history, priceNotes } = props
  const form = useProductForm(product, { currency, weightUnit, categories }, result)
  const { draft, base, field, isGone } = form
  const maker = {
    ...pick(draft, ['maker', 'makerContact', 'responsiblePerson']),
    makerCountry: draft.makerCountry || null,
  }
  const isChecked = safety !== null && draft.status === 'active'
  const needed = isChecked ? neededSafetyFields(maker, safety) : new Set<keyof MakerFields>()
  const missing = isChecked ? listMissingSafety(maker, safety) : []
  const slug = slugify(draft.slug) || slugify(draft.name)
  const waitsFor = uploadsLeft(form.uploads.left)
  const saveLabel = isGone ? adminText.saveAsNewProduct : product ? adminText.saveProduct : adminText.createProduct

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
      <input type="hidden" name="newId" value={newId} />
      {isGone && <input type="hidden" name="saveAs" value="new" />}
      <BackLink {...back}>{product && !isGone && <ProductActions product={product} isDirty={form.isDirty} />}</BackLink>
      {form.summary && <ErrorSummary title={adminText.notSaved} errors={form.summary} />}
      {result?.outcome === 'unconfirmed' && (
        <noscript>
          <ErrorSummary title={adminText.notSaved} errors={{ '': unconfirmed() }} />
        </noscript>
      )}

      <div
        className={`grid max-w-[1120px] gap-4 max-md:gap-2 lg:grid-cols-12 ${form.summary ? 'mt-4' : ''}`}
        inert={form.isSaving && !base} // a created product opens in another form, without later edits
      >
        <div className="lg:col-span-8">
          <FoldingPanel title={adminText.basicInformation} note={basicsNote(draft)} startsOpen rememberAs={form.kind}>
            <div className="field-grid">
              <TextField {...field('name')} />
              <div className="grid gap-4 md:grid-cols-2">
                <TextField
                  {...field('slug')}
                  spellCheck={false}
                  hint={slug ? adminText.address(slug) : adminText.generatedAddress}
                />
                <TextField {...field('sku')} spellCheck={false} hint={draft.sku ? undefined : adminText.generatedSku} />
              </div>
              <TextAreaField {...field('description')} rows={3} />
              <DescriptionField form={form} />
            </div>
          </FoldingPanel>
        </div>
        <div className="grid content-start gap-4 max-lg:contents lg:col-span-4 lg:row-span-2">
          <ProductSidebar missing={missing} form={form} categories={categories} collections={collections} />
          {history && <div className="max-lg:order-last">{history}</div>}
        </div>
        <div className="grid content-start gap-4 max-md:gap-2 lg:col-span-8">
          <FoldingPanel title={adminText.images} note={imagesNote(draft)} startsOpen rememberAs={form.kind}>
            <ProductImages form={form} />
          </FoldingPanel>

          <FoldingPanel
            title={adminText.pricing}
            note={pricesNote(draft, currency)}
            startsOpen={form.kind === 'new-product'}
            rememberAs={form.kind}
          >
            <div className="field-grid md:grid-cols-2">
              {priceNames.map((name) => (
                <TextField key={name} {...field(name)} />
              ))}
              <SelectField {...field('taxClass')}>
                {TAX_CLASSES.map((taxClass) => (
                  <option key={taxClass} value={taxClass}>
                    {taxClassLabels()[taxClass]}
                  </option>
                ))}
              </SelectField>
              <SelectField {...field('withdrawal')}>
                {WITHDRAWAL_CHOICES.map((choice) => (
                  <option key={choice} value={choice}>
                    {adminText.withdrawalChoices[choice]}
                  </option>
                ))}
              </SelectField>
            </div>
            <PriceSummary draft={draft} currency={currency} />
            <div className="mt-4 empty:hidden">{priceNotes}</div>
          </FoldingPanel>

          <FoldingPanel title={adminText.sizesAndColors} note={optionsNote(draft)} rememberAs={form.kind}>
            <div className="field-grid">
              <TagInput {...form.list('sizes')} isOrdered />
              <ColorRows form={form} />
              <SelectField {...field('sizeGuide')}>
                <GuideOptions guides={guides} without={adminText.inheritedGuide} />
              </SelectField>
              <div className="grid gap-4 md:grid-cols-2">
                <TextField {...field('modelHeightMm')} />
                <TextField {...field('modelSize')} />
              </div>
            </div>
          </FoldingPanel>

          <FoldingPanel
            title={adminText.inventory}
            note={inventoryNote(draft, lowStockThreshold)}
            startsOpen={form.kind === 'new-product'}
            rememberAs={form.kind}
          >
            <ProductStock form={form} />
            <BackorderedUnits rows={backordered} />
            <TextField
              {...field('lowStockThreshold')}
              className="mt-4 max-w-60"
              hint={adminText.thresholdHint(lowStockThreshold)}
            />
            <TextField {...field('weightGrams')} className="mt-4 max-w-60" />
            <TextField {...field('measure')} className="mt-4 max-w-60" />
          </FoldingPanel>

          <FoldingPanel title={adminText.composition} note={compositionNote(draft, missing)} rememberAs={form.kind}>
            <div className="field-grid">
              <FiberRows form={form} />
              <SwitchField {...form.toggle('hasAnimalParts')} hint={fieldHint('hasAnimalParts')} />
              <CareFields form={form} />
              <SelectField {...field('countryOfOrigin')}>
                <option value="">{adminText.notStated}</option>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <ManufacturerFields form={form} countries={countries} needed={needed} />
              <TextAreaField {...field('safetyWarnings')} rows={3} />
              <TextField {...field('packaging')} spellCheck={false} />
            </div>
          </FoldingPanel>

          <FoldingPanel title={adminText.details} note={detailsNote(draft)} rememberAs={form.kind}>
            <div className="field-grid">
              {detailNames.map((name) => (
                <TextAreaField key={name} {...field(name)} rows={3} />
              ))}
            </div>
          </FoldingPanel>

          <FoldingPanel title={adminText.seo} note={seoNote(draft)} rememberAs={form.kind}>
            <div className="field-grid">
              <TextField {...field('seoTitle')} hint={draft.seoTitle ? undefined : adminText.seoTitleHint} />
              <TextAreaField
                {...field('seoDescription')}
                rows={2}
                hint={draft.seoDescription ? undefined : adminText.seoDescriptionHint}
              />
            </div>
          </FoldingPanel>
        </div>
      </div>

      <div className="mt-4">
        <AdminButton type="submit" look="primary" busy={form.isSaving} disabled={waitsFor !== null}>
          {form.isSaving ? adminText.saving : (waitsFor ?? saveLabel)}
        </AdminButton>
      </div>

      <AlertDialog
        open={form.isConfirmingPrice}
        title={adminText.sellFor(formatMoney(money(0, currency)))}
        confirmLabel={adminText.savePriceZero}
        look="primary"
        busy={form.isSaving}
        busyLabel={adminText.saving}
        onCancel={form.stopConfirming}
        onConfirm={form.confirmZeroPrice}
      >
        {adminText.costsNothing(draft.price, draft.name)}
      </AlertDialog>
      <StockLossDialog form={form} />
    </Form>
  )
}

function StockLossDialog({ form }: { form: ProductFormState }) {
  const { loss } = form
  const count = loss?.units ?? 0
  const names =
    loss?.variants.map(
      ({ size, color, stock }) => `${[size, color].filter(Boolean).join(', ')} (${formatNumber(stock)})`,
    ) ?? []
  return (
    <AlertDialog
      open={loss !== null}
      title={adminText.writeOff(count)}
      confirmLabel={adminText.saveAndWriteOff(count)}
      busy={form.isSaving}
      busyLabel={adminText.saving}
      onCancel={form.stopConfirming}
      onConfirm={form.confirmLoss}
    >
      {names.length > 0 ? adminText.removedVariants(names.join('; ')) : adminText.fewerThanBefore(count)}
    </AlertDialog>
  )
}
