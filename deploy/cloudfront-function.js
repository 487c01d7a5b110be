// CloudFront function (runtime cloudfront-js-2.0) for the event “viewer request”: an S3 bucket knows only whole names.

// former URLs and their targets, which the build adds to the copy in out/_cloudfront-function.js
const moved = {}

// the endings of files: a page's URL may have a dot as well, such as …/release/2.1/
const file =
  /\.(?:avif|css|csv|data|gif|gz|ico|jpe?g|js|json|md|mp4|pdf|png|svg|txt|wasm|web[mp]|webmanifest|woff2?|xml|ya?ml|zip)$/i

// oxlint-disable-next-line typescript/no-unused-vars -- CloudFront calls it
function handler(event) {
  const request = event.request
  const uri = request.uri
  if (uri === '/') return redirect(302, '/docs/', request)
  const clean = uri.replace(/(?:\/index)?\.html$/, '/')
  if (clean !== uri) return redirect(301, clean, request)
  const former = uri.endsWith('/') ? uri : uri + '/'
  const target = Object.hasOwn(moved, former) ? moved[former] : undefined
  if (target !== undefined) return redirect(301, target, request)
  if (uri.endsWith('/')) {
    request.uri = uri + 'index.html'
    return request
  }
  return file.test(uri) ? request : redirect(301, uri + '/', request)
}

function redirect(statusCode, path, request) {
  const query = Object.entries(request.querystring).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
  )
  // two slashes at the beginning would lead to another host; browsers take a backslash for one
  const location = path.replace(/^[/\\]+/, '/') + (query.length > 0 ? `?${query.join('&')}` : '')
  return {
    statusCode,
    statusDescription: statusCode === 301 ? 'Moved Permanently' : 'Found',
    headers: { location: { value: location } },
  }
}
