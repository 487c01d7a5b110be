import { start } from './components/start/start'

// the bundler removes the other case, because `NODE_ENV` is a constant
if (process.env.NODE_ENV === 'development') {
  // the page starts itself after it is hydrated (`components/start/StartInDevelopment.tsx`)
  void import('./lib/dev/client').then(({ followContent }) => followContent())
} else if (document.readyState === 'loading') {
  addEventListener('DOMContentLoaded', start)
} else {
  start()
}
