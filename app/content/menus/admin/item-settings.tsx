import { ItemList, Warning } from '#app/content/menus/admin/item-list.tsx'
import { findItem, findItemProblem, getItemTitle, type ItemPosition } from '#app/content/menus/admin/menus-draft.ts'
import { TargetFields } from '#app/content/menus/admin/target-fields.tsx'
import type { MenusForm } from '#app/content/menus/admin/use-menus-form.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import {
  isAutomatic,
  MAX_LABEL,
  MAX_NESTED,
  type MenuItem,
  PLACES,
  type Place,
  SINGLE_TARGET_KINDS,
  TARGET_KINDS,
} from '#app/content/menus/menu.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { FieldNotes, getFieldId, SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { EntryPanel } from '#app/ui/admin/entry-panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type ItemSettingsProps = { readonly position: ItemPosition; readonly item: MenuItem; readonly form: MenusForm }

const NESTED_KINDS = TARGET_KINDS.filter((kind) => kind !== 'none')

export function ItemSettings({ position, item, form }: ItemSettingsProps) {
  const { menu, parent, id } = position
  const { choices, draft } = form
  const name = `${menu}.${id}`
  const parentItem = parent === null ? null : findItem(draft, { menu, parent: null, id: parent })
  const isTop = parent === null
  const isColumn = isTop && menu === 'footer'
  const isHeading = isColumn || (isTop && item.target.kind === 'none')
  const problem = findItemProblem(menu, item, choices)
  const close = () => {
    form.select(parentItem && { menu, parent: null, id: parentItem.id })
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus())
  }
  const change = (changes: Partial<MenuItem>) => form.change(position, changes)
  return (
    <EntryPanel
      id="menu-item"
      title={getItemTitle(item, choices)}
      back={parentItem ? getItemTitle(parentItem, choices) : adminText.backToItems(menu)}
      onClose={close}
    >
      <div id={getFieldId(name)} tabIndex={-1} className="outline-none">
        <FieldNotes id={getFieldId(name)} error={form.errors[name]} />
        {problem && <Warning>{problem}</Warning>}
      </div>
      <div className="mt-4 grid gap-4">
        {isAutomatic(item.target) ? (
          <p className="text-sm text-ink-2">{adminText.automaticHint}</p>
        ) : (
          <TextField
            form={UNSENT}
            name={`${name}.label`}
            label={isColumn ? adminText.heading : adminText.label}
            required={isHeading}
            maxLength={MAX_LABEL}
            hint={isHeading ? undefined : adminText.labelHint}
            error={form.errors[`${name}.label`]}
            value={item.label}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          />
        )}
        {isColumn ? (
          <FieldNotes id={getFieldId(`${name}.target`)} error={form.errors[`${name}.target`]} />
        ) : (
          <TargetFields
            name={name}
            target={item.target}
            kinds={isTop ? SINGLE_TARGET_KINDS : NESTED_KINDS}
            noneLabel={adminText.opensNestedItems}
            error={form.errors[`${name}.target`]}
            choices={choices}
            disabled={form.isSaving}
            onChange={(target) => change({ target })}
            onPick={form.addProduct}
          />
        )}
        {isTop && menu === 'header' && (
          <SelectField
            form={UNSENT}
            name={`${name}.place`}
            label={adminText.shown}
            value={item.place}
            onChange={({ currentTarget }) => change({ place: toPlace(currentTarget.value) })}
          >
            {PLACES.map((choice) => (
              <option key={choice} value={choice}>
                {adminText.places[choice]}
              </option>
            ))}
          </SelectField>
        )}
        {!isColumn && item.items.length === 0 && <ParentField position={position} form={form} />}
        {isTop && !form.isSaving && <NestedItems position={position} item={item} form={form} />}
      </div>
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
        <AdminButton
          onClick={() => {
            form.remove(position)
            form.select(parentItem && { menu, parent: null, id: parentItem.id })
          }}
        >
          {adminText.remove}
        </AdminButton>
      </div>
    </EntryPanel>
  )
}

function toPlace(value: string): Place {
  return value === 'phone' || value === 'small' ? value : 'everywhere'
}

/** Moves the item to the top level, or below a different item. */
function ParentField({ position, form }: { position: ItemPosition; form: MenusForm }) {
  const { menu, parent, id } = position
  const others = form.draft[menu].filter((other) => other.id !== id)
  const canBeTop = menu === 'header'
  if (others.length === 0 || (!canBeTop && others.length === 1)) return null
  return (
    <SelectField
      form={UNSENT}
      name={`${menu}.${id}.parent`}
      label={canBeTop ? adminText.level : adminText.column}
      value={parent ?? ''}
      onChange={({ currentTarget }) => form.nest(position, currentTarget.value || null)}
    >
      {canBeTop && <option value="">{adminText.atTheTop}</option>}
      {others.map((other) => (
        <option key={other.id} value={other.id} disabled={other.id !== parent && other.items.length >= MAX_NESTED}>
          {canBeTop ? adminText.nestedBelow(getItemTitle(other, form.choices)) : getItemTitle(other, form.choices)}
        </option>
      ))}
    </SelectField>
  )
}

function NestedItems({ position, item, form }: ItemSettingsProps) {
  const { menu, id } = position
  const isColumn = menu === 'footer'
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="float-left mb-1 w-full text-base font-semibold">
        {isColumn ? adminText.links : adminText.nestedItems}
      </legend>
      <div className="clear-both grid gap-3">
        <ItemList
          menu={menu}
          parent={id}
          items={item.items}
          label={isColumn ? adminText.columnLinks : adminText.nestedItems}
          empty={isColumn ? adminText.noLinks : adminText.noNestedItems}
          form={form}
        />
        <AdminButton
          className="justify-self-start"
          disabled={item.items.length >= MAX_NESTED}
          onClick={() => form.add(menu, id)}
        >
          {isColumn ? adminText.addLink : adminText.addNestedItem}
        </AdminButton>
      </div>
    </fieldset>
  )
}
