import { href, useFetcher } from 'react-router'
import type { PageCacheStats } from '#app/features/settings/page-cache-stats.server.ts'
import { hitRatio, stalePagesText } from '#app/features/settings/page-cache-stats.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useToast } from '#app/ui/toast.tsx'

export type PageCacheResult = { readonly failed?: string }

export function PageCachePanel({ stats }: { readonly stats: PageCacheStats }) {
  const fetcher = useFetcher<PageCacheResult>()
  const toast = useToast()
  useResult(fetcher, ({ failed }) => (failed ? toast(failed, 'error') : toast('Page cache emptied')))
  const isBusy = fetcher.state !== 'idle'
  const empty = () => void fetcher.submit({ intent: 'empty' }, { method: 'post', action: href('/admin/page-cache') })
  if (stats.maxBytes === 0) {
    return (
      <Panel title="Page cache">
        <p className="text-base text-ink-2">
          Disabled because PAGE_CACHE_MB is 0: every page is rendered on each request.
        </p>
      </Panel>
    )
  }
  return (
    <Panel
      title="Page cache"
      action={
        <AdminButton onClick={empty} busy={isBusy}>
          {isBusy ? 'Emptying...' : 'Empty'}
        </AdminButton>
      }
    >
      <DefinitionList
        rows={[
          { term: 'Served from memory', hint: 'Share of all page requests', value: hitRatio(stats) },
          { term: 'Pages in memory', hint: stalePagesText(stats), value: formatNumber(stats.fresh) },
          { term: 'Memory in use', value: `${byteSize(stats.bytes)} of ${byteSize(stats.maxBytes)}` },
          { term: 'Counted since', value: <LocalTime at={stats.since} /> },
        ]}
      />
      <p className="mt-3 text-sm text-ink-2">
        Pages are updated automatically when their content changes.
        {stats.processes > 1 &&
          ` Each of the ${stats.processes} processes has its own cache; this is one of them. “Empty” clears all.`}
      </p>
    </Panel>
  )
}
