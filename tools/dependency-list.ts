import { DEPENDENCY_REASONS, type DependencyReason } from '#tools/dependency-reasons.ts'
import type { Manifest } from '#tools/package-files.ts'

const HEAD = `# Dependencies

Why each direct dependency is here, and what its absence would take. Written by \`npm run tools dependencies\` from [\`package.json\`](../package.json) and [\`dependency-reasons.ts\`](../tools/dependency-reasons.ts). Licenses: [licenses.md](licenses.md).

- Versions are exact. Install scripts run only for the packages under \`allowScripts\`: Node, esbuild, PostgreSQL.
- A new dependency needs a reason, a license that fits MIT, and a look at what it brings along. Nothing may load code from another host, write \`<style>\` elements at run time, or need \`unsafe-inline\`.
- \`npm run tools audit\`, a part of \`npm test\`, asks npm for known vulnerabilities. Without npm it says NOT CHECKED and compares with the oldest safe versions ([\`known-vulnerabilities.ts\`](../tools/known-vulnerabilities.ts)). A high or critical one is fixed by a release within 72 hours.
`

const WITHOUT = `## What we do without

| Instead of | There is |
| --- | --- |
| a component library | native \`<dialog>\`, \`<details>\`, inputs and CSS |
| a carousel, zoom, toast or form library | scroll snap, a dialog, 130 lines, \`<Form>\` and a schema |
| a table or chart library | a \`<table>\` with its state in the URL, SVG from the server |
| a web framework for the server | \`node:http\` |
| a cache or queue server | PostgreSQL |
| analytics, tag managers, anything from another host | nothing |
`

export function dependencyList({ dependencies, devDependencies }: Manifest): string {
  return [
    HEAD,
    section('What the store is built with and runs on', dependencies),
    section('What checks and measures it', devDependencies),
    WITHOUT,
  ].join('\n')
}

function section(title: string, versions: Readonly<Record<string, string>>): string {
  const rows = DEPENDENCY_REASONS.filter(({ packages: [first] }) => first in versions).map(row)
  return [`## ${title}`, '', '| Package | For | Without it |', '| --- | --- | --- |', ...rows, ''].join('\n')
}

function row({ packages, purpose, without }: DependencyReason): string {
  return `| ${packages.map((name) => `\`${name}\``).join(', ')} | ${purpose} | ${without} |`
}
