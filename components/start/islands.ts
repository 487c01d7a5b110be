import type { ComponentType } from 'react'
import type { IslandName } from '../ui/Island'
import type { IslandStart } from '../ui/island-start'

/** The code of the islands, which is loaded when the reader uses one. */
export const islands = {
  review: () => import('../review/ReviewLive').then(({ ReviewLive }) => ReviewLive),
  plan: () => import('../plan/PlanLive').then(({ PlanLive }) => PlanLive),
  compare: () => import('../compare/CompareLive').then(({ CompareLive }) => CompareLive),
  run: () => import('../run/RunLive').then(({ RunLive }) => RunLive),
  'index-advisor': () => import('../index-advisor/AdvisorLive').then(({ AdvisorLive }) => AdvisorLive),
  'one-box': () => import('../one-box/OneBoxLive').then(({ OneBoxLive }) => OneBoxLive),
  results: () => import('../search-page/SearchResults').then(({ SearchResults }) => SearchResults),
  'run-here': () => import('../sql/RunHere').then(({ RunHere }) => RunHere),
  feedback: () => import('../article/FeedbackForm').then(({ FeedbackForm }) => FeedbackForm),
} satisfies Record<IslandName, () => Promise<ComponentType<never>>>

/** Returns the component of an island, whose props are in the page. */
export function loadIsland(name: IslandName): Promise<ComponentType<IslandStart>> {
  return islands[name]() as Promise<ComponentType<IslandStart>>
}
