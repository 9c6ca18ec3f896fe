import { type FormEvent, useCallback, useMemo, useRef } from 'react'
import { useSubmit } from 'react-router'
import { getCurrencySymbol } from '#app/base/money.ts'
import { formatVideoFiles, readVideoUrls } from '#app/base/product-video.ts'
import { addImage } from '#app/catalog/admin/image-list.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { StockLoss } from '#app/catalog/availability.ts'
import type { CategoryName } from '#app/catalog/category.ts'
import type { ManufacturerChoice } from '#app/catalog/manufacturer.ts'
import {
  applyName,
  applyTypedText,
  type ProductDraft,
  rebase,
  renameColor,
  renameDraft,
  type ShownUnits,
  switchStockKind,
  toDraft,
} from '#app/catalog/product-draft.ts'
import {
  type FieldName,
  findFieldHint,
  getField,
  getFieldLabel,
  type NameOfKind,
  type textNames,
} from '#app/catalog/product-fields.ts'
import { productInput } from '#app/catalog/product-input.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import type { RowKeys } from '#app/lib/draft.ts'
import { findError } from '#app/lib/form.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import { type SentClip, sendClip } from '#app/platform/videos/send-clip.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { blockUntilUploaded, useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useToast } from '#app/ui/toast.tsx'

/** Staff must confirm `loss` and `invalidNumbers`. `filled`: units that filled backorders. */
export type ProductResult = FormResult<StockedProduct> & {
  readonly loss?: StockLoss
  readonly invalidNumbers?: readonly string[]
  readonly filled?: number
}

export type ProductFormState = ReturnType<typeof useProductForm>

const ROW_KEYS: RowKeys<ProductDraft> = { colors: ({ name }) => name }

type ProductContext = ShownUnits & {
  readonly categories: readonly CategoryName[]
  /** The manufacturer that is preselected for a new product. */
  readonly initialMaker: ManufacturerChoice | null
  /** True if the slug was generated from the name. It then follows the name while the product is a draft. */
  readonly hasGeneratedSlug: boolean
}

