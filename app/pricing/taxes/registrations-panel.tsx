import { useState } from 'react'
import { href } from 'react-router'
import { addArticles } from '#app/base/countries.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import type { TaxPlace } from '#app/pricing/tax-destination.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { isKnownDay } from '#app/pricing/taxes/tax-list.ts'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { OPEN_ROW_ON_CLICK } from '#app/ui/admin/lists/open-row.ts'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'

type Registration = TaxPlace & {
  readonly id: Id<'tax-registration'>
  readonly place: string
  readonly number: string
  readonly validFrom: string
}

export function RegistrationsPanel({ registrations }: { readonly registrations: readonly Registration[] }) {
  const [removing, setRemoving] = useState<Registration | null>(null)
  return (
    <Panel
      title={adminText.registrations}
      action={
        <AdminButtonLink to={href('/admin/taxes/registrations/new')}>{adminText.addRegistration}</AdminButtonLink>
      }
    >
      <p className="text-base text-ink-2">{adminText.registrationsHint}</p>
      {registrations.length === 0 ? (
        <p className="mt-3 text-base">{adminText.noRegistrations}</p>
      ) : (
        <ul className="row-list mt-3" {...OPEN_ROW_ON_CLICK}>
          {registrations.map((registration) => (
            <li key={registration.id} className="flex min-h-11 items-center justify-between gap-x-6 py-2 text-base">
              <p className="min-w-0">
                <RowLink
                  to={href('/admin/taxes/registrations/edit/:id', { id: registration.id })}
                  className="row-link font-medium"
                >
                  {registration.place}
                </RowLink>
                <span className="block text-sm text-ink-2">
                  {[
                    registration.number || adminText.noNumberYet,
                    isKnownDay(registration.validFrom) && adminText.sinceInLine(formatDay(registration.validFrom)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
              <RowMenu name={adminText.ofRegistration(addArticles(registration.place))}>
                <RowLink to={href('/admin/taxes/registrations/edit/:id', { id: registration.id })}>
                  {adminText.edit}
                </RowLink>
                <button type="button" className="text-danger" onClick={() => setRemoving(registration)}>
                  {adminText.remove}
                </button>
              </RowMenu>
            </li>
          ))}
        </ul>
      )}
      <RemovalDialog
        formData={removing && { intent: 'remove-registration', id: removing.id }}
        title={adminText.confirmRemoveRegistration}
        confirmLabel={adminText.removeRegistration}
        busyLabel={adminText.removing}
        doneMessage={adminText.registrationRemoved}
        onClose={() => setRemoving(null)}
      >
        {adminText.chargedNoTax(addArticles(removing?.place ?? ''))}
      </RemovalDialog>
    </Panel>
  )
}
