import { useSearchParams } from 'react-router'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'

/** Bypasses the router, as the response is a file. */
export function ExportLink({ to }: { readonly to: string }) {
  const [query] = useSearchParams()
  return (
    <AdminButtonLink to={`${to}?${query}`} reloadDocument download>
      Export CSV
    </AdminButtonLink>
  )
}
