import { shallowRef, watch, type ShallowRef } from 'vue'
import type { GreatWarQuestion, WindowAnswers } from '../../shared/great-war/questions'
import { sayFault } from '../../shared/wording/fault'
import { useGateway } from '../gateway/gateway'
import { useCampaign } from '../stores/campaign'

type Question<A extends GreatWarQuestion['ask']> = Extract<GreatWarQuestion, { ask: A }>

/** Asks the engine about the shown position; the answer's type follows from the question. */
export function useWarAsk() {
  const gateway = useGateway()
  const campaign = useCampaign()
  return async function ask<A extends GreatWarQuestion['ask']>(
    question: Question<A>,
  ): Promise<WindowAnswers[A] | undefined> {
    if (campaign.id === undefined) return undefined
    const answer = await gateway.ask('campaign:ask', { id: campaign.id, position: campaign.position, question })
    // Main answers a question with its own type: `questions.ts` pairs them for both sides.
    if (answer.ok) return answer.value as WindowAnswers[A]
    if ('kind' in answer.error) campaign.problem = answer.error
    else campaign.tell(`That could not be answered: ${sayFault(answer.error)}`)
    return undefined
  }
}

/** The answer to a question that changes, asked anew when it or the board does; undefined while it is on its way. */
export function useWarAnswer<A extends GreatWarQuestion['ask']>(
  question: () => Question<A> | undefined,
): ShallowRef<WindowAnswers[A] | undefined> {
  const ask = useWarAsk()
  const campaign = useCampaign()
  const answer: ShallowRef<WindowAnswers[A] | undefined> = shallowRef()
  let asked = 0
  watch(
    // Told apart by what it says: the same question made anew (the camera was saved, say) must not take a half-typed deed away.
    [() => JSON.stringify(question()), () => campaign.view],
    async () => {
      const now = question()
      const mine = ++asked
      answer.value = undefined
      if (now === undefined) return
      await campaign.whileAsking(async () => {
        const found = await ask(now)
        if (mine === asked) answer.value = found
      })
    },
    { immediate: true },
  )
  return answer
}
