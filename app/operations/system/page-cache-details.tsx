import { href, useFetcher } from 'react-router'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/system/admin-text.ts'
import type { PageCacheStats } from '#app/operations/system/page-cache-stats.server.ts'
import { describeStalePages, formatHitRatio } from '#app/operations/system/page-cache-stats.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { useResult } from '#app/ui/admin/use-result.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { useToast } from '#app/ui/toast.tsx'

export type PageCacheResult = { readonly failed?: string }

export function PageCacheDetails({ stats }: { readonly stats: PageCacheStats }) {
  const fetcher = useFetcher<PageCacheResult>()
  const toast = useToast()
  useResult(fetcher, ({ failed }) => (failed ? toast(failed, 'error') : toast(adminText.pageCacheEmptied)))
  const isBusy = fetcher.state !== 'idle'
  const empty = () => void fetcher.submit({ intent: 'empty' }, { method: 'post', action: href('/admin/page-cache') })
  if (stats.maxBytes === 0) return <p className="text-base text-ink-2">{adminText.pageCacheDisabled}</p>
  return (
    <>
      <DefinitionList
        rows={[
          { term: adminText.servedFromMemory, hint: adminText.pageCacheHitsHint, value: formatHitRatio(stats) },
          { term: adminText.pagesInMemory, hint: describeStalePages(stats), value: formatNumber(stats.fresh) },
          {
            term: adminText.pageCacheMemory,
            value: adminText.memoryOfMax(formatByteSize(stats.bytes), formatByteSize(stats.maxBytes)),
          },
          { term: adminText.countedSince, value: <LocalTime at={stats.since} /> },
        ]}
      />
      <p className="text-sm text-ink-2">
        {adminText.updatedAutomatically}
        {stats.processes > 1 && ` ${adminText.cachePerProcess(stats.processes)}`}
      </p>
      <AdminButton className="justify-self-start" onClick={empty} busy={isBusy}>
        {isBusy ? adminText.emptying : adminText.empty}
      </AdminButton>
    </>
  )
}
