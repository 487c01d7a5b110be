import { PlanFormat } from '../plan/format'

/** Writes costs and sizes in a language. */
export class AdvisorFormat extends PlanFormat {
  bytes = (bytes: number): string => this.size(Math.ceil(bytes / 1024))
}
