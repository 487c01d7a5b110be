import { start } from './components/start/start'

// the bundler removes the other case, because `NODE_ENV` is a constant
if (process.env.NODE_ENV === 'development') {
  // `components/start/StartInDevelopment.tsx` reports the hydration, twice in React's strict mode
  addEventListener('site:hydrated', start, { once: true })
  const hydrated = new Promise<void>((resolve) => addEventListener('site:hydrated', () => resolve(), { once: true }))
  void import('./lib/dev/client').then(({ followContent }) => followContent(hydrated))
} else if (document.readyState === 'loading') {
  addEventListener('DOMContentLoaded', start)
} else {
  start()
}
