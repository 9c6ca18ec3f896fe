import type { LockedPackage } from '#tools/package-files.ts'

/** Versions below these have known vulnerabilities. */
const MIN_SAFE_VERSIONS = {
  '@react-router/dev': '8.4.0',
  '@react-router/node': '8.4.0',
  'better-auth': '1.7.16',
  'drizzle-orm': '0.45.2',
  'react-router': '8.4.0',
  sharp: '0.35.0',
} as const

export function findKnownVulnerabilities(packages: readonly Pick<LockedPackage, 'name' | 'version'>[]): string[] {
  return packages.flatMap(({ name, version }) => {
    if (name.startsWith('react-server-dom-')) return [`${name} is installed, but this store does not use it`]
    const floor = Object.entries(MIN_SAFE_VERSIONS).find(([packageName]) => packageName === name)?.[1]
    return floor && isOlder(version, floor) ? [`${name} ${version} is older than ${floor}`] : []
  })
}

/** A prerelease, whose version has a hyphen, comes before its release. */
function isOlder(version: string, floor: string): boolean {
  const [[release = '', before], [floorRelease = '']] = [version.split('-', 2), floor.split('-', 2)]
  const order = release.localeCompare(floorRelease, 'en', { numeric: true })
  return order < 0 || (order === 0 && before !== undefined)
}
