import { type FocusEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { AdminColorRows } from '#app/features/catalog/admin-color-rows.tsx'
import { AdminPictures } from '#app/features/catalog/admin-pictures.tsx'
import { AdminStockGrid } from '#app/features/catalog/admin-stock-grid.tsx'
import { CATEGORIES, HOMEPAGE_SECTIONS, type HomepageSection, PRODUCT_STATUSES } from '#app/features/catalog/catalog.ts'
import { CATEGORY_LABELS } from '#app/features/catalog/product-admin-list.ts'
import {
  adoptTyped,
  cellKey,
  cellsOf,
  draftOf,
  type FormProduct,
  isSameDraft,
  type ProductDraft,
  pieces,
  rebase,
  stockOf,
} from '#app/features/catalog/product-draft.ts'
import { gridCells, productInput, profitMargin } from '#app/features/catalog/product-input.ts'
import { formatMoney, parseMoney, type StoreCurrency, symbolOf } from '#app/features/money/money.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { slugify } from '#app/lib/slug.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, fieldId, SelectField, SwitchField, TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { AlertDialog } from '#app/ui/admin/alert-dialog.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { TagInput } from '#app/ui/admin/tag-input.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** What the server said to the last attempt to save. */
export type ProductAnswer =
  | { readonly outcome: 'saved'; readonly product: FormProduct }
  | { readonly outcome: 'asks' }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors; readonly current: FormProduct | null }

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

const SECTION_LABELS: Readonly<Record<HomepageSection, string>> = {
  hero: 'Hero',
  best_sellers: 'Best sellers',
  new_arrivals: 'New arrivals',
  featured: 'Featured',
  what_we_see: 'What we see',
  latest_collections: 'Latest collections',
}

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

  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
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
          {product && (
            <Panel title="Images">
              <AdminPictures
                pictures={draft.pictures}
                colors={form.namedColors}
                productName={draft.name}
                error={errors.pictures}
                onChange={(pictures) => set({ pictures })}
              />
            </Panel>
          )}
          {!product && (
            <>
              <input type="hidden" name="pictures" value="[]" />
              <input type="hidden" name="featured" value="" />
            </>
          )}

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
            <PriceReadout draft={draft} currency={currency} />
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
            <StockFields
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
        <AdminButton type="submit" look="primary" busy={form.isSaving}>
          {form.isSaving ? 'Saving...' : product ? 'Save product' : 'Create product'}
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

/** The state of a form: what is typed, what it started from, what the server and the schema say to it. */
function useProductForm(product: FormProduct | null, currency: StoreCurrency, answer: ProductAnswer | undefined) {
  const [base, setBase] = useState(product)
  const [draft, setDraft] = useState(() => draftOf(product, currency))
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [summary, setSummary] = useState<FieldErrors | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const answered = useRef<ProductAnswer>(undefined)
  const submit = useSubmit()
  const navigation = useNavigation()
  const toast = useToast()
  const schema = useMemo(() => productInput(currency), [currency])

  useEffect(() => {
    if (!answer || answered.current === answer) return
    answered.current = answer
    setIsAsking(answer.outcome === 'asks')
    if (answer.outcome === 'saved') {
      setBase(answer.product)
      setDraft(draftOf(answer.product, currency))
      setFieldErrors({})
      setSummary(null)
      toast('Product updated successfully!')
    } else if (answer.outcome === 'refused') {
      const { current, errors } = answer
      if (current) {
        setDraft((typed) => rebase(typed, draftOf(base, currency), draftOf(current, currency)))
        setBase(current)
      }
      setFieldErrors(errors)
      setSummary(errors)
      toast(`Failed to save product: ${Object.values(errors)[0] ?? ''}`, 'error')
    }
  }, [answer, base, currency, toast])

  useEffect(() => {
    if (element.current) setDraft((draft) => adoptTyped(draft, new FormData(element.current ?? undefined)))
  }, [])

  const set = (change: Partial<ProductDraft>) => {
    setDraft((typed) => ({ ...typed, ...change }))
    setFieldErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in change))))
  }

  return {
    element,
    base,
    draft,
    set,
    errors: fieldErrors,
    summary,
    isDirty: !isSameDraft(draft, draftOf(base, currency)),
    isSaving: navigation.state !== 'idle' && navigation.formMethod === 'POST',
    isAsking,
    stopAsking: () => setIsAsking(false),
    /** Colours that can be chosen and counted by: named, and each name once. */
    namedColors: draft.colors.filter(
      ({ name }, index) => name.trim() !== '' && draft.colors.findIndex((other) => other.name === name) === index,
    ),
    discard: () => {
      setDraft(draftOf(base, currency))
      setFieldErrors({})
      setSummary(null)
    },
    confirmZeroPrice: () => {
      if (!element.current) return
      const data = new FormData(element.current)
      data.set('confirmZeroPrice', 'yes')
      submit(data, { method: 'post' })
    },
    /** Stock and pictures follow a colour to its new name. */
    renameColor: (from: string, to: string) =>
      setDraft((typed) => ({
        ...typed,
        pictures: typed.pictures.map((picture) => (picture.color === from ? { ...picture, color: to } : picture)),
        cells: {
          ...typed.cells,
          ...Object.fromEntries(
            (typed.sizes.length > 0 ? typed.sizes : [null]).flatMap((size) => {
              const text = typed.cells[cellKey({ size, color: from })]
              return text === undefined ? [] : [[cellKey({ size, color: to }), text]]
            }),
          ),
        },
      })),
    onSubmit: () => setSummary(null),
    /** A field that is left is checked by the same schema that the server uses. */
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const { target } = event
      const name = target.getAttribute('name')
      if (!name || target.closest('form') !== element.current || !element.current) return
      const result = parseForm(schema, new FormData(element.current))
      const message = result.ok ? undefined : result.errors[name]
      setFieldErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others))
    },
  }
}

