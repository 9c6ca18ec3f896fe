/**
 * Checks all cases, several at a time, and returns those whose check throws, with the first line of the reason. Use
 * it to check a list of paths, files or fields in one test: expect `[]`.
 * @throws if there are no cases
 */
export async function listFailures<Case>(
  cases: readonly Case[],
  getName: (item: Case) => string,
  check: (item: Case) => Promise<unknown>,
  { concurrency = 8 }: { readonly concurrency?: number } = {},
): Promise<string[]> {
  if (cases.length === 0) throw new Error('There are no cases')
  const failures: string[] = []
  const remaining = cases.values()
  async function checkRemaining(): Promise<void> {
    for (const item of remaining) {
      try {
        await check(item)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        failures.push(`${getName(item)}: ${reason.split('\n')[0]}`)
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, checkRemaining))
  return failures
}
