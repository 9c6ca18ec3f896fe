import { ProductPicker } from '#app/content/homepage/admin/product-picker.tsx'
import { listRows } from '#app/content/menus/admin/menus-draft.ts'
import type { MenuChoices } from '#app/content/menus/admin/menus-state.server.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import type { Target, TargetKind } from '#app/content/menus/menu.ts'
import { SCREENS, screens } from '#app/content/menus/screens.ts'
import { MAX_ADDRESS_LENGTH } from '#app/content/redirects/redirect-path.ts'
import { POLICIES } from '#app/store/policies.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'
import { FieldFrame, getFieldId, SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

type TargetFieldsProps = {
  /** The prefix of the fields '<name>.kind' and '<name>.target'. */
  readonly name: string
  readonly target: Target
  readonly kinds: readonly TargetKind[]
  readonly noneLabel: string
  readonly error: string | undefined
  readonly choices: MenuChoices
  readonly disabled: boolean
  readonly onChange: (target: Target) => void
  readonly onPick: (product: MenuChoices['products'][number]) => void
}

/**
 * Lets staff choose a kind of target, then the target. The fields are not part of a form, because the item that has the
 * target is sent as a whole.
 */
export function TargetFields(props: TargetFieldsProps) {
  const { name, target, kinds, noneLabel, error, onChange } = props
  const hasValue = target.kind !== 'none' && target.kind !== 'categories' && target.kind !== 'collections'
  return (
    <>
      <SelectField
        form={UNSENT}
        // The error belongs to this field if there is no second field
        name={`${name}.${hasValue ? 'kind' : 'target'}`}
        label={adminText.linksTo}
        error={hasValue ? undefined : error}
        value={target.kind}
        onChange={({ currentTarget }) => {
          const kind = kinds.find((candidate) => candidate === currentTarget.value)
          if (kind) onChange({ kind, value: '' })
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'none' ? noneLabel : adminText.targetKinds[kind]}
          </option>
        ))}
      </SelectField>
      {hasValue && <ValueField {...props} />}
    </>
  )
}

function ValueField({ name, target, error, choices, disabled, onChange, onPick }: TargetFieldsProps) {
  const { kind, value } = target
  const field = `${name}.target`
  const choose = (next: string) => onChange({ kind, value: next })
  if (kind === 'address') {
    return (
      <TextField
        form={UNSENT}
        name={field}
        label={adminText.address}
        required
        maxLength={MAX_ADDRESS_LENGTH}
        spellCheck={false}
        autoCapitalize="none"
        placeholder={adminText.addressExample}
        hint={adminText.addressHint}
        error={error}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value.trim())}
      />
    )
  }
  if (kind === 'product') {
    const id = getFieldId(field)
    const chosenProduct = choices.products.find((product) => product.id === value)
    return (
      <FieldFrame id={id} label={adminText.targetFields.product} required error={error}>
        {chosenProduct && <p className="mb-2 text-base wrap-anywhere">{chosenProduct.name}</p>}
        <ProductPicker
          id={id}
          label={adminText.addProduct}
          disabled={disabled}
          findNote={(product) => (product.id === value ? adminText.alreadyChosen : null)}
          onPick={(product) => {
            onPick({ id: product.id, name: product.name, status: product.status })
            choose(product.id)
          }}
        />
      </FieldFrame>
    )
  }
  const labels: Readonly<Partial<Record<TargetKind, string>>> = adminText.targetFields
  const options = listOptions(kind, choices)
  return (
    <SelectField
      form={UNSENT}
      name={field}
      label={labels[kind] ?? ''}
      required
      error={error}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{options.length > 0 ? adminText.choose : adminText.noTargetsYet}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {value !== '' && !options.some((option) => option.value === value) && (
        <option value={value}>{adminText.deleted}</option>
      )}
    </SelectField>
  )
}

function listOptions(kind: TargetKind, choices: MenuChoices): readonly { value: string; label: string }[] {
  if (kind === 'screen') return screens.map((screen) => ({ value: screen, label: SCREENS[screen].label() }))
  if (kind === 'policy') return POLICIES.map((policy) => ({ value: policy, label: getPolicyLabel(policy) }))
  return listRows(kind, choices).map(({ id, name, isHidden }) => ({
    value: id,
    label: isHidden ? adminText.hiddenTarget(name) : name,
  }))
}