/** What the prices come to while they are typed. */
function PriceReadout({ draft, currency }: { draft: ProductDraft; currency: StoreCurrency }) {
  const price = parseMoney(draft.price, currency)
  const sale = parseMoney(draft.salePrice, currency)
  const now = price && sale && sale.minor < price.minor ? sale : price
  const margin = profitMargin(price, parseMoney(draft.costPrice, currency))
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-3 text-base tabular-nums">
      <Readout term="Costs now">{now ? formatMoney(now) : '–'}</Readout>
      <Readout term="Profit margin">{margin ?? '–'}</Readout>
    </dl>
  )
}

function Readout({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

type StockFieldsProps = {
  draft: ProductDraft
  base: FormProduct | null
  colors: ProductDraft['colors']
  error: string | undefined
  set: (change: Partial<ProductDraft>) => void
}

/** One number for all pieces, or a number for each size and colour. */
function StockFields({ draft, base, colors, error, set }: StockFieldsProps) {
  const id = useId()
  const isGrid = draft.stockKind === 'grid'
  const canGrid = gridCells(draft.sizes, colors).length > 0
  const switchKind = (toGrid: boolean) => {
    const cells = gridCells(draft.sizes, colors)
    const total = cells.reduce((sum, cell) => sum + pieces(draft.cells[cellKey(cell)]), 0)
    set(toGrid ? { stockKind: 'grid', stock: '' } : { stockKind: 'number', stock: String(total) })
  }
  return (
    <div className="grid gap-4">
      <SwitchField
        label="Stock by size and colour"
        checked={isGrid}
        disabled={!canGrid && !isGrid}
        hint={canGrid || isGrid ? undefined : 'Add sizes or colours first.'}
        className="max-w-80"
        onChange={(event) => switchKind(event.currentTarget.checked)}
      />
      <input type="hidden" name="stockKind" value={draft.stockKind} />
      <input type="hidden" name="stockLoaded" value={stockOf(base)} />
      <input type="hidden" name="cells" value={JSON.stringify(isGrid ? cellsOf({ ...draft, colors }, base) : [])} />
      {isGrid ? (
        <div id={fieldId('stock')} tabIndex={-1}>
          <input type="hidden" name="stock" value="0" />
          {base?.variants.every(({ size, color }) => size === null && color === null) && (
            <p className="mb-2 text-base text-ink-2">
              {stockOf(base)} pieces are kept as one number so far: share them out here.
            </p>
          )}
          <AdminStockGrid
            sizes={draft.sizes}
            colors={colors}
            cells={draft.cells}
            onChange={(cells) => set({ cells, stock: '' })}
          />
          <FieldNotes id={id} error={error} />
        </div>
      ) : (
        <TextField
          name="stock"
          label="Stock quantity"
          required
          inputMode="numeric"
          className="max-w-60"
          value={draft.stock}
          error={error}
          onChange={(event) => set({ stock: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
