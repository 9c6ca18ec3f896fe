import { useSearchParams } from 'react-router'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'

/** All that a list's filters match, as a file, from the address `to`. Not by the router, as the answer is no page. */
export function ExportLink({ to }: { readonly to: string }) {
  const [query] = useSearchParams()
  return (
    <AdminButtonLink to={`${to}?${query}`} reloadDocument download>
      Export CSV
    </AdminButtonLink>
  )
}
