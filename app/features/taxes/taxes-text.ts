import * as ar from '#app/features/taxes/messages/ar.ts'
import * as de from '#app/features/taxes/messages/de.ts'
import * as en from '#app/features/taxes/messages/en.ts'
import * as es from '#app/features/taxes/messages/es.ts'
import * as fr from '#app/features/taxes/messages/fr.ts'
import * as it from '#app/features/taxes/messages/it.ts'
import * as nl from '#app/features/taxes/messages/nl.ts'
import * as pl from '#app/features/taxes/messages/pl.ts'
import * as pt from '#app/features/taxes/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const taxesText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
