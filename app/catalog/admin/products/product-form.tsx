import type { ComponentProps, ReactNode } from 'react'
import { Form, href } from 'react-router'
import type { CountryChoice } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { WeightUnit } from '#app/base/weight.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { BasicsPanel } from '#app/catalog/admin/products/basics-panel.tsx'
import { CompliancePanel, OtherComplianceFields } from '#app/catalog/admin/products/compliance-panel.tsx'
import { OptionsPanel } from '#app/catalog/admin/products/options-panel.tsx'
import { PricePanel } from '#app/catalog/admin/products/price-panel.tsx'
import type { ProductLaws } from '#app/catalog/admin/products/product-laws.ts'
import {
  FurtherPanel,
  HomepagePanel,
  SearchResultPanel,
  StatusPanel,
} from '#app/catalog/admin/products/product-sidebar.tsx'
import type { BackorderedUnits } from '#app/catalog/admin/products/product-stock.tsx'
import type { CollectionChoice } from '#app/catalog/admin/products/products.server.ts'
import { ShopperDetailsPanel } from '#app/catalog/admin/products/shopper-details-panel.tsx'
import {
  type ProductFormState,
  type ProductResult,
  useProductForm,
} from '#app/catalog/admin/products/use-product-form.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import {
  listMissingSafety,
  MADE_BY_STORE,
  type ManufacturerChoice,
  NO_MAKER,
  type SafetySettings,
} from '#app/catalog/manufacturer.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { FormFooter, NoScriptSave, SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import { SaveBar, SaveGuard } from '#app/ui/admin/save-bar.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { formatUploadsLeft } from '#app/ui/admin/uploads/use-uploads.ts'

const getUnconfirmedMessage = () => adminText.needsScripts

type ProductFormProps = {
  readonly product: StockedProduct | null
  /** The id that the product gets if it is saved as a new one. */
  readonly newId: Id<'product'>
  readonly currency: CurrencyCode
  readonly weightUnit: WeightUnit
  readonly categories: readonly CategoryName[]
  readonly collections: readonly CollectionChoice[]
  /** Sorted by name. */
  readonly countries: readonly CountryChoice[]
  /** True if the slug was generated from the name. It then follows the name while the product is a draft. */
  readonly hasGeneratedSlug?: boolean
  /** The names of the store's size guides. */
  readonly guides: readonly string[]
  readonly lowStockThreshold: number
  readonly manufacturers: readonly ManufacturerChoice[]
  /** True if the store itself makes every product that has no manufacturer. */
  readonly isStoreMaker: boolean
  /** Null if active products need no manufacturer. */
  readonly safety: SafetySettings | null
  readonly laws: ProductLaws
  /** The store's name. */
  readonly store: string
  readonly result: ProductResult | undefined
  readonly backordered?: ComponentProps<typeof BackorderedUnits>['rows']
  readonly history?: ReactNode
  /** Notes on the saved prices. */
  readonly priceNotes?: ReactNode
}

const FORM = 'product-form'

export function ProductForm(props: ProductFormProps) {
  const { product, newId, currency, weightUnit, categories, collections, lowStockThreshold, result } = props
  const { countries, guides, manufacturers, isStoreMaker, safety, store, backordered = [] } = props
  const { history, priceNotes, hasGeneratedSlug = false } = props
  const [firstMaker = null, ...others] = isStoreMaker ? [] : manufacturers
  const initialMaker = others.length === 0 ? firstMaker : null
  const form = useProductForm(product, { currency, weightUnit, categories, initialMaker, hasGeneratedSlug }, result)
  const { draft, base, isGone } = form
  const maker = manufacturers.find(({ id }) => id === draft.manufacturerId) ?? NO_MAKER
  const needsSafetyData = safety !== null && draft.status === 'active'
  const isMadeByStore = draft.manufacturerId === MADE_BY_STORE || (isStoreMaker && draft.manufacturerId === '')
  const missing = needsSafetyData ? listMissingSafety(maker, { ...safety, store_is_maker: isMadeByStore }) : []
  const laws = { ...props.laws, safety: props.laws.safety && { ...props.laws.safety, store_is_maker: isMadeByStore } }
  const isNeeded = needsSafetyData && !isMadeByStore
  const compliance = { form, laws, countries, manufacturers, isStoreMaker, isNeeded }
  const blockedReason = formatUploadsLeft(form.uploads.left + form.videoUploads.left + form.posterUploads.left)
  const save = { form: FORM, isDirty: form.isDirty, isSaving: form.isSaving }
  const saveLabel = isGone ? adminText.saveAsNewProduct : product ? adminText.saveProduct : adminText.createProduct

  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      {product && <SaveBar {...save} blockedReason={blockedReason} label={saveLabel} onDiscard={form.discard} />}
      <input type="hidden" name="version" value={base?.version ?? ''} />
      <input type="hidden" name="newId" value={newId} />
      {isGone && <input type="hidden" name="saveAsNew" value="yes" />}
      {form.summary && <ErrorSummary title={adminText.notSaved} errors={form.summary} focuses="field" />}
      {result?.outcome === 'unconfirmed' && (
        <noscript>
          <ErrorSummary title={adminText.notSaved} errors={{ '': getUnconfirmedMessage() }} />
        </noscript>
      )}

      <div
        className={`grid gap-4 max-md:gap-2 lg:grid-cols-12 ${form.summary ? 'mt-4' : ''}`}
        inert={form.isSaving && !base} // a saved new product opens in another form, which would lack edits made in the meantime
      >
        <div className="grid content-start gap-4 max-md:gap-2 lg:col-span-8">
          <BasicsPanel form={form} categories={categories} collections={collections} />
          <PricePanel form={form} notes={priceNotes} />
          <OptionsPanel form={form} lowStockThreshold={lowStockThreshold} backordered={backordered} />
          <ShopperDetailsPanel form={form} guides={guides} />
          <CompliancePanel {...compliance} maker={maker} />
        </div>
        <div className="product-aside grid content-start gap-4 max-md:gap-2 lg:col-span-4">
          <StatusPanel form={form} missing={missing} />
          <HomepagePanel form={form} />
          <SearchResultPanel form={form} store={store} />
          <FurtherPanel form={form}>
            <OtherComplianceFields {...compliance} />
          </FurtherPanel>
          {history && <SummaryRow title={adminText.pastChanges}>{history}</SummaryRow>}
        </div>
      </div>

      {product ? (
        <NoScriptSave label={saveLabel} />
      ) : (
        <>
          <FormFooter>
            <SaveButtons
              isSaving={form.isSaving}
              label={saveLabel}
              blockedReason={blockedReason}
              back={href('/admin/products')}
            />
          </FormFooter>
          <SaveGuard {...save} />
        </>
      )}
      <AlertDialog
        open={form.invalidNumbers.length > 0}
        title={adminText.saveWithZeroQuestion}
        confirmLabel={adminText.saveWithZero}
        look="primary"
        busy={form.isSaving}
        busyLabel={adminText.saving}
        onCancel={form.stopConfirming}
        onConfirm={form.confirmZeros}
      >
        {form.invalidNumbers.join(' ')}
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
