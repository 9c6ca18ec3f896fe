import { adminText } from '#app/store/brand/admin-text.ts'
import type { BrandDraft } from '#app/store/brand/brand-draft.ts'
import { HEX } from '#app/store/brand/contrast.ts'
import { type ContrastFailure, listContrastChecks } from '#app/store/brand/contrast-rules.ts'
import { type BrandLook, type ColorRole, colorRoles } from '#app/store/brand-look.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { fieldId } from '#app/ui/admin/admin-field.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type ColorFieldsProps = {
  readonly draft: BrandDraft
  /** The look with the complete colors. */
  readonly look: BrandLook
  readonly failures: readonly ContrastFailure[]
  readonly set: (change: Partial<BrandDraft>) => void
}

export function ColorFields({ draft, look, failures, set }: ColorFieldsProps) {
  return (
    <ul className="grid gap-4">
      {colorRoles.map((role) => (
        <li key={role}>
          <ColorField
            role={role}
            typed={draft[role]}
            look={look}
            failure={failures.find((failure) => failure.role === role)}
            onChange={(color) => set({ [role]: color })}
          />
        </li>
      ))}
    </ul>
  )
}

type ColorFieldProps = {
  readonly role: ColorRole
  readonly typed: string
  readonly look: BrandLook
  readonly failure: ContrastFailure | undefined
  readonly onChange: (color: string) => void
}

function ColorField({ role, typed, look, failure, onChange }: ColorFieldProps) {
  const id = fieldId(`colors.${role}`)
  const isColor = HEX.test(typed.toLowerCase())
  const error = isColor ? failure?.message : adminText.colorInvalid
  const proposal = isColor ? failure?.proposal : null
  const meetings = listContrastChecks(role, look.colors)
  return (
    <>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={adminText.chooseColor(adminText.colorRoles[role])}
          value={look.colors[role]}
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
          aria-describedby={`${id}-notes`}
          className="h-9 w-24 border border-edge bg-paper px-2 text-base tabular-nums aria-invalid:border-danger max-md:h-11"
          onChange={(event) => onChange(withHash(event.currentTarget.value))}
        />
      </div>
      <div id={`${id}-notes`}>
        {meetings.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-2">
            {meetings.map(({ ground, ratio, passes }) => (
              <span
                key={ground}
                className={passes ? 'whitespace-nowrap' : 'font-semibold whitespace-nowrap text-danger'}
              >
                {passes ? '' : '! '}
                {adminText.colorRoles[ground]} {ratio.toFixed(1)}
              </span>
            ))}
          </p>
        )}
        {error && <ProblemText className="mt-1 text-sm">{error}</ProblemText>}
      </div>
      {proposal && (
        <AdminButton className="mt-1" onClick={() => onChange(proposal)}>
          <svg width="16" height="16" aria-hidden="true">
            <rect width="16" height="16" fill={proposal} />
          </svg>
          {adminText.takeColor(proposal)}
        </AdminButton>
      )}
    </>
  )
}

function withHash(text: string): string {
  const typed = text.trim()
  return /^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed
}
