import type { ReactNode } from 'react'
import { href } from 'react-router'
import { getSectionLabels, MAX_IN_SECTION } from '#app/catalog/homepage-sections.ts'
import { PlacedProducts } from '#app/content/homepage/admin/placed-products.tsx'
import { ProductPicker } from '#app/content/homepage/admin/product-picker.tsx'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { FieldProps } from '#app/content/homepage/sections/admin/section-field.tsx'
import { FieldGroup } from '#app/content/homepage/sections/admin/text-fields.tsx'
import { MAX_CHOSEN, PLACED_SOURCES } from '#app/content/homepage/sections/section-fields.ts'
import { readFields } from '#app/lib/json.ts'
import { moveItem } from '#app/lib/lists.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { getFieldId, SelectField } from '#app/ui/admin/admin-field.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

const NEW_SOURCES: Readonly<Record<string, object>> = {
  collection: { from: 'collection', id: '' },
  category: { from: 'category', slug: '' },
  chosen: { from: 'chosen', ids: [] },
}

export function ProductSourceField(props: FieldProps) {
  const { name, form, onChange } = props
  const { source, from, ids } = readSource(props)
  const place = PLACED_SOURCES.find((placed) => placed === from)
  return (
    <FieldGroup {...props}>
      <FromField {...props}>
        {PLACED_SOURCES.map((placed) => (
          <option key={placed} value={placed}>
            {getSectionLabels()[placed]}
          </option>
        ))}
        <option value="collection">{adminText.fromCollection}</option>
        <option value="category">{adminText.fromCategory}</option>
        <option value="chosen">{adminText.chosenProducts}</option>
      </FromField>
      {place && <PlacedProducts section={place} placements={form.placements} />}
      {from === 'collection' && (
        <Choice
          name={`${name}.id`}
          label={adminText.collection}
          value={String(source.id)}
          onChoose={(id) => onChange({ from, id })}
        >
          <CollectionOptions collections={form.choices.collections} />
        </Choice>
      )}
      {from === 'category' && (
        <Choice
          name={`${name}.slug`}
          label={adminText.category}
          value={String(source.slug)}
          onChoose={(slug) => onChange({ from, slug })}
        >
          {form.choices.categories.map(({ slug, name: title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Choice>
      )}
      {from === 'chosen' && (
        <>
          {ids.length < MAX_CHOSEN && (
            <ProductPicker
              id={getFieldId(`${name}.pick`)}
              label={adminText.addProductHere}
              findNote={({ id }) => (ids.includes(id) ? adminText.alreadyHere : null)}
              onPick={(product) => {
                if (ids.includes(product.id)) return
                form.addProduct(product)
                onChange({ from, ids: [...ids, product.id] })
              }}
            />
          )}
          <ChosenList
            {...props}
            label={adminText.chosenProducts}
            options={form.choices.products}
            max={MAX_IN_SECTION}
          />
        </>
      )}
    </FieldGroup>
  )
}

export function CollectionSourceField(props: FieldProps) {
  const { name, form, onChange } = props
  const { from, ids } = readSource(props)
  const others = form.choices.collections.filter(({ id }) => !ids.includes(id))
  return (
    <FieldGroup {...props}>
      <FromField {...props}>
        <option value="latest">{adminText.fromLatest}</option>
        <option value="chosen">{adminText.chosenCollections}</option>
      </FromField>
      {from === 'latest' && (
        <>
          <p className="text-sm text-ink-2">{adminText.latestHint}</p>
          <PlacedProducts section="latest_collections" placements={form.placements} />
        </>
      )}
      {from === 'chosen' && (
        <>
          {ids.length < MAX_CHOSEN && others.length > 0 && (
            <Choice
              name={`${name}.add`}
              label={adminText.addCollection}
              value=""
              onChoose={(id) => id && onChange({ from, ids: [...ids, id] })}
            >
              <CollectionOptions collections={others} />
            </Choice>
          )}
          <ChosenList
            {...props}
            label={adminText.chosenCollections}
            options={form.choices.collections}
            max={MAX_CHOSEN}
          />
        </>
      )}
    </FieldGroup>
  )
}

export function LookField({ field, name, value, error, form, onChange }: FieldProps) {
  const { looks } = form.choices
  const { label, isRequired } = field
  return (
    <SelectField
      form={UNSENT}
      name={name}
      label={label}
      required={isRequired}
      error={error}
      value={typeof value === 'string' ? value : ''}
      hint={
        looks.length === 0 && (
          <>
            {adminText.noLooks.before} <TextLink to={href('/admin/looks/new')}>{adminText.noLooks.link}</TextLink>
          </>
        )
      }
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    >
      <option value="">{adminText.choose}</option>
      {looks.map(({ id, name: title, isActive }) => (
        <option key={id} value={id}>
          {title}
          {!isActive && adminText.draftNote}
        </option>
      ))}
    </SelectField>
  )
}

function FromField({ name, value, onChange, children }: FieldProps & { children: ReactNode }) {
  return (
    <SelectField
      form={UNSENT}
      name={`${name}.from`}
      label={adminText.source}
      value={String(readFields(value).from)}
      onChange={({ currentTarget }) => onChange(NEW_SOURCES[currentTarget.value] ?? { from: currentTarget.value })}
    >
      {children}
    </SelectField>
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

function readSource({ value }: FieldProps) {
  const source = readFields(value)
  const ids = Array.isArray(source.ids) ? source.ids.filter((id) => typeof id === 'string') : []
  return { source, from: String(source.from), ids }
}

type ChoiceProps = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly children: ReactNode
}

function Choice({ onChoose, children, ...field }: ChoiceProps) {
  return (
    <SelectField form={UNSENT} {...field} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">{adminText.choose}</option>
      {children}
    </SelectField>
  )
}

type ChosenListProps = FieldProps & {
  readonly label: string
  readonly options: readonly { readonly id: string; readonly name: string; readonly image: string | null }[]
  readonly max: number
}

function ChosenList({ label, options, max, ...props }: ChosenListProps) {
  const { from, ids } = readSource(props)
  const find = (id: string) => options.find((item) => item.id === id)
  const change = (next: readonly string[]) => props.onChange({ from, ids: next })
  return (
    <>
      <SortableList
        label={label}
        items={ids}
        toKey={(id) => id}
        getName={(id) => find(id)?.name ?? adminText.deleted}
        onMove={(at, to) => change(moveItem(ids, at, to))}
        onRemove={(index) => change(ids.toSpliced(index, 1))}
      >
        {(id) => (
          <span className="flex items-center gap-2 text-sm">
            <Thumb url={find(id)?.image} isSmall />
            <span className="line-clamp-2 wrap-anywhere">{find(id)?.name ?? adminText.deleted}</span>
          </span>
        )}
      </SortableList>
      <p className="text-sm text-ink-2">{adminText.maxInOrder(max)}</p>
    </>
  )
}
