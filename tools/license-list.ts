import type { LockedPackage } from '#tools/package-files.ts'

const HEAD = `# Licenses

The license of every package in the lock file, direct or not, on any machine. Written by \`npm run tools dependencies\`. \`@scope/*\` stands for several packages of a scope.

The store itself is MIT, and none of these asks for another license: LGPL and MPL concern changes to their own files. libvips (LGPL, in \`@img/sharp-libvips-…\`) is a separate library that sharp loads. The fonts are OFL.
`
const MAX_NAMED_OF_SCOPE = 3

export function licenseList(packages: readonly LockedPackage[]): string {
  const [running, building] = [packages.filter(runs), packages.filter((one) => !runs(one))]
  return [HEAD, section('What the store runs on', running), section('What builds and checks it', building)].join('\n')
}

function runs({ dev, devOptional }: LockedPackage): boolean {
  return !dev && !devOptional
}

function section(title: string, packages: readonly LockedPackage[]): string {
  const rows = [...Map.groupBy(packages, ({ license }) => license ?? 'unknown')]
    .map(([license, those]) => ({ license, names: [...new Set(those.map(({ name }) => name))] }))
    .sort((a, b) => b.names.length - a.names.length)
    .map(({ license, names }) => `| ${license} | ${names.length} | ${byScope(names).join(', ')} |`)
  return [`## ${title}`, '', '| License | Packages | Names |', '| --- | ---: | --- |', ...rows, ''].join('\n')
}

function byScope(names: readonly string[]): string[] {
  const scopes = Map.groupBy(names, (name) => (name.startsWith('@') ? (name.split('/')[0] ?? name) : name))
  return [...scopes].flatMap(([scope, those]) => (those.length > MAX_NAMED_OF_SCOPE ? [`${scope}/*`] : those))
}
