/**
 * Waits for statements that were sent without waiting for each other: together they take one round trip. Waits for all,
 * even if one fails, so that none is sent after the rollback. Takes promises: Drizzle's queries would be sent when they are
 * awaited, so where the order matters, for locks, call `execute()` on them.
 * @throws the error of the first that failed: in a transaction, PostgreSQL refuses those after it
 */
export async function pipelined<const Sent extends readonly Promise<unknown>[]>(sent: Sent) {
  const failed = (await Promise.allSettled(sent)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return await Promise.all(sent)
}
