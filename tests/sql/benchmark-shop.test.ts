import { describeBenchmark } from './benchmark'

describeBenchmark('shop')
