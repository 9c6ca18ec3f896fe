import * as ar from '#app/features/withdrawals/messages/ar.ts'
import * as de from '#app/features/withdrawals/messages/de.ts'
import * as en from '#app/features/withdrawals/messages/en.ts'
import * as es from '#app/features/withdrawals/messages/es.ts'
import * as fr from '#app/features/withdrawals/messages/fr.ts'
import * as it from '#app/features/withdrawals/messages/it.ts'
import * as nl from '#app/features/withdrawals/messages/nl.ts'
import * as pl from '#app/features/withdrawals/messages/pl.ts'
import * as pt from '#app/features/withdrawals/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const withdrawalText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
