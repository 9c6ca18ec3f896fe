import type { ClientBase } from 'pg'

/**
 * An error with the SQLSTATE of a write on a standby, so that the database counts as unavailable and the connection is
 * discarded.
 */
class StandbyServerError extends Error {
  override name = 'StandbyServerError'
  readonly code = '25006'
  constructor() {
    super('the server is a standby')
  }
}

/**
 * Checks a new connection: after a failover, a proxy might still point to the former primary.
 * @throws StandbyServerError
 */
export async function rejectStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
  if (rows[0]?.is_standby) throw new StandbyServerError()
}
