/** The texts of “Run it here” in the language of the page. */
export type RunHereTexts = Readonly<
  Record<
    | 'open'
    | 'size'
    | 'loading'
    | 'starting'
    | 'cancel'
    | 'close'
    | 'run'
    | 'running'
    | 'before'
    | 'after'
    | 'same'
    | 'sameRows'
    | 'different'
    | 'noRows'
    | 'oneMore'
    | 'more'
    | 'plan'
    | 'failed'
    | 'retry'
    | 'unsupported'
    | 'labelled',
    string
  >
>

export interface RunHereProps {
  worker: string
  setup: string
  texts: RunHereTexts
}
