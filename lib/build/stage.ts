/** Runs a stage of the build and prints its duration as `name: 1.2 s`. */
export async function stage<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`)
  return result
}
