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
    // What is not known, how things should be read, and what it takes to know more.
    knowing:
      'should be looked at; should be looked at together; should be read together; should be kept in mind; should be weighed against; needs to be kept in mind; need to be kept in mind; is worth keeping in mind; hard to say; hard to tell; hard to know; hard to judge; difficult to say; difficult to tell; difficult to judge; impossible to say; impossible to tell; not possible to say; too early to say; too early to tell; too early to judge; cannot be known; cannot be told; cannot be judged; cannot be answered; cannot be settled; remains to be seen; is an open question; are open questions; is a separate question; is another question; is a different question; do not know; does not know; cannot know; is no reason to; is no reason to buy; is no reason to sell; is not a reason to buy; is not a reason to sell; is not by itself a reason to buy; is not by itself a reason to sell; would not base; should not base; would not read too much into; should not read too much into; would not conclude; would not put too much weight on; would not overstate; would want to see; would want to know; would need to see; would need to know; would like to see; would like to know; would have to know; would help; would make it easier to judge; would make the picture clearer; would make the comparison fairer; would make the answer clearer; would say more; only makes sense; makes sense only; only makes sense if; makes sense only if; only makes sense when; makes sense only when; is only meaningful if; is meaningful only if; is a matter of judgement; is a matter of judgment; is a matter of taste; is a question of horizon; is a question of perspective; depends on; depend on; hinges on; turns on',
    iWould:
      'i would; i would first; i would still; i would also; i would rather; we would; i am; i would not; i want to; i would want to; i would like to',
  },
  chinese: {
    view: '我认为; 我觉得; 在我看来; 个人认为; 我的看法是; 我的理解是; 我倾向于认为; 我更倾向于认为; 依我看; 就我而言; 从我的角度看; 从这些数字看; 从这些数据看; 从以上数据看; 仅从数据看; 单从数字看',
    counts:
      '更重要; 更为重要; 更关键; 更值得关注; 更值得看; 更有参考价值; 更有意义; 更能说明问题; 更应关注; 更需要关注',
    knowing:
      '取决于; 最终取决于; 很难预测; 难以预测; 无法预测; 很难判断; 难以判断; 无法判断; 不好判断; 不好说; 说不准; 尚不清楚; 还不清楚; 并不清楚; 有待观察; 有待验证; 还需观察; 仍需观察; 还需要观察; 还需要; 仍需要; 需要结合; 应结合; 应当结合; 不宜单独看; 不应单独看; 不能单独看; 不能仅凭; 不应仅凭; 不宜过度解读; 不应过度解读; 值得留意; 值得继续跟踪; 值得进一步了解; 是我最看重的指标之一; 是我最关注的指标之一; 是我会重点看的指标; 我最看重的是; 我最关注的是; 仁者见仁; 因人而异; 没有标准答案; 没有简单的答案',
    enough:
      '不够; 并不够; 还不够; 是不够的; 并不足够; 不足够; 远远不够; 意义有限; 意义不大; 参考价值有限; 参考意义有限; 不能说明问题; 说明不了问题; 难以下结论; 还不能下结论; 不能下结论; 无法下结论; 还不能判断贵贱; 不能判断贵贱; 难以判断贵贱; 无法判断贵贱',
  },
} as const;