export function useProductForm(
  product: StockedProduct | null,
  { currency, categories, weightUnit, initialMaker, hasGeneratedSlug }: ProductContext,
  result: ProductResult | undefined,
) {
  const schema = useMemo(() => productInput({ currency, categories, weightUnit }), [currency, categories, weightUnit])
  const createDraft = useCallback(
    (saved: StockedProduct | null) => {
      const draft = toDraft(saved, { currency, weightUnit })
      return saved || !initialMaker ? draft : { ...draft, manufacturerId: initialMaker.id }
    },
    [currency, weightUnit, initialMaker],
  )
  const filled = result?.filled ?? 0
  const messages = useMemo(
    () => ({
      saved: [adminText.productUpdated, ...(filled > 0 ? [adminText.filledBackorders(filled)] : [])].join(' '),
      failed: (message: string) => adminText.notSavedBecause(message),
    }),
    [filled],
  )
  const form = useFormDraft({
    loaded: product,
    result,
    schema,
    toDraft: createDraft,
    applyFormData: (typed, sent) => applyTypedText(typed, sent, categories),
    rebase,
    rowKeys: ROW_KEYS,
    messages,
  })
  const { draft, setDraft, element, errors, isGone } = form
  const set = (change: Partial<ProductDraft>) =>
    form.set(product ? change : { ...change, ...switchStockKind(draft, change) })
  const rename = (name: string) => {
    if (!form.base) return applyName(draft, name)
    return form.base.status === 'draft'
      ? renameDraft(draft, createDraft(form.base), { name, hasGeneratedSlug })
      : { name }
  }
  const submit = useSubmit()
  const [showFailure, showDuplicate] = [useToast(), useToast()] // separate, so that neither toast replaces the other
  const confirmed = useRef<Readonly<Record<string, string>>>({}) // reset by a submit without confirmations
  const confirm = (name: 'confirmZeros' | 'writeOff', value: string) => {
    if (!element.current) return
    confirmed.current = { ...confirmed.current, [name]: value }
    const data = new FormData(element.current)
    for (const [field, as] of Object.entries(confirmed.current)) data.set(field, as)
    submit(data, { method: 'post' })
  }
  const loss = (form.isConfirming && result?.loss) || null

  const uploads = useUploads({
    send: (file, sending) => sendImage(file, `products/${draft.name}`, sending),
    onArrived: ({ publicId, url }, { id, preview }) => {
      if (draft.images.some((image) => image.publicId === publicId)) showDuplicate(adminText.imageAlreadyAdded, 'info')
      setDraft((typed) => ({ ...typed, images: addImage(typed.images, { publicId, url, uploadOrder: id, preview }) }))
    },
    onFailed: () => showFailure(adminText.uploadFailed, 'error'),
  })
  const videoUploads = useUploads<SentClip>({
    send: sendClip,
    onArrived: ({ url, type }) =>
      setDraft((typed) => {
        const video = readVideoUrls(typed.video)
        const poster = video.poster ?? typed.images[0]?.url ?? null
        return { ...typed, video: formatVideoFiles({ ...video, poster, [type]: url }) }
      }),
    onFailed: () => {}, // the reason is shown beside the file
  })
  const posterUploads = useUploads({
    send: (file, sending) => sendImage(file, `products/${draft.name}`, sending),
    onArrived: ({ url }: { readonly url: string }) =>
      setDraft((typed) => ({ ...typed, video: formatVideoFiles({ ...readVideoUrls(typed.video), poster: url }) })),
    onFailed: () => showFailure(adminText.uploadFailed, 'error'),
  })
  const waiting = blockUntilUploaded(form, [uploads, videoUploads, posterUploads])

  return {
    ...form,
    ...waiting,
    set,
    uploads,
    videoUploads,
    posterUploads,
    kind: product ? 'product' : 'new-product',
    /** The saved product that the draft is based on; null for a new or deleted one. */
    base: isGone ? null : form.base,
    units: { currency, weightUnit },
    isDirty: waiting.isDirty || isGone,
    field: (name: (typeof textNames)[number] | 'collectionId') => ({
      name,
      ...describeField(name, { currency, weightUnit }),
      value: draft[name],
      error: errors[name],
      onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
        set(name === 'name' ? rename(value) : { [name]: value }),
    }),
    toggle: (name: NameOfKind<'flag'>) => ({
      name,
      label: getFieldLabel(name),
      checked: draft[name],
      onChange: ({ currentTarget: { checked } }: { readonly currentTarget: { readonly checked: boolean } }) =>
        set({ [name]: checked }),
    }),
    list: (name: NameOfKind<'names'>) => {
      const noun = adminText.entryNouns[getField(name).noun]
      const shown = { name, label: getFieldLabel(name), hint: findFieldHint(name), noun }
      const onChange = (tags: readonly string[]) => set({ [name]: tags })
      return { ...shown, error: findError(errors, name), tags: draft[name], onChange }
    },
    namedColors: draft.colors.filter(
      ({ name }, index) => name.trim() !== '' && draft.colors.findIndex((other) => other.name === name) === index,
    ),
    invalidNumbers: (form.isConfirming && result?.invalidNumbers) || [],
    loss,
    confirmZeros: () => confirm('confirmZeros', 'yes'),
    confirmLoss: () => confirm('writeOff', String(loss?.units)),
    renameColor: (from: string, to: string) => setDraft((typed) => renameColor(typed, from, to)),
    onSubmit: (event: FormEvent) => {
      confirmed.current = {}
      waiting.onSubmit(event)
    },
  }
}

function describeField(name: FieldName, { currency, weightUnit }: ShownUnits) {
  const { kind, isRequired, initial = '' } = getField(name)
  const label = getFieldLabel(name)
  const isPrice = kind === 'price' || kind === 'amount'
  const isDecimal = isPrice || kind === 'weight'
  const inputMode: 'decimal' | 'numeric' | undefined = isDecimal ? 'decimal' : kind === 'count' ? 'numeric' : undefined
  const unit = isPrice ? getCurrencySymbol(currency) : kind === 'weight' ? weightUnit : kind === 'height' ? 'cm' : ''
  return {
    label: unit ? `${label} (${unit})` : label,
    hint: findFieldHint(name),
    required: isRequired && initial === '',
    inputMode,
  }
}
