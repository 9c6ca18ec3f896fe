import { href } from 'react-router'
import { PageBadge } from '#app/content/pages/admin/page-badge.tsx'
import { adminText } from '#app/content/pages/admin-text.ts'
import type { PolicyPage } from '#app/content/pages.server.ts'
import { POLICIES, type Policy } from '#app/store/policies.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type PolicyPanelProps = {
  readonly policies: ReadonlyMap<Policy, PolicyPage>
  /** The path of the built-in accessibility statement; null if it does not apply or the owner wrote a statement. */
  readonly builtInStatement: string | null
}

/** Lists all policies. A missing policy links to a new page with an outline. */
export function PolicyPanel({ policies, builtInStatement }: PolicyPanelProps) {
  return (
    <Panel title={adminText.policies}>
      <ul>
        {POLICIES.map((policy) => {
          const page = policies.get(policy)
          const label = getPolicyLabel(policy)
          return (
            <li
              key={policy}
              className="flex min-h-11 items-center justify-between gap-4 border-b border-line text-base last:border-0"
            >
              {page ? (
                <>
                  <TextLink to={href('/admin/pages/edit/:id', { id: page.id })}>{label}</TextLink>
                  <PageBadge status={page.status} />
                </>
              ) : (
                <>
                  <span>{label}</span>
                  <TextLink
                    to={`${href('/admin/pages/new')}?outline=${policy}`}
                    aria-label={adminText.writeMissing(label)}
                  >
                    {adminText.write}
                  </TextLink>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {builtInStatement !== null && (
        <p className="mt-4 max-w-[72ch] text-base text-ink-2">
          {adminText.builtInStatement}{' '}
          <a href={builtInStatement} target="_blank" rel="noreferrer" className="text-link">
            {adminText.readStatement}
          </a>
        </p>
      )}
    </Panel>
  )
}
