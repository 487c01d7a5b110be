#!/usr/bin/env bash
# Uploads out/ to a bucket: deploy/s3.sh <bucket> <CloudFront distribution>
# Hashed files go first and are never deleted, so that a page which a reader has open finds its own.
set -euo pipefail
bucket=${1:?the name of the bucket}
distribution=${2:?the id of the CloudFront distribution}
cd "$(dirname "$0")/.."

hashed=('docs/_next/static/*' 'docs/_search/*/*' 'docs/_sql/*' 'docs/media/*')
only=(--exclude '*')
others=()
for pattern in "${hashed[@]}"; do
  only+=(--include "$pattern")
  others+=(--exclude "$pattern")
done
forever='public, max-age=31536000, immutable'

aws s3 sync out "s3://$bucket" "${only[@]}" --cache-control "$forever"
# endings that the client does not know, or knows otherwise
typed() {
  aws s3 cp out "s3://$bucket" --recursive --exclude '*' --include "$1" --content-type "$2" --cache-control "${3:-no-cache}"
}
# settings of other hosts
others+=(--exclude _headers --exclude _redirects --exclude _nginx-redirects.conf --exclude _cloudfront-function.js --exclude .nojekyll)
# not by `sync`, which skips files of the same size that are older than those in the bucket: an earlier build, published again
aws s3 cp out "s3://$bucket" --recursive "${others[@]}" --cache-control no-cache
aws s3 sync out "s3://$bucket" "${others[@]}" --delete --size-only
typed '*.md' 'text/markdown; charset=utf-8'
typed '*.txt' 'text/plain; charset=utf-8'
typed '*.csv' 'text/csv; charset=utf-8'
typed '*.yaml' 'application/yaml; charset=utf-8'
typed '*.webmanifest' 'application/manifest+json'
typed '*/rss.xml' 'application/rss+xml; charset=utf-8'
typed '*/atom.xml' 'application/atom+xml; charset=utf-8'
typed '*/feed.json' 'application/feed+json; charset=utf-8'
typed '*.wasm' 'application/wasm' "$forever"
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
