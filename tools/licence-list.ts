import type { LockedPackage } from '#tools/lock-file.ts'

const HEAD = `# Licences

Under which licence each package comes that the lock file names, direct or not, on whatever machine. Written by \`npm run tools licences\`; a test fails where it is not current, or where a licence is new.

The store itself is MIT. None of these asks it to be anything else: LGPL and MPL ask it of changes to their own files, which nobody makes here. libvips (LGPL, in \`@img/sharp-libvips-…\`) is a library of its own that sharp loads. The fonts are OFL.
`

/** The text of docs/licences.md. */
export function licenceList(packages: readonly LockedPackage[]): string {
  const [running, building] = [packages.filter(runs), packages.filter((one) => !runs(one))]
  return [HEAD, section('What the store runs on', running), section('What builds and checks it', building)].join('\n')
}

function runs({ dev, devOptional }: LockedPackage): boolean {
  return !dev && !devOptional
}

function section(title: string, packages: readonly LockedPackage[]): string {
  const rows = [...Map.groupBy(packages, ({ license }) => license ?? 'not said')]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, those]) => {
      const names = [...new Set(those.map(({ name, version }) => `${name} ${version}`))]
      return `| ${licence} | ${names.length} | ${names.join(', ')} |`
    })
  return [`## ${title}`, '', '| Licence | Packages | |', '| --- | ---: | --- |', ...rows, ''].join('\n')
}
