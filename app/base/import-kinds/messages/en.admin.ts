// Why a record was kept when its import was undone
export const changedSince = 'It was changed after this import, so it was kept.'
export const usedSince = 'It was used after this import (for example, in an order), so it was kept.'
export const savedByOlderVersion = 'It was saved by an earlier version of this software, so it cannot be undone.'

export const previousStore = 'a previous store'
