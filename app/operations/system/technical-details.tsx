import type { ReactNode } from 'react'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/system/admin-text.ts'
import { PageCacheDetails } from '#app/operations/system/page-cache-details.tsx'
import type { SystemStatus } from '#app/operations/system/read-system-status.server.ts'
import { CopyButton } from '#app/ui/admin/copy-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type StatusProps = { readonly status: SystemStatus }

/** Shows details for support and for the person who hosts the store. */
export function TechnicalDetails({ status }: StatusProps) {
  return (
    <SummaryPanel title={adminText.technicalDetails} summary={adminText.technicalSummary}>
      <div className="grid gap-6">
        <Group title={adminText.server}>
          <ServerDetails status={status} />
        </Group>
        <Group title={adminText.database}>
          <DatabaseDetails status={status} />
        </Group>
        <Group title={adminText.pageCache}>
          <PageCacheDetails stats={status.pageCache} />
        </Group>
        <div>
          <CopyButton
            text={formatForSupport(status)}
            label={adminText.copyDetails}
            copied={adminText.detailsCopied}
            failed={adminText.detailsNotCopied}
          />
        </div>
      </div>
    </SummaryPanel>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </div>
  )
}

function formatForSupport({ version, process, database }: SystemStatus): string {
  return [
    adminText.storeForSupport(version.store, version.commit),
    adminText.nodeForSupport(version.node, formatNumber(process.count), formatByteSize(process.memoryBytes)),
    adminText.databaseForSupport(database.version, formatByteSize(database.bytes)),
    database.schema,
  ].join('\n')
}

function ServerDetails({ status: { version, process, hasPublicUrl } }: StatusProps) {
  return (
    <DefinitionList
      rows={[
        version.commit !== null && { term: adminText.commit, value: version.commit },
        { term: adminText.webAddress, value: adminText.publicUrl(hasPublicUrl) },
        { term: adminText.nodeJs, value: version.node },
        {
          term: adminText.processes,
          hint: process.count > 1 && adminText.processesHint,
          value: process.count,
        },
        { term: adminText.runningSince, value: <LocalTime at={process.since} /> },
        { term: adminText.memory, hint: adminText.memoryHint, value: formatByteSize(process.memoryBytes) },
      ]}
    />
  )
}

const getReplicaStates = () =>
  ({
    used: adminText.inUse,
    away: adminText.unavailable,
    foreign: adminText.notAReplica,
  }) as const

function DatabaseDetails({ status: { database, replica } }: StatusProps) {
  const seconds = (ms: number) => `${formatNumber(Math.abs(ms) / 1_000, 1)} s`
  return (
    <DefinitionList
      rows={[
        { term: 'PostgreSQL', value: database.version },
        {
          term: adminText.responseTime,
          hint: adminText.responseTimeHint,
          value: adminText.milliseconds(formatNumber(database.latencyMs, 1)),
        },
        { term: adminText.size, hint: adminText.databaseSizeHint, value: formatByteSize(database.bytes) },
        { term: adminText.latestMigration, value: database.schema },
        {
          term: adminText.clockDifference,
          hint: adminText.clockDifferenceHint,
          value: seconds(database.clockAheadMs),
        },
        replica !== null && {
          term: adminText.replica,
          hint: adminText.replicaHint,
          value: (
            <>
              {replica.state === 'behind'
                ? adminText.replicaBehind(seconds(replica.lagMs))
                : adminText.replicaSince(getReplicaStates()[replica.state])}{' '}
              <LocalTime at={replica.since} />
            </>
          ),
        },
      ]}
    />
  )
}
