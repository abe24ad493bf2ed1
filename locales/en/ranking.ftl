# Why a game does not count in the ranking.

hall-uncounted_not_for_points = does not count in the ranking: it was not played for points
hall-uncounted_guest = does not count in the ranking: a guest played
hall-uncounted_machine = does not count in the ranking: an engine played
hall-uncounted_same_player = does not count in the ranking: one person played both sides
hall-uncounted_no_clock = does not count in the ranking: it was played without a clock
hall-uncounted_time_odds = does not count in the ranking: one side had more time than the other
hall-uncounted_set_up_position = does not count in the ranking: it did not begin from an initial position
hall-uncounted_unfinished = does not count in the ranking: it was aborted or is not over
hall-uncounted_void = does not count in the ranking: the game was annulled
hall-uncounted_default = does not count in the ranking: a player did not come
hall-uncounted_too_short = does not count in the ranking: one side never moved
hall-uncounted_both_lost = does not count in the ranking: both players lost
hall-uncounted_unusual_score = does not count in the ranking: the score is neither a win nor a draw
