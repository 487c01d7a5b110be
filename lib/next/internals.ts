/** Parts of Next without a public export. The contract test says what to do when a release moves them. */
export { addBasePath } from 'next/dist/client/add-base-path'
// not `unstable_rethrow`, which follows circular causes for ever
export { isNextRouterError } from 'next/dist/client/components/is-next-router-error'
