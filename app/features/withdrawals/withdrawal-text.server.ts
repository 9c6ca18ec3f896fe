import * as ar from '#app/features/withdrawals/messages/ar.server.ts'
import * as de from '#app/features/withdrawals/messages/de.server.ts'
import * as en from '#app/features/withdrawals/messages/en.server.ts'
import * as es from '#app/features/withdrawals/messages/es.server.ts'
import * as fr from '#app/features/withdrawals/messages/fr.server.ts'
import * as it from '#app/features/withdrawals/messages/it.server.ts'
import * as nl from '#app/features/withdrawals/messages/nl.server.ts'
import * as pl from '#app/features/withdrawals/messages/pl.server.ts'
import * as pt from '#app/features/withdrawals/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const serverWithdrawalText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
