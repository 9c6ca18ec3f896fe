import { useSearchParams } from 'react-router'
import { AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'

/** Bypasses the router, as the response is a file. */
export function ExportLink({ to }: { readonly to: string }) {
  const [query] = useSearchParams()
  return (
    <AdminButtonLink to={`${to}?${query}`} reloadDocument download>
      {adminText.exportCsv}
    </AdminButtonLink>
  )
}
