export type ReplicaStatus = {
  /** 'behind': it has not replayed all changes; 'away': it fails; 'foreign': it is no replica of this database. */
  readonly state: 'used' | 'behind' | 'away' | 'foreign'
  readonly since: Date
  /** The maximum age of its data. */
  readonly lagMs: number
}
