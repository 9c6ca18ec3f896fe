import type { ReactNode } from 'react'
import { href } from 'react-router'
import { MAX_IN_SECTION, sectionLabels } from '#app/catalog/homepage-sections.ts'
import { ProductPicker } from '#app/content/homepage/admin/product-picker.tsx'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { FieldProps } from '#app/content/homepage/sections/admin/section-field.tsx'
import { FieldGroup } from '#app/content/homepage/sections/admin/text-fields.tsx'
import { MAX_CHOSEN, PLACED_SOURCES } from '#app/content/homepage/sections/section-fields.ts'
import { fieldsOf } from '#app/lib/json.ts'
import { moveItem } from '#app/lib/lists.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { fieldId, SelectField } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

const NEW_SOURCES: Readonly<Record<string, object>> = {
  collection: { from: 'collection', id: '' },
  category: { from: 'category', slug: '' },
  chosen: { from: 'chosen', ids: [] },
}

export function ProductSourceField(props: FieldProps) {
  const { name, value, form, onChange } = props
  const source = fieldsOf(value)
  const from = String(source.from)
  const ids = idsIn(source.ids)
  return (
    <FieldGroup {...props}>
      <FromField {...props}>
        {PLACED_SOURCES.map((placed) => (
          <option key={placed} value={placed}>
            {sectionLabels()[placed]}
          </option>
        ))}
        <option value="collection">{adminText.fromCollection}</option>
        <option value="category">{adminText.fromCategory}</option>
        <option value="chosen">{adminText.chosenProducts}</option>
      </FromField>
      {PLACED_SOURCES.some((placed) => placed === from) && (
        <PlacedNote>{from === 'what_we_see' ? adminText.whatWeSeeHint : adminText.placedHint}</PlacedNote>
      )}
      {from === 'collection' && (
        <SelectField
          form={UNSENT}
          name={`${name}.id`}
          label={adminText.collection}
          value={String(source.id)}
          onChange={({ currentTarget }) => onChange({ from, id: currentTarget.value })}
        >
          <option value="">{adminText.choose}</option>
          <CollectionOptions collections={form.choices.collections} />
        </SelectField>
      )}
      {from === 'category' && (
        <SelectField
          form={UNSENT}
          name={`${name}.slug`}
          label={adminText.category}
          value={String(source.slug)}
          onChange={({ currentTarget }) => onChange({ from, slug: currentTarget.value })}
        >
          <option value="">{adminText.choose}</option>
          {form.choices.categories.map(({ slug, name: title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {from === 'chosen' && (
        <>
          {ids.length < MAX_CHOSEN && (
            <ProductPicker
              id={fieldId(`${name}.pick`)}
              label={adminText.addProductHere}
              disabled={form.isSaving}
              noteOf={({ id }) => (ids.includes(id) ? adminText.alreadyHere : null)}
              onPick={(product) => {
                if (ids.includes(product.id)) return
                form.addProduct(product)
                onChange({ from, ids: [...ids, product.id] })
              }}
            />
          )}
          <ChosenList
            {...{ ids, disabled: form.isSaving }}
            label={adminText.chosenProducts}
            named={form.choices.products}
            onChange={(next) => onChange({ from, ids: next })}
          />
          <p className="text-sm text-ink-2">{adminText.maxInOrder(MAX_IN_SECTION)}</p>
        </>
      )}
    </FieldGroup>
  )
}

export function CollectionSourceField(props: FieldProps) {
  const { name, value, form, onChange } = props
  const source = fieldsOf(value)
  const from = String(source.from)
  const ids = idsIn(source.ids)
  const others = form.choices.collections.filter(({ id }) => !ids.includes(id))
  return (
    <FieldGroup {...props}>
      <FromField {...props}>
        <option value="latest">{adminText.fromLatest}</option>
        <option value="chosen">{adminText.chosenCollections}</option>
      </FromField>
      {from === 'latest' && <PlacedNote>{adminText.latestHint}</PlacedNote>}
      {from === 'chosen' && (
        <>
          {ids.length < MAX_CHOSEN && others.length > 0 && (
            <SelectField
              form={UNSENT}
              name={`${name}.add`}
              label={adminText.addCollection}
              value=""
              onChange={({ currentTarget }) =>
                currentTarget.value && onChange({ from, ids: [...ids, currentTarget.value] })
              }
            >
              <option value="">{adminText.choose}</option>
              <CollectionOptions collections={others} />
            </SelectField>
          )}
          <ChosenList
            {...{ ids, disabled: form.isSaving }}
            label={adminText.chosenCollections}
            named={form.choices.collections}
            onChange={(next) => onChange({ from, ids: next })}
          />
          <p className="text-sm text-ink-2">{adminText.maxInOrder(MAX_CHOSEN)}</p>
        </>
      )}
    </FieldGroup>
  )
}

function FromField({ name, value, onChange, children }: FieldProps & { children: ReactNode }) {
  return (
    <SelectField
      form={UNSENT}
      name={`${name}.from`}
      label={adminText.source}
      value={String(fieldsOf(value).from)}
      onChange={({ currentTarget }) => onChange(NEW_SOURCES[currentTarget.value] ?? { from: currentTarget.value })}
    >
      {children}
    </SelectField>
  )
}

function PlacedNote({ children }: { children: ReactNode }) {
  return (
    <p className="text-sm text-ink-2">
      {children}{' '}
      <TextLink to={href('/admin/homepage/placed')} isInText>
        {adminText.placeProducts}
      </TextLink>
    </p>
  )
}

function CollectionOptions({ collections }: Pick<FieldProps['form']['choices'], 'collections'>) {
  return collections.map(({ id, name, status }) => (
    <option key={id} value={id}>
      {name}
      {status === 'draft' && adminText.draftNote}
    </option>
  ))
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []
}

type ChosenListProps = {
  readonly ids: readonly string[]
  readonly label: string
  readonly named: readonly { readonly id: string; readonly name: string; readonly image: string | null }[]
  readonly disabled: boolean
  readonly onChange: (ids: readonly string[]) => void
}

function ChosenList({ ids, label, named, disabled, onChange }: ChosenListProps) {
  const find = (id: string) => named.find((one) => one.id === id)
  return (
    <SortableList
      label={label}
      items={ids}
      keyOf={(id) => id}
      nameOf={(id) => find(id)?.name ?? adminText.deleted}
      disabled={disabled}
      onMove={(from, to) => onChange(moveItem(ids, from, to))}
      onRemove={(index) => onChange(ids.toSpliced(index, 1))}
    >
      {(id) => (
        <span className="flex items-center gap-2 text-sm">
          <Thumb url={find(id)?.image} isSmall />
          <span className="line-clamp-2 wrap-anywhere">{find(id)?.name ?? adminText.deleted}</span>
        </span>
      )}
    </SortableList>
  )
}
