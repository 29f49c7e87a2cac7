import type { LearningMethod } from '@plumbline/model/strategy-spec';
import type { Learner } from './learner.ts';
import { logistic } from './methods/logistic.ts';
import { ridge } from './methods/ridge.ts';
import { stumps } from './methods/stumps.ts';

export const learners: Readonly<Record<LearningMethod, Learner>> = { ridge, logistic, stumps };
