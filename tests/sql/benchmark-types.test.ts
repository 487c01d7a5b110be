import { describeBenchmark } from './benchmark'

describeBenchmark('types')
