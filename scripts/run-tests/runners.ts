import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { Outcome } from '#scripts/run-tests/outcome.ts'
import { run } from '#scripts/run-tests/programs.ts'

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number(),
          error: z.object({ message: z.string().optional() }).optional(),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
        }),
      ),
    }),
  ),
})
const suite = z.object({
  title: z.string(),
  specs: z.array(spec).default([]),
  get suites() {
    return z.array(suite).default([])
  },
})
const playwrightReport = z.object({ suites: z.array(suite) })

/** Node removes the types. Playwright would compile each file with Babel, which takes 8 s in a fresh clone. */
const NODE_READS_TYPESCRIPT = { PW_DISABLE_TS_ESM: '1' }

type Suite = z.infer<typeof suite>
type Attachment = z.infer<typeof spec>['tests'][number]['results'][number]['attachments'][number]

/** The folder for the runners' reports, and the outcome that collects the results. */
type Reports = { readonly folder: string; readonly outcome: Outcome }

/**
 * Runs `files` in these Vitest projects, or all files of the projects if `files` is omitted. A failed run without a
 * failed test counts as a failure.
 */
export async function runVitest(
  { folder, outcome }: Reports,
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<void> {
  const path = join(folder, `${projects.join('-')}.json`)
  const isOk = await run('vitest', [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ])
  const before = outcome.failed()
  for (const file of readVitestReport(path)) {
    const name = relative('.', file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    const passed = file.assertionResults.filter(({ status }) => status === 'passed')
    outcome.pass(passed.map((test) => ({ name: `${name} › ${test.fullName}`, seconds: (test.duration ?? 0) / 1_000 })))
    for (const test of failed) outcome.fail(`${name} › ${test.fullName}`, test.failureMessages?.join('\n'))
    if (file.status === 'failed' && failed.length === 0) outcome.fail(name, file.message)
  }
  if (!isOk && outcome.failed() === before) outcome.fail(`vitest, ${projects.join(' and ')}`)
}

/** Runs the browser journeys in `files`, or all of them if omitted. */
export async function runPlaywright(
  { folder, outcome }: Reports,
  browser: string,
  files: readonly string[] = [],
): Promise<void> {
  const path = join(folder, 'journeys.json')
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: path, ...NODE_READS_TYPESCRIPT }
  const isOk = await run('playwright', ['test', '--reporter=list,json', ...files], env)
  const before = outcome.failed()
  for (const { name, status, seconds, error, page } of listTests(readReport(path, playwrightReport)?.suites ?? [])) {
    if (status === 'expected') outcome.pass([{ name, seconds }])
    if (status === 'unexpected' || status === 'flaky') outcome.fail(name, error, page) // a flaky test counts as failed
  }
  if (!isOk && outcome.failed() === before) outcome.fail('playwright')
}

/** Returns every test in a report. Its name includes its file and groups. */
function listTests(suites: readonly Suite[]): {
  readonly name: string
  readonly status: string
  readonly seconds: number
  readonly error: string
  readonly page: readonly string[]
}[] {
  return suites.flatMap(({ title, specs, suites: groups }) => {
    const directTests = specs.flatMap((entry) =>
      entry.tests.map(({ status, results }) => ({
        name: entry.title,
        status,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
        error: results.map(({ error }) => error?.message ?? '').join('\n'),
        page: results.flatMap(({ attachments }) => readMessages(attachments)),
      })),
    )
    return [...directTests, ...listTests(groups)].map((test) => ({ ...test, name: `${title} › ${test.name}` }))
  })
}

/** Returns the title and messages of the page on which a test failed, from Playwright's snapshot of it. */
function readMessages(attachments: readonly Attachment[]): string[] {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {}
  if (!path) return []
  const [, snapshot = ''] = readFileSync(path, 'utf8').split('```yaml')
  return snapshot.split('\n').filter((line) => /- (heading .*level=1|alert|alertdialog|dialog|status)\b/.test(line))
}

/** Returns each test file's results from a report by Vitest's `json` reporter; none if there is no report. */
export function readVitestReport(path: string): z.infer<typeof vitestReport>['testResults'] {
  return readReport(path, vitestReport)?.testResults ?? []
}

function readReport<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
