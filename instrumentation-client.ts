import { start } from './components/start/start'

// the bundler removes the other case, because `NODE_ENV` is a constant
if (process.env.NODE_ENV === 'development') {
  // reported by `components/start/StartInDevelopment.tsx`, twice in React's strict mode
  const hydrated = new Promise<void>((resolve) => addEventListener('site:hydrated', () => resolve(), { once: true }))
  void hydrated.then(start)
  void import('./lib/dev/client').then(({ followContent }) => followContent(hydrated))
} else if (document.readyState === 'loading') {
  addEventListener('DOMContentLoaded', start)
} else {
  start()
}
