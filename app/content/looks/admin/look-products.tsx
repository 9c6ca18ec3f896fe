import { ProductPicker } from '#app/content/homepage/admin/product-picker.tsx'
import type { DraftItem } from '#app/content/looks/admin/look-draft.ts'
import type { LookProduct } from '#app/content/looks/admin/look-form.server.ts'
import type { LookFormState } from '#app/content/looks/admin/use-look-form.ts'
import { adminText } from '#app/content/looks/admin-text.ts'
import { MAX_LOOK_ITEMS } from '#app/content/looks/look.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { BOX, FieldNotes, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

export const PICKER_ID = getFieldId('items')

export function LookProducts({ form }: { form: LookFormState }) {
  const { draft, errors, isFull, point } = form
  const label = point ? adminText.chooseForPoint : adminText.addProduct
  return (
    <Panel
      title={adminText.products}
      action={
        <span className="text-sm text-ink-2 tabular-nums">{adminText.used(draft.items.length, MAX_LOOK_ITEMS)}</span>
      }
    >
      <input type="hidden" name="items" value={form.sentItems} />
      <p role="status" className="sr-only">
        {form.announcement}
      </p>
      <SortableList
        label={adminText.productsInLook}
        items={draft.items}
        toKey={({ id }) => id}
        getName={form.getName}
        isSentAsList
        disabled={form.isSaving}
        empty={<p className="text-base text-ink-2">{adminText.noProducts}</p>}
        onMove={form.move}
        onRemove={form.remove}
      >
        {(item, index) => <Item form={form} item={item} index={index} />}
      </SortableList>
      {form.removedName !== null && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          {adminText.removed(form.removedName)}
          <TextButton className="text-base" onClick={form.restore}>
            {adminText.undo}
          </TextButton>
        </p>
      )}
      <div className="mt-4">
        {isFull ? (
          <p className="text-sm text-ink-2">{adminText.isFull(MAX_LOOK_ITEMS)}</p>
        ) : (
          <>
            <label htmlFor={PICKER_ID} className="mb-1 block text-base font-medium">
              {label}
            </label>
            <ProductPicker
              id={PICKER_ID}
              label={label}
              disabled={form.isSaving}
              findNote={({ id }) =>
                draft.items.some(({ productId }) => productId === id) ? adminText.alreadyInLook : null
              }
              onPick={form.add}
            />
          </>
        )}
        <FieldNotes id={PICKER_ID} error={errors.items} />
      </div>
    </Panel>
  )
}

/** Returns the image of a color (the first color if `color` is null) or, without one, the main image. */
function findImage({ colors, colorImages, image }: LookProduct, color: string | null): string | null {
  return colorImages[color ?? colors[0] ?? ''] ?? image
}

type ItemProps = { readonly form: LookFormState; readonly item: DraftItem; readonly index: number }

function Item({ form, item, index }: ItemProps) {
  const product = form.findProduct(item)
  const [firstColor, ...otherColors] = product?.colors ?? []
  const name = form.getName(item)
  const [colorName, productName] = [`items.${index}.color`, `items.${index}.productId`]
  const isColorRemoved = product !== undefined && item.color !== null && !product.colors.includes(item.color)
  const colorError = form.errors[colorName] ?? (isColorRemoved ? adminText.colorGone : undefined)
  const error = form.errors[productName] ?? colorError
  return (
    <div className="flex min-w-0 items-start gap-3 py-1">
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full bg-lumen text-xs font-semibold tabular-nums"
      >
        {index + 1}
      </span>
      <Thumb url={product && findImage(product, item.color)} isSmall />
      <div className="min-w-0 flex-1 text-base">
        <p className="line-clamp-2 wrap-anywhere">{name}</p>
        {product?.status !== 'active' && (
          <p className="text-sm text-amber">
            <span aria-hidden="true">◐ </span>
            {adminText.notShown}
          </p>
        )}
        {product && (product.colors.length > 1 || isColorRemoved) && (
          <select
            id={getFieldId(colorName)}
            aria-label={adminText.color(name)}
            aria-invalid={colorError ? true : undefined}
            value={item.color ?? ''}
            className={`${BOX} mt-1`}
            onChange={({ currentTarget }) => form.setColor(item, currentTarget.value || null)}
          >
            <option value="">{firstColor === undefined ? adminText.noColor : adminText.firstColor(firstColor)}</option>
            {otherColors.map((color) => (
              <option key={color} value={color}>
                {color}
              </option>
            ))}
            {item.color !== null && !otherColors.includes(item.color) && (
              <option value={item.color}>{item.color}</option>
            )}
          </select>
        )}
        {error && (
          <ProblemText id={getFieldId(productName)} tabIndex={-1} className="mt-1 text-sm">
            {error}
          </ProblemText>
        )}
      </div>
    </div>
  )
}
