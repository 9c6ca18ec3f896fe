import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { StartError } from '#app/lib/errors.ts'
import { runCommand } from '#scripts/command.ts'

const PROGRAMS: Readonly<Record<string, string | undefined>> = {
  accessibility: 'tools/accessibility.ts',
  addresses: 'tools/addresses.ts',
  audit: 'tools/audit.ts',
  dependencies: 'tools/dependencies.ts',
  faults: 'tools/faults/faults.ts',
  mutations: 'tools/mutations/mutations.ts',
  screens: 'tools/screens.ts',
  screenshots: 'tools/screenshots.ts',
  stress: 'tools/stress/stress.ts',
}

const USAGE = `Usage: npm run tools <program> [-- options]

  accessibility   checks the built store's pages and writes the data for its accessibility statement
  addresses       writes the address formats of every country
  audit           queries npm for known vulnerabilities in the packages
  dependencies    writes docs/dependencies.md
  faults          attacks the built store, and stops the services that it depends on
  mutations       changes rules line by line, to see whether tests notice
  screens         takes screenshots of every screen and dialog
  screenshots     takes the README's screenshots
  stress          tries to break orders`

const [name = '', ...args] = process.argv.slice(2)
const program = PROGRAMS[name]
if (program) {
  process.argv = [process.execPath, program, ...args]
  await import(pathToFileURL(program).href)
} else {
  await runCommand(() => Promise.reject(new StartError(USAGE)))
}
