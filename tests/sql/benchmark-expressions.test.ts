import { describeBenchmark } from './benchmark'

describeBenchmark('expressions')
