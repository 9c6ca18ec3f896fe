import { useState } from 'react'
import { href } from 'react-router'
import { withArticles } from '#app/base/countries.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import type { TaxPlace } from '#app/pricing/tax-destination.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { AdminButtonLink, TextButton, TextLink } from '#app/ui/admin/admin-button.tsx'
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
        <ul className="mt-3 divide-y divide-line">
          {registrations.map((registration) => (
            <li
              key={registration.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-base"
            >
              <p className="min-w-0">
                <span className="font-medium">{registration.place}</span>
                <span className="block text-sm text-ink-2">
                  {adminText.numberSince(
                    registration.number || adminText.noNumberYet,
                    formatDay(registration.validFrom),
                  )}
                </span>
              </p>
              <p className="flex gap-x-5">
                <TextLink to={href('/admin/taxes/registrations/edit/:id', { id: registration.id })}>
                  {adminText.edit}
                  <span className="sr-only"> {adminText.ofRegistration(withArticles(registration.place))}</span>
                </TextLink>
                <TextButton look="danger" onClick={() => setRemoving(registration)}>
                  {adminText.remove}
                  <span className="sr-only"> {adminText.ofRegistration(withArticles(registration.place))}</span>
                </TextButton>
              </p>
            </li>
          ))}
        </ul>
      )}
      <RemovalDialog
        sends={removing && { intent: 'remove-registration', id: removing.id }}
        title={adminText.confirmRemoveRegistration}
        confirmLabel={adminText.removeRegistration}
        busyLabel={adminText.removing}
        done={adminText.registrationRemoved}
        onClose={() => setRemoving(null)}
      >
        {adminText.chargedNoTax(withArticles(removing?.place ?? ''))}
      </RemovalDialog>
    </Panel>
  )
}
