/** A function of Next without a public export. The contract test explains what to do if a release moves it. */
export { addBasePath } from 'next/dist/client/add-base-path'
