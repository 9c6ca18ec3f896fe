import { useState } from 'react'
import { adminText } from '#app/store/brand/admin-text.ts'
import type { BrandDraft } from '#app/store/brand/brand-draft.ts'
import { HEX } from '#app/store/brand/contrast.ts'
import type { ContrastFailure } from '#app/store/brand/contrast-rules.ts'
import { BASE_ROLES, generateColors, listAdjustedColors } from '#app/store/brand/generate-colors.ts'
import { type BrandLook, type ColorRole, type Colors, colorRoles } from '#app/store/brand-look.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

const OTHER_ROLES = colorRoles.filter((role) => !isBase(role))

type ColorFieldsProps = {
  readonly draft: BrandDraft
  /** The look, with the last complete value of each color. */
  readonly look: BrandLook
  readonly failures: readonly ContrastFailure[]
  readonly set: (change: Partial<BrandDraft>) => void
}

/**
 * A change of one of the three base colors generates all other colors again. Undo restores those that staff had changed
 * individually.
 */
export function ColorFields({ draft, look, failures, set }: ColorFieldsProps) {
  const [replaced, setReplaced] = useState<{ colors: Partial<BrandDraft>; next: Colors } | null>(null)
  const isRestorable = replaced !== null && OTHER_ROLES.every((role) => draft[role] === replaced.next[role])
  const setColor = (role: ColorRole, color: string) => {
    const change = { [role]: color }
    if (!HEX.test(color.toLowerCase()) || !isBase(role)) return set(change)
    const next = generateColors({ ...look.colors, [role]: color.toLowerCase() })
    // While a base color is being picked by dragging, each change replaces the result of the previous one
    if (!isRestorable) setReplaced({ colors: listAdjustedColors(look.colors), next })
    else if (replaced) setReplaced({ ...replaced, next })
    set({ ...next, ...change })
  }
  const count = Object.keys(replaced?.colors ?? {}).length
  const renderFields = (roles: readonly ColorRole[]) => (
    <ul className="grid gap-4">
      {roles.map((role) => (
        <li key={role}>
          <ColorField
            role={role}
            typed={draft[role]}
            shown={look.colors[role]}
            failure={failures.find((failure) => failure.role === role)}
            onChange={(color) => setColor(role, color)}
          />
        </li>
      ))}
    </ul>
  )
  // Only the initial state, because the user controls it afterwards
  const [startsOpen] = useState(() => failures.some(({ role }) => !isBase(role)))
  return (
    <>
      {renderFields(BASE_ROLES)}
      <p className="mt-2 text-sm text-ink-2">{adminText.baseColorsHint}</p>
      <p role="status" className="text-sm">
        {isRestorable && count > 0 && (
          <>
            {adminText.replacedColors(count)} ·{' '}
            <TextButton
              onClick={() => {
                set(replaced.colors)
                setReplaced(null)
              }}
            >
              {adminText.undo}
            </TextButton>
          </>
        )}
      </p>
      <details className="mt-4" open={startsOpen}>
        <summary className="min-h-9 cursor-pointer py-1.5 text-base font-medium max-md:min-h-11">
          {adminText.otherColors(OTHER_ROLES.length)}
        </summary>
        <div className="mt-2">{renderFields(OTHER_ROLES)}</div>
      </details>
    </>
  )
}

function isBase(role: ColorRole): boolean {
  return BASE_ROLES.some((base) => base === role)
}

type ColorFieldProps = {
  readonly role: ColorRole
  readonly typed: string
  /** The last complete color. */
  readonly shown: string
  readonly failure: ContrastFailure | undefined
  readonly onChange: (color: string) => void
}

function ColorField({ role, typed, shown, failure, onChange }: ColorFieldProps) {
  const id = getFieldId(`colors.${role}`)
  const isColor = HEX.test(typed.toLowerCase())
  const error = isColor ? failure?.message : adminText.colorInvalid
  const proposal = isColor ? failure?.proposal : null
  return (
    <>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={adminText.chooseColor(adminText.colorRoles[role])}
          value={shown}
          className="h-9 w-11 shrink-0 cursor-pointer border border-edge bg-paper p-0.5 max-md:h-11"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <label htmlFor={id} className="min-w-0 flex-1 text-base">
          {adminText.colorRoles[role]}
        </label>
        <input
          id={id}
          value={typed}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="h-9 w-24 border border-edge bg-paper px-2 text-base tabular-nums aria-invalid:border-danger max-md:h-11"
          onChange={(event) => onChange(withHash(event.currentTarget.value))}
        />
      </div>
      {error && (
        <ProblemText id={`${id}-error`} className="mt-1 text-sm">
          {error}
        </ProblemText>
      )}
      {proposal && (
        <AdminButton className="mt-1" onClick={() => onChange(proposal)}>
          <svg width="16" height="16" aria-hidden="true">
            <rect width="16" height="16" fill={proposal} />
          </svg>
          {adminText.applyColor(proposal)}
        </AdminButton>
      )}
    </>
  )
}

function withHash(text: string): string {
  const typed = text.trim()
  return /^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed
}
