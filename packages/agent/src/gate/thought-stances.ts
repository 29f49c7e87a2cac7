/**
 * Where the writer stands to the figures: what they leave open, how they should be read, what counts for more. Words of the
 * writer's own, in both languages, by what they do; the orders they stand in are those of the forms.
 */
export const stances = {
  english: {
    leavesOpen:
      'raises the question of; raises the question; leaves open; leaves the question of; leaves open the question of; begs the question of; invites the question of; raises questions about; leaves unanswered; leaves it open',
    shouldBe:
      'should be considered; should also be considered; should be read; should not be read; should also be read; should always be read; should be seen; should not be seen; should be viewed; should be weighed; should be treated; should not be treated; should be compared; should not be compared; should be converted; should be adjusted; should not be taken; should be taken; should be interpreted; should be judged; should not be judged; needs to be read; need to be read; needs to be considered; need to be considered; has to be read; have to be read; must be read; must be considered; is best read; are best read; is best seen; are best seen; is best viewed; is best treated; deserves to be read; should be kept; should be put; should not be overstated; should not be confused; cannot be read; cannot be judged; can only be read; can only be judged; cannot be added up; cannot simply be added up; cannot simply be compared; cannot be compared; cannot be compared directly; should not be added up; is hard to read; are hard to read',
    makes: 'makes; make; would make; can make; does not make; do not make; does not by itself make; cannot make',
    weight:
      'important; more important; less important; harder; easier; less meaningful; more meaningful; less useful; more useful; less comparable; more comparable; less reliable; more reliable; hard to compare; harder to compare; hard to read; harder to read; relevant; more relevant; less relevant; attractive; cheap; expensive; safe; risky; a bargain; a good investment; a bad investment; fragile; sensitive',
    counts:
      'matters more; matters less; matter more; matter less; counts for more; counts for less; weighs more; weighs less; says more; says less; is more important; is less important; is more informative; is less informative; is more useful; is less useful; tells more; tells less; matters more here; matters less here; matter more here; matter less here; is a better guide; is often a better guide; is a poor guide',
    anySay:
      'says anything about; say anything about; tells us anything about; settles; settle; answers; answer; proves; prove',
    view: 'in my view; to me; for me; to my mind; in my reading; as i read it; as i see it; on my reading; in my judgement; in my judgment; from my perspective; personally; on these numbers alone; on these figures alone; on this evidence; on this evidence alone; from these figures alone; from these numbers alone; on the figures alone; for a fair comparison; for a like-for-like comparison; for a clean comparison; strictly; as a starting point; as a cross-check; as a sanity check',
    iWould:
      'i would; i would first; i would still; i would also; i would rather; we would; i am; i would not; i want to; i would want to; i would like to',
  },
  chinese: {
    view: '我认为; 我觉得; 在我看来; 个人认为; 我的看法是; 我的理解是; 我倾向于认为; 我更倾向于认为; 依我看; 就我而言; 从我的角度看; 从这些数字看; 从这些数据看; 从以上数据看; 仅从数据看; 单从数字看',
    counts:
      '更重要; 更为重要; 更关键; 更值得关注; 更值得看; 更有参考价值; 更有意义; 更能说明问题; 更应关注; 更需要关注',
    enough:
      '不够; 并不够; 还不够; 是不够的; 并不足够; 不足够; 远远不够; 意义有限; 意义不大; 参考价值有限; 参考意义有限; 不能说明问题; 说明不了问题; 难以下结论; 还不能下结论; 不能下结论; 无法下结论; 还不能判断贵贱; 不能判断贵贱; 难以判断贵贱; 无法判断贵贱',
  },
} as const;
